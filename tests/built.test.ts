// @vitest-environment happy-dom
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, test, vi } from 'vitest';
import type { PageKey } from '../src/i18n/content';
import { place } from './fixtures/agenda';
import { writeLongLanguages } from './fixtures/languages';
import { buildSite, filesIn, type SiteName } from './sites';
import { readWords } from './words';

/** Reads a built site the way a host serves it. */
async function read(name: SiteName) {
  const folder = await buildSite(name);
  const files = filesIn(folder).map((file) => `/${relative(folder, file).replaceAll('\\', '/')}`);
  const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
  /** The file that a host serves for an address. */
  const fileAt = (address: string) => {
    const path = decodeURI(address).replace(/[?#].*/, '');
    const file = [path, join(path, 'index.html'), `${path}.html`].find((each) =>
      files.includes(each),
    );
    return file ?? '';
  };
  const htmlAt = (address: string) => textOf(fileAt(address));
  const documentAt = (address: string) =>
    new DOMParser().parseFromString(htmlAt(address), 'text/html');
  return { folder, files, textOf, fileAt, htmlAt, documentAt };
}

// Validating HTML takes long on a slow machine.
vi.setConfig({ testTimeout: 60_000 });

const names: SiteName[] = ['shipped', 'languages', 'outline'];
const [shipped, severalLanguages, outline] = (await Promise.all(names.map(read))) as [
  Built,
  Built,
  Built,
];
type Built = Awaited<ReturnType<typeof read>>;

const words = readWords();
const { paths, pages, site, text } = words;
const addresses = [...Object.values(paths), '/404.html'];
const scripts = shipped.files.filter((file) => file.endsWith('.js'));

/** The values of one attribute of all matching elements. */
const attributes = (document: Document, selector: string, name: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');

const config: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Rules of style, not validity: React writes `<br/>`, `required=""`, `autoComplete`.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // `role="list"`, which Chakra's documentation uses too: Safari needs it.
    'no-redundant-role': 'off',
    'prefer-native-element': ['error', { exclude: ['list'] }],
    // Pages load only the site's own files, whose names already contain a hash.
    'require-sri': 'off',
    // React's ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
  },
};

describe.each(addresses)('%s', (address) => {
  const html = shipped.htmlAt(address);
  const document = shipped.documentAt(address);
  const [page] = pages.filter((key) => paths[key] === address);

  test('is valid HTML', async () => {
    const validator = new HtmlValidate(new StaticConfigLoader(config));
    const { results } = await validator.validateString(html);
    const messages = results.flatMap((result) => result.messages);
    expect(messages.map(({ ruleId, message, selector }) => [ruleId, message, selector])).toEqual(
      [],
    );
  });

  test('has its own head: language, title, description, canonical address', () => {
    expect(document.documentElement.lang).toBe('pt-BR');
    expect(attributes(document, 'h1', 'id')).toHaveLength(1);
    expect(attributes(document, 'title', 'id')).toHaveLength(1);
    expect(document.title).toBe(text(page ? `${page}.meta.title` : 'common.notFound.meta'));
    const description = attributes(document, 'meta[name=description]', 'content');
    expect(description).toEqual(page ? [text(`${page}.meta.description`)] : []);
    const canonical = attributes(document, 'link[rel=canonical]', 'href');
    expect(canonical).toEqual(page ? [new URL(paths[page], site.address).href] : []);
    const robots = attributes(document, 'meta[name=robots]', 'content');
    expect(robots, 'what keeps search engines away').toEqual(page ? [] : ['noindex']);
  });

  test('preloads the fonts of its first words', () => {
    const fonts = attributes(document, 'link[rel=preload][as=font][crossorigin]', 'href');
    expect(fonts.filter((font) => shipped.fileAt(font))).toHaveLength(2);
  });

  test('references only files and anchors that exist', () => {
    const named = [
      ...attributes(document, '[src]', 'src'),
      ...attributes(document, 'link[href^="/"]', 'href'),
      ...attributes(document, 'a', 'href'),
    ].filter((to) => !/^(https:|mailto:)/.test(to));
    expect(named.length).toBeGreaterThan(15);
    const broken = named.filter((to) => {
      const [path = '', id] = to.split('#');
      const target = path ? shipped.fileAt(path) : shipped.fileAt(address);
      return !target || (id && !shipped.textOf(target).includes(` id="${id}"`));
    });
    expect(broken, 'links that lead nowhere').toEqual([]);
  });

  test('links to all pages in header and footer, and outside the site only to the owner', () => {
    for (const place of ['header', 'footer']) {
      for (const key of pages) {
        const [link] = [...document.querySelectorAll(`${place} a`)].filter(
          ({ textContent }) => textContent === text(`common.nav.pages.${key}`),
        );
        expect(link?.getAttribute('href'), `${key} in the ${place}`).toBe(paths[key]);
      }
    }
    const outside = [...document.querySelectorAll('a[href^="http"], a[href^="mailto:"]')];
    expect(outside.length).toBeGreaterThan(1);
    for (const link of outside) {
      const href = link.getAttribute('href') ?? '';
      const url = new URL(href);
      if (url.protocol === 'mailto:') {
        expect(decodeURIComponent(url.pathname)).toBe(site.email);
        continue;
      }
      expect(link.getAttribute('rel'), href).toContain('noopener');
      if (url.hostname !== 'wa.me') expect(Object.values(site.social)).toContain(href);
      else expect(url.pathname, 'the number').toBe(`/${site.whatsapp.replace(/\D/g, '')}`);
    }
  });

  test('has a policy that forbids everything the site does not do itself', () => {
    const policy = attributes(document, 'meta[http-equiv=Content-Security-Policy]', 'content');
    expect(policy).toHaveLength(1);
    expect(policy[0]).toContain("default-src 'none'");
    expect(policy[0]).toMatch(/script-src 'self'(;|$)/);
    expect(policy[0]).not.toMatch(/unsafe|\*|https?:/);
    expect(html).not.toMatch(/<script(?![^>]*(src=|application\/))|\sstyle="|\son\w+="/);
  });

  test('is at most 16.5 KB compressed, with at most 160 KB of scripts (180 with the form)', () => {
    const kilobytes = (text: string) => brotliCompressSync(text).length / 1000;
    expect(kilobytes(html)).toBeLessThanOrEqual(16.5);
    const { preload } = JSON.parse(document.getElementById('page-data')?.textContent ?? '');
    const entry = attributes(document, 'script[src]', 'src');
    const needed = new Set<string>([...entry, ...preload.scripts]);
    const script = [...needed].reduce((sum, file) => sum + kilobytes(shipped.textOf(file)), 0);
    expect(script, 'what is counted').toBeGreaterThan(50);
    // The form loads its own library.
    expect(script).toBeLessThanOrEqual(page === 'contato' ? 180 : 160);
  });
});

test('the calls to action lead where they say', () => {
  const calls: [PageKey, string, PageKey][] = [
    ['home', 'home.hero.talk', 'palestrante'],
    ['home', 'home.products.items.renovare.cta', 'renovare'],
    ['home', 'home.products.items.elas-venceram.cta', 'elas-venceram'],
    ['home', 'home.products.items.lumiere-experience.cta', 'lumiere-experience'],
    ['home', 'home.products.items.empreendedor-hoje.cta', 'empreendedor-hoje'],
    ['home', 'home.about.cta', 'contato'],
    ['palestrante', 'palestrante.closing.quote', 'contato'],
  ];
  for (const [page, call, to] of calls) {
    const links = [...shipped.documentAt(paths[page]).querySelectorAll('main a')].filter((link) =>
      link.textContent.includes(text(call)),
    );
    const hrefs = links.map((link) => link.getAttribute('href'));
    expect(hrefs, `where “${text(call)}” leads`).toContain(paths[to]);
  }
  for (const page of ['elas-venceram', 'lumiere-experience', 'empreendedor-hoje'] as const) {
    const main = shipped.documentAt(paths[page]);
    const hrefs = attributes(main, 'main a', 'href');
    expect(hrefs.some((href) => href === paths.contato || href.includes('wa.me'))).toBe(true);
  }
  expect(attributes(shipped.documentAt(paths.depoimentos), 'main a', 'href')).toContain(
    paths.renovare,
  );
});

test('the text alternative of the stars gives the number that is drawn', () => {
  const document = shipped.documentAt(paths.depoimentos);
  const said = text('depoimentos.testimonials.stars');
  const rows = [...document.querySelectorAll(`[role=img][aria-label="${said}"]`)];
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    const drawn = row.querySelectorAll('svg').length;
    expect(said.match(/\d+/g)?.map(Number), said).toEqual(said.match(/\d+/g)?.map(() => drawn));
  }
});

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

