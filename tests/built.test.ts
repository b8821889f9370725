// @vitest-environment happy-dom
// It loads no style sheets, and without this prints an error for each.
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { offers } from '../src/site/pages.ts';
import type { PageKey } from '../src/site/resources.ts';
import { networksOf } from '../tools/copy/link-facts.ts';
import { expectTrueOfAnyOwner } from './any-owner.ts';
import { datedPages, place, tickets } from './fixtures/owners.ts';
import { buildSite, filesIn, type SiteName, wordsOf } from './sites.ts';
import type { Words } from './words.ts';

async function read(name: SiteName) {
  const folder = await buildSite(name);
  const base = wordsOf(name).paths.home;
  const files = filesIn(folder).map((file) => `/${relative(folder, file).replaceAll('\\', '/')}`);
  const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
  const fileAt = (address: string) => {
    const path = join(
      '/',
      decodeURI(address)
        .replace(base, '/')
        .replace(/[?#].*/, ''),
    );
    const forms = [path, join(path, 'index.html'), `${path}.html`];
    return forms.find((form) => files.includes(form)) ?? '';
  };
  const htmlAt = (address: string) => textOf(fileAt(address));
  const documents = new Map<string, Document>();
  const documentAt = (address: string) => {
    const document =
      documents.get(address) ?? new DOMParser().parseFromString(htmlAt(address), 'text/html');
    documents.set(address, document);
    return document;
  };
  return { folder, base, files, textOf, fileAt, htmlAt, documentAt };
}

const [shipped, world] = await Promise.all([read('shipped'), read('world')]);
const words = wordsOf('shipped');
const { paths, pages, site, text } = words;
const languages = ['pt-BR', 'ar', 'en'].map((tag) => wordsOf('world', tag));
const [source] = languages as [Words];

const attributes = (document: Document, selector: string, name: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');

const everyPage = [
  { built: shipped, words },
  ...languages.map((language) => ({ built: world, words: language })),
].flatMap(({ built, words }) => {
  const { tag, paths } = words;
  const missing = `${built.base}${tag === 'pt-BR' ? '' : `${tag}/`}404.html`;
  const pages = Object.entries(paths).map(([page, address]) => ({ page, address }));
  return [...pages, { page: undefined, address: missing }].map(({ page, address }) => {
    return { page: page as PageKey | undefined, address, built, words };
  });
});

describe.each(everyPage)('$address', ({ page, address, built, words }) => {
  const html = built.htmlAt(address);
  const document = built.documentAt(address);

  test('shows its words and its owner’s facts, to visitors and to search engines', () => {
    expectTrueOfAnyOwner(html, words, page);
  });

  test('references only files and anchors that exist', () => {
    const named = [
      ...attributes(document, '[src]', 'src'),
      ...attributes(document, 'link[href^="/"]', 'href'),
      ...attributes(document, 'a', 'href'),
    ].filter((to) => !/^(https:|mailto:)/.test(to));
    const broken = named.filter((to) => {
      const [path = '', id] = to.split('#');
      const target = built.fileAt(path || address);
      return !target || (id && !built.textOf(target).includes(` id="${id}"`));
    });
    expect(broken, 'links that lead nowhere').toEqual([]);
    const fonts = attributes(document, 'link[rel=preload][as=font][crossorigin]', 'href');
    expect(fonts, 'the fonts of the first words').toHaveLength(2);
  });

  test('has a policy that forbids everything the site does not do itself', () => {
    const policy = attributes(document, 'meta[http-equiv=Content-Security-Policy]', 'content');
    expect(policy).toHaveLength(1);
    const [first] = attributes(document, 'meta:not([charset]), link, script, style', 'http-equiv');
    expect(first, 'what comes before all that it governs').toBe('Content-Security-Policy');
    expect(policy[0]).toContain("default-src 'none'");
    expect(policy[0]?.replace("style-src 'self' 'unsafe-inline'", '')).not.toMatch(/unsafe|\*/);
    const { formEndpoint, analytics } = words.site;
    const service = formEndpoint ? [new URL(formEndpoint).origin] : [];
    const counter = analytics ? [new URL(analytics.src).origin] : [];
    expect(policy[0]).toContain(`${['script-src', "'self'", ...counter].join(' ')};`);
    expect(policy[0]).toContain(`${['connect-src', "'self'", ...service, ...counter].join(' ')};`);
    expect(policy[0]).toContain(`form-action ${service[0] ?? "'none'"}`);
  });
});

const config: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:document'],
  // These reject React's HTML, the list role that Safari needs, and scripts without `integrity`,
  // whose names have a hash.
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // tools/check/rules.ts asks for titles that fit a search result.
    'long-title': 'off',
    'void-style': 'off',
    'no-redundant-role': 'off',
    'prefer-native-element': ['error', { exclude: ['list'] }],
    'require-sri': 'off',
    'valid-id': ['error', { relaxed: true }],
  },
};

describe.each([...Object.values(paths), '/404.html'])('%s', (address) => {
  const html = shipped.htmlAt(address);

  test('is valid HTML', async () => {
    const validator = new HtmlValidate(new StaticConfigLoader(config));
    const { results } = await validator.validateString(html);
    const messages = results.flatMap((result) => result.messages);
    expect(messages.map(({ ruleId, message, selector }) => [ruleId, message, selector])).toEqual(
      [],
    );
  });
});

test('pages are small: at most 18 KB compressed, with 160 KB of scripts (191 with the form)', () => {
  const kilobytes = (file: string) => brotliCompressSync(shipped.textOf(file)).length / 1000;
  const scripts = shipped.files.filter((file) => file.endsWith('.js'));
  const sizes = new Map(scripts.map((file) => [file, kilobytes(file)]));
  for (const address of Object.values(paths)) {
    expect(kilobytes(shipped.fileAt(address)), address).toBeLessThanOrEqual(18);
    const document = shipped.documentAt(address);
    const { preload } = JSON.parse(document.getElementById('page-data')?.textContent ?? '');
    const entry = attributes(document, 'script[src]', 'src');
    const needed = new Set<string>([...entry, ...preload]);
    const script = [...needed].reduce((sum, file) => sum + (sizes.get(file) ?? Infinity), 0);
    expect(script, address).toBeLessThanOrEqual(address === paths.contato ? 191 : 160);
  }
});

test('the calls to action lead where they say', () => {
  const calls: [PageKey, string, PageKey][] = [
    ['home', 'home.hero.talk', 'palestrante'],
    ...offers
      .map((page): [PageKey, string, PageKey] => ['home', `home.products.items.${page}.cta`, page])
      // Another copy may offer less.
      .filter(([, call]) => words.texts.has(call)),
    ['home', 'home.about.cta', 'contato'],
    ['palestrante', 'palestrante.closing.cta', 'contato'],
  ];
  for (const [page, call, to] of calls) {
    const links = [...shipped.documentAt(paths[page]).querySelectorAll('main a')].filter((link) =>
      link.textContent.includes(text(call)),
    );
    const hrefs = links.map((link) => decodeURI(link.getAttribute('href') ?? ''));
    expect(hrefs, `where “${text(call)}” leads`).toContain(paths[to]);
  }
  for (const page of offers) {
    const hrefs = attributes(shipped.documentAt(paths[page]), 'main a', 'href');
    expect(hrefs.some((href) => href === paths.contato || href.includes('wa.me'))).toBe(true);
  }
  const voices = attributes(shipped.documentAt(paths.depoimentos), 'main a', 'href');
  const topics = [...words.texts].filter(([path]) => /^depoimentos\..*\.topic$/.test(path));
  // Another topic than a page's is no link.
  const told = topics.flatMap(([, topic]) => paths[topic as PageKey] ?? []);
  expect(voices.map(decodeURI), 'the pages that testimonials are about').toEqual(
    expect.arrayContaining(told),
  );
});

function graphOf(document: Document): { '@type': string }[] {
  const [data] = document.querySelectorAll('script[type="application/ld+json"]');
  return JSON.parse(data?.textContent ?? '')['@graph'];
}

test.each(pages)(
  'search engines learn what %s is about, and link previews get its picture',
  async (page) => {
    const first = page === 'home' ? 'WebSite' : 'BreadcrumbList';
    const document = shipped.documentAt(paths[page]);
    expect(graphOf(document).map((node) => node['@type'])).toEqual([first, 'Person']);
    const [image = ''] = attributes(document, 'meta[property="og:image"]', 'content');
    const file = join(shipped.folder, shipped.fileAt(new URL(image).pathname));
    expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630 });
  },
);