test('the form uses the browser’s validation and marks its required fields', () => {
  const document = shipped.documentAt(paths.contato);
  const field = (name: string) => document.querySelector(`form [name="${name}"]`) as Element;
  for (const name of ['nome', 'email', 'interesse', 'mensagem']) {
    expect(field(name).hasAttribute('required'), `${name} is required`).toBe(true);
  }
  expect(field('telefone').hasAttribute('required')).toBe(false);
  expect(field('email').getAttribute('type')).toBe('email');
  const known = Object.entries({ nome: 'name', email: 'email', telefone: 'tel' });
  for (const [name, what] of known) {
    expect(field(name).getAttribute('autocomplete'), `what a phone fills in as ${name}`).toBe(what);
  }
  expect(document.querySelector('form')?.hasAttribute('novalidate')).toBe(false);
  expect(attributes(document, 'form option', 'value')).toEqual([
    ...['', 'renovare', 'palestra', 'elas-venceram', 'lumiere', 'empreendedor', 'outro'],
  ]);
});

describe('scripts', () => {
  test('contain no copy, so that editing a sentence changes no script', () => {
    const sentences = [...words.texts.values()].filter((each) => each.length > 25);
    expect(sentences.length).toBeGreaterThan(100);
    for (const file of scripts) {
      const code = shipped.textOf(file);
      expect(
        sentences.filter((sentence) => code.includes(sentence)),
        file,
      ).toEqual([]);
    }
  });

  test('run in Safari before 16.4, where a lookbehind in a regular expression is a syntax error', () => {
    const behind = scripts.filter((file) => /\(\?<[=!]/.test(shipped.textOf(file)));
    expect(behind, 'scripts that never start there').toEqual([]);
  });

  test('contain nothing of the translators’ tools', () => {
    const tools = /falta traduzir|@copy|dev-inspector|qps-ploc/;
    const found = shipped.files.filter(
      (file) => /\.(js|html|json)$/.test(file) && tools.test(shipped.textOf(file)),
    );
    expect(found).toEqual([]);
  });
});

describe('a site in several languages', () => {
  const built = severalLanguages;
  const folder = writeLongLanguages('site', 'en', 'ar', 'fr');
  const languages = ['pt-BR', 'ar', 'en'].map((tag) => readWords(folder, tag));
  const [source] = languages as [typeof words];
  const onSite = (path: string) => new URL(path, source.site.address).href;

  const alternates = (document: Document) => {
    const links = 'link[rel=alternate]';
    const hrefs = attributes(document, links, 'href');
    return attributes(document, links, 'hreflang').map((tag, index) => [tag, hrefs[index]]);
  };

  test('each page links to its versions in other languages, for search engines and visitors', () => {
    for (const { tag, direction, paths: own } of languages) {
      for (const page of source.pages) {
        const document = built.documentAt(own[page]);
        expect([document.documentElement.lang, document.documentElement.dir]).toEqual([
          tag,
          direction,
        ]);
        expect(attributes(document, 'link[rel=canonical]', 'href')).toEqual([onSite(own[page])]);
        const shared = ['locale', 'locale:alternate'].map((name) =>
          attributes(document, `meta[property="og:${name}"]`, 'content').sort(),
        );
        const regions: Record<string, string> = { ar: 'ar_EG', en: 'en_US', 'pt-BR': 'pt_BR' };
        const { [tag]: here, ...elsewhere } = regions;
        expect(shared, `${page} in ${tag}`).toEqual([[here], Object.values(elsewhere)]);
        expect(alternates(document).sort(), `${page} in ${tag}`).toEqual(
          [
            ...languages.map((other) => [other.tag, onSite(other.paths[page])]),
            ['x-default', onSite(source.paths[page])],
          ].sort(),
        );
        for (const other of languages) {
          const link = `footer a[hreflang="${other.tag}"]`;
          expect(attributes(document, link, 'href').map(decodeURI)).toEqual([other.paths[page]]);
          expect(attributes(document, link, 'lang')).toEqual([other.tag]);
          expect(document.querySelector(link)?.textContent).toBe(other.name);
        }
      }
    }
  });

  test('only the language switcher links to other languages', () => {
    for (const { tag, paths: own } of languages) {
      for (const page of source.pages) {
        const links = 'a[href^="/"]:not([hreflang]):not([href$=".ics"])';
        const hrefs = attributes(built.documentAt(own[page]), links, 'href');
        expect(hrefs.length).toBeGreaterThan(15);
        const targets = new Set(Object.values(own));
        const away = hrefs.filter((href) => !targets.has(decodeURI(href).replace(/#.*/, '')));
        expect(away, `links of ${page} in ${tag}`).toEqual([]);
      }
    }
  });

  test('search engines and calendars get every dated event that is not over yet', () => {
    for (const { tag, paths: own, text: say } of languages) {
      const html = built.htmlAt(own['lumiere-experience']);
      expect(html).not.toContain('Lisboa');
      expect(html.match(/"@type":"Event"/g)).toHaveLength(2);
      expect(html).toContain(
        `"startDate":"2096-02-29T19:00:00-03:00","endDate":"2096-02-29T22:30:00-03:00","location":{"@type":"Place","name":"${place}","address":"${place}"}`,
      );
      const [file = ''] = /\/assets\/[\w/-]+\.ics/.exec(html) ?? [];
      expect(file).toContain(`/${tag}/`);
      const title = say('home.products.items.lumiere-experience.titulo');
      expect(built.textOf(file).replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
    }
    const renovare = built.documentAt(source.paths.renovare);
    expect(attributes(renovare, 'main a[href*="example.org"]', 'rel')).toEqual(['noopener']);
  });

  test('each language has its own 404 page, which links to its home page and has no alternates', () => {
    for (const { tag, paths: own, text: say } of languages) {
      const file = tag === 'pt-BR' ? '/404.html' : `/${tag}/404.html`;
      const document = built.documentAt(file);
      expect(document.documentElement.lang).toBe(tag);
      const heading = document.querySelector('h1');
      expect(heading?.textContent).toBe(say('common.notFound.title'));
      expect(heading?.lang, 'what a screen reader pronounces').toBe(
        say('common.notFound.titleLang'),
      );
      expect(alternates(document)).toEqual([]);
      const home = attributes(document, 'main a', 'href').map(decodeURI);
      expect(home).toEqual([own.home]);
    }
  });

  test('the sitemap names every page once, and nothing of a draft is published', () => {
    const sitemap = built.textOf('/sitemap.xml');
    const named = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
    const all = languages.flatMap((language) => Object.values(language.paths).map(onSite));
    expect(named.sort()).toEqual(all.sort());
    expect(built.files.filter((file) => /\/fr[./-]/.test(file))).toEqual([]);
    expect(built.files.filter((file) => file.endsWith('.html'))).not.toEqual([]);
    for (const file of built.files.filter((each) => each.endsWith('.html'))) {
      expect(built.textOf(file), file).not.toMatch(/hreflang="fr"|Français/);
    }
  });

  test('other languages add no scripts, styles or fonts; a site without them has no alternates', () => {
    const assets = (files: string[]) => files.filter((file) => /\.(js|css|woff2)$/.test(file));
    expect(assets(built.files)).toEqual(assets(shipped.files));
    expect(shipped.files.filter((file) => /languages/.test(file))).toEqual([]);
    for (const address of addresses) {
      expect(shipped.htmlAt(address)).not.toMatch(/hreflang|og:locale:alternate/);
    }
  });
});

test('no word of a page is hard-coded: every word comes from the copy', () => {
  // A lone « is the initial of the name, which is «site.name» here.
  const facts = /«[^«»]+»|eco@example\.com|[\d\s:·,«]/g;
  const spoken = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title', 'label'];
  const htmlFiles = outline.files.filter((file) => file.endsWith('.html'));
  expect(htmlFiles.length).toBeGreaterThan(8);
  for (const file of htmlFiles) {
    const document = outline.documentAt(file);
    for (const silent of document.querySelectorAll('style, script, [aria-hidden=true]')) {
      silent.remove();
    }
    const said = [
      ...[...document.querySelectorAll('*')].flatMap(({ childNodes }) =>
        [...childNodes].filter(({ nodeType }) => nodeType === 3).map((node) => node.textContent),
      ),
      ...spoken.flatMap((name) => attributes(document, `[${name}]`, name)),
      ...attributes(document, 'meta[name=description]', 'content'),
    ];
    expect(said.length).toBeGreaterThan(20);
    expect(
      said.filter((each) => (each ?? '').replace(facts, '') !== ''),
      `words of ${file} that the copy lacks`,
    ).toEqual([]);
  }
});

test('the notes that tell the owner what is sample content are never published', () => {
  const published = shipped.files.filter((file) => /\.(html|json)$/.test(file)).map(shipped.textOf);
  const told = [...words.written].filter(
    ([path, note]) => path.endsWith('.sample') && published.some((text) => text.includes(note)),
  );
  expect(told).toEqual([]);
});

test('the favicon, robots.txt, the sitemap and the manifest exist', () => {
  for (const file of ['/favicon.svg', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest']) {
    expect(existsSync(join(shipped.folder, file)), file).toBe(true);
  }
  expect(shipped.textOf('/robots.txt')).toContain(new URL('/sitemap.xml', site.address).href);
});