test('WhatsApp links contain the message written for them', () => {
  for (const page of pages) {
    const messages = [...words.texts].filter(
      ([path]) => path.startsWith(`${page}.`) && path.endsWith('.message'),
    );
    const links = attributes(shipped.documentAt(paths[page]), 'main a[href*="wa.me"]', 'href');
    const carried = links.map((href) => new URL(href).searchParams.get('text'));
    for (const [path, message] of messages) expect(carried, path).toContain(message);
  }
});

test('a phone fills in the form’s fields, and the service gets known interests', () => {
  const document = shipped.documentAt(paths.contato);
  for (const [name, what] of Object.entries({ nome: 'name', email: 'email', telefone: 'tel' })) {
    expect(attributes(document, `form [name="${name}"]`, 'autocomplete'), name).toEqual([what]);
  }
  const options = words.idsOf('contato.form.interesse.options');
  expect(attributes(document, 'form option', 'value')).toEqual(['', ...options]);
});

describe('files', () => {
  const scripts = shipped.files.filter((file) => file.endsWith('.js'));

  test('scripts contain no copy, so that editing a sentence changes no script', () => {
    const sentences = [...words.texts.values()].filter((each) => each.length > 25);
    expect(sentences.length).toBeGreaterThan(100);
    const code = scripts.map(shipped.textOf).join('\n');
    expect(sentences.filter((sentence) => code.includes(sentence))).toEqual([]);
  });

  test('scripts run in Safari before 16.4, where a lookbehind is a syntax error', () => {
    const behind = scripts.filter((file) => /\(\?<[=!]/.test(shipped.textOf(file)));
    expect(behind, 'scripts that never start there').toEqual([]);
  });

  test('the notes that tell the owner what is sample content are never published', () => {
    const published = shipped.files.filter((file) => /\.(html|json)$/.test(file));
    const all = published.map(shipped.textOf).join('\n');
    const notes = [...words.written].filter(([path]) => path.endsWith('.sample'));
    expect(notes.filter(([, note]) => all.includes(note))).toEqual([]);
  });

  test('the only hidden file that is published is Apache’s', () => {
    expect(shipped.files.filter((file) => file.includes('/.'))).toEqual(['/.htaccess']);
  });

  test('the favicon, the icons that the manifest names, robots.txt and the sitemap exist', async () => {
    expect(shipped.files).toEqual(
      expect.arrayContaining(['/favicon.svg', '/favicon.ico', '/manifest.webmanifest']),
    );
    const { icons } = JSON.parse(shipped.textOf('/manifest.webmanifest'));
    for (const { src, sizes } of [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
      const { width, height, hasAlpha } = await sharp(join(shipped.folder, src)).metadata();
      expect([src, `${width}x${height}`, hasAlpha]).toEqual([src, sizes, false]);
    }
    const sitemap = new URL('/sitemap.xml', site.address).href;
    expect(shipped.textOf('/robots.txt')).toContain(`Sitemap: ${sitemap}`);
  });

  test('the sitemap names every page once, and nothing of a draft is published', () => {
    const sitemap = world.textOf('/sitemap.xml');
    const named = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
    const all = languages.flatMap((language) => Object.values(language.paths));
    const { address } = source.site;
    expect(named.sort()).toEqual(all.map((path) => new URL(path, address).href).sort());
    expect(world.files.filter((file) => /\/fr[./-]/.test(file))).toEqual([]);
    for (const file of world.files.filter((each) => each.endsWith('.html'))) {
      expect(world.textOf(file), file).not.toMatch(/hreflang="fr"|Français/);
    }
  });
});

describe('a site in several languages', () => {
  const onSite = (path: string) => new URL(path, source.site.address).href;

  test('each page links to its versions in other languages, for search engines and visitors', () => {
    for (const { tag, paths: own } of languages) {
      for (const page of source.pages) {
        const document = world.documentAt(own[page]);
        const alternates = [...document.querySelectorAll('link[rel=alternate]')].map((link) => [
          link.getAttribute('hreflang'),
          link.getAttribute('href'),
        ]);
        expect(alternates.sort(), `${page} in ${tag}`).toEqual(
          [
            ...languages.map((other) => [other.tag, onSite(other.paths[page])]),
            ['x-default', onSite(source.paths[page])],
          ].sort(),
        );
        const regions: Record<string, string> = { ar: 'ar_EG', en: 'en_US', 'pt-BR': 'pt_BR' };
        const { [tag]: here, ...elsewhere } = regions;
        const shared = ['locale', 'locale:alternate'].map((name) =>
          attributes(document, `meta[property="og:${name}"]`, 'content').sort(),
        );
        expect(shared, `${page} in ${tag}`).toEqual([[here], Object.values(elsewhere)]);
        for (const other of languages) {
          const link = `footer a[hreflang="${other.tag}"]`;
          expect(attributes(document, link, 'href').map(decodeURI)).toEqual([other.paths[page]]);
          expect(attributes(document, link, 'lang')).toEqual([other.tag]);
          expect(document.querySelector(link)?.textContent).toBe(other.name);
        }
      }
    }
  });

  test('search engines get the day of each event that is not over yet, without its hour', () => {
    const [event = 'home'] = datedPages;
    for (const { paths: own } of languages) {
      expect(world.htmlAt(own[event])).not.toContain('Lisboa');
      const nodes = graphOf(world.documentAt(own[event]));
      expect(nodes.filter((node) => node['@type'] === 'Event')).toMatchObject([
        {
          startDate: '2096-02-29',
          location: { '@type': 'Place', name: place, address: place },
          offers: { '@type': 'Offer', url: tickets },
        },
        { startDate: '2096-03-01' },
        { startDate: '2096-04-07' },
      ]);
    }
  });

  test('no word is hard-coded: pages in Arabic have Arabic letters, but for names and facts', () => {
    const [, arabic] = languages as [Words, Words];
    const { name, email, figures, agenda = [], clients = [] } = arabic.site;
    const facts = [
      name,
      arabic.firstName,
      email,
      ...Object.values(figures),
      ...agenda.flatMap(({ place = [] }) => place),
      ...clients,
      ...languages.map((language) => language.name),
      // The hosts of her links and of the visit counter.
      ...networksOf(arabic.site).flatMap(({ name, where }) => [name, where]),
      'visitas.davila.art.br',
      'youtube.com',
      'imprensa.davila.art.br',
      'PNG',
    ].map(String);
    const spoken = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title', 'label'];
    for (const address of [...Object.values(arabic.paths), `${world.base}ar/404.html`]) {
      const document = world.documentAt(address);
      const texts = [...document.querySelectorAll('*')]
        .filter((element) => !element.matches('style, script'))
        .flatMap(({ childNodes }) => [...childNodes])
        .filter(({ nodeType }) => nodeType === 3)
        .map((node) => node.textContent);
      const said = [
        ...texts,
        ...spoken.flatMap((name) => attributes(document, `[${name}]`, name)),
        ...attributes(document, 'meta[name=description]', 'content'),
      ].map((each) => facts.reduce((rest, fact) => rest.replaceAll(fact, ''), each ?? ''));
      expect(said.length).toBeGreaterThan(20);
      expect
        .soft(
          said.filter((each) => /\p{Script=Latin}{2}/u.test(each)),
          `words of ${address} that are not in its copy`,
        )
        .toEqual([]);
    }
  });
});
