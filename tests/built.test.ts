// @vitest-environment happy-dom
// happy-dom loads no style sheets. Without this setting, it prints an error for each.
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { PageKey } from '../src/content/resources.ts';
import { isShipped } from '../tools/copy/index.ts';
import { buildSite, filesIn, type SiteName, wordsOf } from './sites.ts';
import { ofDrawings, patternOf } from './words.ts';

async function read(name: SiteName) {
  const folder = await buildSite(name);
  const base = wordsOf(name).paths.home;
  const files = filesIn(folder).map((file) => `/${relative(folder, file).replaceAll('\\', '/')}`);
  const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
  const fileAt = (address: string) => {
    const [path = ''] = decodeURI(address).replace(base, '/').split(/[?#]/);
    const forms = [path, join(path, 'index.html'), `${path}.html`];
    return forms.find((form) => files.includes(form)) ?? '';
  };
  const htmlAt = (address: string) => textOf(fileAt(address));
  const documentAt = (address: string) =>
    // happy-dom would fetch the preloaded copy from a server that isn't there.
    new DOMParser().parseFromString(htmlAt(address).replaceAll(' as="fetch"', ''), 'text/html');
  return { folder, base, files, textOf, fileAt, htmlAt, documentAt };
}

const [shipped, invented] = await Promise.all([read('shipped'), read('invented')]);
const words = wordsOf('shipped');
const { paths, text } = words;
const languages = ['pt-BR', 'ar', 'en'].map((tag) => wordsOf('invented', tag));

const attributes = (document: Document, selector: string, name: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');

function textsOf(document: Document): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter(({ parentElement }) => !parentElement?.closest('style, script'));
}

function spokenIn(document: Document): string[] {
  const names = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title', 'label'];
  return names.flatMap((name) => attributes(document, `[${name}]`, name));
}

const everyPage = [
  { built: shipped, words },
  ...languages.map((language) => ({ built: invented, words: language })),
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

  test('page: shows all its words in its language, and no facts of another owner', () => {
    const { lang, dir } = document.documentElement;
    expect([lang, dir]).toEqual([words.tag, words.direction]);
    const title = words.text(page ? `${page}.hero.title` : 'common.notFound.title');
    expect([...document.querySelectorAll('h1')].map((h1) => h1.textContent)).toEqual([title]);
    const shown = textsOf(document).map(({ data }) => data);
    const said = [shown.join(''), ...spokenIn(document)].join('\n').replace(/\s+/g, ' ');
    const unsure = built === shipped && isShipped ? [] : ofDrawings;
    const keys = ['skip', 'brand.home', 'brand.role', 'footer.lead', 'footer.legal'];
    const wanted = [
      ...keys.map((key) => words.text(`common.${key}`)),
      ...(page ? words.wordsOn(page, ...unsure) : [words.text('common.notFound.lead')]),
    ].map((text) => text.replace(/\s+/g, ' '));
    expect(
      wanted.filter((text) => !said.includes(text)),
      'texts that the page lacks',
    ).toEqual([]);
    const { name, slug, email, whatsapp } = wordsOf(
      built === invented ? 'shipped' : 'invented',
    ).site;
    const foreign = [name, slug, email, whatsapp].filter((fact) => html.includes(fact));
    expect(foreign, 'facts of another owner').toEqual([]);
  });

  test('page: shows no “undefined” or unfilled variable, no HTML tag, and no web address outside a link', () => {
    const broken =
      /.{0,30}(\b(undefined|null|NaN|Infinity)\b|\[object |\{\{|<\/?[a-z-]+>|https?:).{0,30}/g;
    const texts = textsOf(document).filter((text) => !text.parentElement?.closest('a'));
    expect(texts.flatMap(({ data }) => data.match(broken) ?? [])).toEqual([]);
    const attributes = [...document.querySelectorAll('body *')].flatMap((element) =>
      [...element.attributes].map(({ value }) => value),
    );
    expect(attributes.filter((value) => /\bundefined\b|NaN|\[object |\{\{/.test(value))).toEqual(
      [],
    );
  });

  test('page: links only to files, anchors and pages that exist, and to pages of its own language', () => {
    const named = [
      ...attributes(document, '[src]', 'src'),
      ...attributes(document, 'link[href^="/"]', 'href'),
      ...attributes(document, 'a', 'href'),
      ...attributes(document, 'meta[property="og:image"]', 'content').map(
        (image) => new URL(image).pathname,
      ),
    ].filter((to) => !/^(https:|mailto:)/.test(to));
    const broken = named.filter((to) => {
      const [path = '', id] = to.split('#');
      const target = built.fileAt(path || address);
      const isInside = to.startsWith(built.base) || to.startsWith('#');
      return !isInside || !target || (id && !built.textOf(target).includes(` id="${id}"`));
    });
    expect(broken, 'links that lead nowhere').toEqual([]);
    const links = attributes(document, 'a[href^="/"]:not([hreflang])', 'href').map((to) =>
      decodeURI(to.replace(/[?#].*/, '')),
    );
    const own = Object.values(words.paths);
    expect(links.filter((to) => !own.includes(to) && !/\.\w+$/.test(to))).toEqual([]);
    const fonts = attributes(document, 'link[rel=preload][as=font][crossorigin]', 'href');
    expect(fonts, 'preloaded fonts').toHaveLength(2);
  });
});

const config: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // The HTML that React writes breaks the first six rules.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
    // The owner's guide says how long a title may be.
    'long-title': 'off',
    // Safari needs `role="list"` (pages.spec.ts).
    'no-redundant-role': 'off',
    'prefer-native-element': ['error', { exclude: ['list'] }],
    // Scripts of the site's own host need no `integrity`.
    'require-sri': 'off',
  },
};

test.each([...Object.values(paths), '/404.html'])('page: %s is valid HTML', async (address) => {
  const validator = new HtmlValidate(new StaticConfigLoader(config));
  const { results } = await validator.validateString(shipped.htmlAt(address));
  const messages = results.flatMap((result) => result.messages);
  expect(messages.map(({ ruleId, message, selector }) => [ruleId, message, selector])).toEqual([]);
});

test('page: its HTML has at most 18 KB compressed, its scripts 160 KB compressed (191 KB with the form)', () => {
  const kilobytes = (file: string) => brotliCompressSync(shipped.textOf(file)).length / 1000;
  const scripts = shipped.files.filter((file) => file.endsWith('.js'));
  const sizes = new Map(scripts.map((file) => [file, kilobytes(file)]));
  for (const address of Object.values(paths)) {
    expect(kilobytes(shipped.fileAt(address)), address).toBeLessThanOrEqual(18);
    const document = shipped.documentAt(address);
    const preload = attributes(document, 'link[rel=modulepreload]', 'href');
    const entry = attributes(document, 'script[src]', 'src');
    const needed = new Set<string>([...entry, ...preload]);
    const script = [...needed].reduce((sum, file) => sum + (sizes.get(file) ?? Infinity), 0);
    expect(script, address).toBeLessThanOrEqual(address === paths.contato ? 191 : 160);
  }
});

test('form: browsers can fill in name, e-mail and telephone, and each option’s value is its id', () => {
  const document = shipped.documentAt(paths.contato);
  for (const [name, what] of Object.entries({ nome: 'name', email: 'email', telefone: 'tel' })) {
    expect(attributes(document, `form [name="${name}"]`, 'autocomplete'), name).toEqual([what]);
  }
  const options = words.idsOf('contato.form.interesse.options');
  expect(attributes(document, 'form option', 'value')).toEqual(['', ...options]);
});

describe('files', () => {
  const scripts = shipped.files.filter((file) => file.endsWith('.js'));

  test('scripts: contain no copy, so that editing a sentence changes no script', () => {
    const sentences = [...words.texts.values()].filter((each) => each.length > 25);
    expect(sentences.length).toBeGreaterThan(100);
    const code = scripts.map(shipped.textOf).join('\n');
    expect(sentences.filter((sentence) => code.includes(sentence))).toEqual([]);
  });

  test('scripts: no regular expression has a lookbehind, which is a syntax error in Safari before 16.4', () => {
    const behind = scripts.filter((file) => /\(\?<[=!]/.test(shipped.textOf(file)));
    expect(behind, 'scripts with a lookbehind').toEqual([]);
  });

  test('samples: the `sample` notes for the owner are not published', () => {
    const published = shipped.files.filter((file) => /\.(html|json)$/.test(file));
    const all = published.map(shipped.textOf).join('\n');
    const notes = [...words.texts].filter(([path]) => path.endsWith('.sample'));
    expect(notes.filter(([, note]) => all.includes(note))).toEqual([]);
  });

  test('files: the only hidden file that is published is Apache’s .htaccess', () => {
    expect(shipped.files.filter((file) => file.includes('/.'))).toEqual(['/.htaccess']);
  });

  test('icons: have the sizes that the manifest and iOS expect, and no transparency', async () => {
    expect(shipped.files).toEqual(expect.arrayContaining(['/favicon.svg', '/favicon.ico']));
    const { icons } = JSON.parse(shipped.textOf('/manifest.webmanifest'));
    for (const { src, sizes } of [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
      const { width, height, hasAlpha } = await sharp(join(shipped.folder, src)).metadata();
      expect([src, `${width}x${height}`, hasAlpha]).toEqual([src, sizes, false]);
    }
  });

  test('draft language: nothing of it is published, and no page or sitemap names it', () => {
    expect(invented.files.filter((file) => /\/fr[./-]/.test(file))).toEqual([]);
    for (const file of invented.files.filter((each) => /\.(html|xml)$/.test(each))) {
      expect(invented.textOf(file), file).not.toMatch(/hreflang="fr"|Français/);
    }
  });
});

describe('the invented owner’s site', () => {
  const { documentAt, textOf } = invented;
  const site = 'https://www.davila.art.br/pessoas/eu/';
  const name = 'Conceição & Filhas d’Ávila-Guimarães';
  const home = documentAt('/pessoas/eu/');
  const contato = documentAt('/pessoas/eu/fale-comigo-já');
  const speaker = documentAt('/pessoas/eu/conceicao-e-filhas/palestras');
  const missing = documentAt('/pessoas/eu/404.html');

  const masked = (text: string) =>
    text
      .replace(/(?<=[/-])(\w{16}(?=-\d+\.jpg)|[\w-]{8}(?=\.(jpg|css)\b))/g, 'HASH')
      .replace(/#[\da-f]{6}\b/gi, 'COLOUR');

  const tagsOf = (document: Document) =>
    [...document.querySelectorAll('title, meta:not([http-equiv]), link:not([rel*=preload])')].map(
      (tag) => {
        const values = [...tag.attributes].map(({ name, value }) => `${name}=${value}`);
        return masked([tag.localName, ...values, tag.textContent].filter(Boolean).join(' '));
      },
    );

  const dataOf = (document: Document) => {
    const [script] = document.querySelectorAll('script[type="application/ld+json"]');
    return JSON.parse(masked(script?.textContent ?? 'null'));
  };

  const linksOf = (document: Document, place: string) =>
    [...document.querySelectorAll(`${place} a`)].map((link) =>
      [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')].filter(
        Boolean,
      ),
    );

  const everywhere = [
    'meta charset=utf-8',
    'meta name=viewport content=width=device-width, initial-scale=1',
    'link rel=stylesheet media=print href=/pessoas/eu/assets/print-HASH.css',
    'link rel=icon href=/pessoas/eu/favicon.ico sizes=32x32',
    'link rel=icon href=/pessoas/eu/favicon.svg type=image/svg+xml',
    'link rel=apple-touch-icon href=/pessoas/eu/apple-touch-icon.png',
    'link rel=manifest href=/pessoas/eu/manifest.webmanifest',
    'meta name=theme-color content=COLOUR',
    'meta name=color-scheme content=only light',
  ];

  test('head: the home page has tags for browsers, search engines and link previews', () => {
    expect(tagsOf(home).sort()).toEqual(
      [
        ...everywhere,
        `title Casa de ${name}`,
        'meta name=description content=Oficinas de cartas & leituras “em voz alta”, em 1.200 cidades.',
        `link rel=canonical href=${site}`,
        `link rel=alternate hreflang=pt-BR href=${site}`,
        `link rel=alternate hreflang=ar href=${site}ar`,
        `link rel=alternate hreflang=en href=${site}en`,
        `link rel=alternate hreflang=x-default href=${site}`,
        'meta property=og:type content=website',
        `meta property=og:site_name content=${name}`,
        'meta property=og:locale content=pt_BR',
        'meta property=og:locale:alternate content=ar_EG',
        'meta property=og:locale:alternate content=en_US',
        `meta property=og:title content=Casa de ${name}`,
        'meta property=og:description content=Oficinas de cartas & leituras “em voz alta”, em 1.200 cidades.',
        `meta property=og:url content=${site}`,
        `meta property=og:image content=${site}assets/pt-BR/home-HASH.jpg`,
        'meta property=og:image:type content=image/jpeg',
        'meta property=og:image:width content=1200',
        'meta property=og:image:height content=630',
        `meta property=og:image:alt content=Uma casa aberta a quem escreve · ${name}`,
        'meta name=twitter:card content=summary_large_image',
      ].sort(),
    );
  });

  test('head: a page in another language has its own address, title and picture', () => {
    const own = `${site}ar/%D8%A7%D8%AA%D8%B5%D8%A7%D9%84`;
    const source = `${site}fale-comigo-j%C3%A1`;
    expect(tagsOf(documentAt('/pessoas/eu/ar/اتصال'))).toEqual(
      expect.arrayContaining([
        'title حاسج تضش Maria Luz',
        `link rel=canonical href=${own}`,
        `link rel=alternate hreflang=en href=${site}en/contact`,
        `link rel=alternate hreflang=x-default href=${source}`,
        'meta property=og:locale content=ar_EG',
        `meta property=og:image content=${site}assets/ar/contato-HASH.jpg`,
      ]),
    );
  });

  test('head: the 404 page asks search engines not to index it, and has no structured data', () => {
    expect(tagsOf(missing).sort()).toEqual(
      [
        ...everywhere,
        `title Carta extraviada · ${name}`,
        'meta name=robots content=noindex',
      ].sort(),
    );
    expect(dataOf(missing)).toBe(null);
  });

  test('structured data: the home page describes the site and its owner', () => {
    expect(dataOf(home)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'WebSite',
          '@id': `${site}#site`,
          url: site,
          name,
          description: 'Oficinas de cartas & leituras “em voz alta”, em 1.200 cidades.',
          inLanguage: 'pt-BR',
          publisher: { '@id': `${site}#person` },
        },
        {
          '@type': 'Person',
          '@id': `${site}#person`,
          name,
          jobTitle: 'Escritora, leitora e carteira',
          url: site,
          image: `${site}assets/photos/HASH-471.jpg`,
          sameAs: [
            'https://www.youtube.com/@davila',
            'https://davila.art.br/ig',
            'https://davila.art.br/in?a=1&b=2',
            'https://davila.art.br/g',
            'https://davila.art.br/rede/mulheres-que-escrevem/d-avila',
          ],
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer service',
            email: 'conceicao.davila.guimaraes+site@mail.davila.art.br',
            telephone: '+351213456789',
          },
        },
      ],
    });
  });

  test('structured data: the contact page has breadcrumbs and describes the owner', () => {
    const [trail, person, ...others] = dataOf(contato)['@graph'];
    expect(trail).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Casa das cartas', item: site },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Fale comigo já',
          item: `${site}fale-comigo-j%C3%A1`,
        },
      ],
    });
    expect([person['@id'], others]).toEqual([`${site}#person`, []]);
  });

  test('manifest: has names, icons and colours for a phone’s home screen', () => {
    expect(JSON.parse(masked(textOf('/manifest.webmanifest')))).toEqual({
      name: `Casa de ${name}`,
      short_name: name,
      description: 'Oficinas de cartas & leituras “em voz alta”, em 1.200 cidades.',
      lang: 'pt-BR',
      dir: 'ltr',
      start_url: '/pessoas/eu/',
      scope: '/pessoas/eu/',
      display: 'minimal-ui',
      theme_color: 'COLOUR',
      background_color: 'COLOUR',
      icons: [
        { src: '/pessoas/eu/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/pessoas/eu/icon-512.png', sizes: '512x512', type: 'image/png' },
        {
          src: '/pessoas/eu/icon-maskable-512.png',
          sizes: '512x512',
          type: 'image/png',
          purpose: 'maskable',
        },
      ],
    });
  });

  test('content security policy: comes before all links, scripts and styles, and lets the form post to its service', () => {
    for (const document of [home, contato, missing]) {
      const [first] = document.querySelectorAll('meta:not([charset]), link, script, style');
      expect(first?.getAttribute('http-equiv')).toBe('Content-Security-Policy');
      expect(first?.getAttribute('content')).toContain('form-action https://forms.davila.art.br');
    }
  });

  test('robots.txt: allows everything, and names the sitemap', () => {
    expect(textOf('/robots.txt')).toBe(`User-agent: *\nAllow: /\nSitemap: ${site}sitemap.xml\n`);
  });

  test('sitemap: names every page in every language once, with its addresses in all languages', () => {
    const sitemap = textOf('/sitemap.xml');
    const addresses = [...sitemap.matchAll(/<loc>(.*)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toHaveLength(24);
    expect(new Set(addresses).size).toBe(24);
    for (const language of ['', 'ar', 'en']) expect(addresses).toContain(`${site}${language}`);
    expect(sitemap).toContain(`<url><loc>${site}en/contact</loc>
<xhtml:link rel="alternate" hreflang="pt-BR" href="${site}fale-comigo-j%C3%A1"/>
<xhtml:link rel="alternate" hreflang="ar" href="${site}ar/%D8%A7%D8%AA%D8%B5%D8%A7%D9%84"/>
<xhtml:link rel="alternate" hreflang="en" href="${site}en/contact"/>
<xhtml:link rel="alternate" hreflang="x-default" href="${site}fale-comigo-j%C3%A1"/></url>`);
  });

  test('header and footer: lead to every page, and mark the open one', () => {
    const menu = [
      ['Casa das cartas', '/pessoas/eu/'],
      ['Leituras e palestras', '/pessoas/eu/conceicao-e-filhas/palestras'],
      ['Mentoria', '/pessoas/eu/mentoria/das-cartas'],
      ['O livro das cartas', '/pessoas/eu/livro'],
      ['A noite das cartas', '/pessoas/eu/noite'],
      ['A manhã', '/pessoas/eu/manh%C3%A3'],
      ['As cartas', '/pessoas/eu/cartas'],
    ];
    const action = ['Fale comigo já', '/pessoas/eu/fale-comigo-j%C3%A1', 'page'];
    expect(linksOf(contato, 'header nav:first-of-type')).toEqual(menu);
    const [brand, ...others] = linksOf(contato, 'header');
    expect([brand, others.at(-1)]).toEqual([[name, '/pessoas/eu/'], action]);
    expect(linksOf(contato, 'footer #paginas')).toEqual([...menu, action]);
  });

  test('calls to action: lead to the page or the chat that they name', () => {
    const contact = '/pessoas/eu/fale-comigo-j%C3%A1';
    expect(linksOf(home, 'main')).toEqual(
      expect.arrayContaining([
        ['Chamar para uma leitura', '/pessoas/eu/conceicao-e-filhas/palestras'],
        ['Escrever comigo', '/pessoas/eu/mentoria/das-cartas'],
        ['Mandar uma carta', contact],
      ]),
    );
    const chat = 'https://wa.me/351213456789?text=Oi!%20Quero%20uma%20leitura.';
    expect(linksOf(speaker, 'main')).toEqual(
      expect.arrayContaining([
        ['Pedir uma data', contact],
        ['Conversar no WhatsApp', chat],
      ]),
    );
  });

  test('testimonials: each links to the page that it is about, and tells screen readers the number of stars', () => {
    const cartas = documentAt('/pessoas/eu/cartas');
    expect(linksOf(cartas, 'main')).toContainEqual([
      'Leituras e palestras',
      '/pessoas/eu/conceicao-e-filhas/palestras',
    ]);
    expect(spokenIn(cartas)).toContain('5 estrelas em 5');
  });

  test('footer: leads to channels, languages and the section on privacy, and names opening hours and visit counter', () => {
    expect(linksOf(contato, 'footer').slice(8)).toEqual([
      [
        'conceicao.davila.guimaraes+site@mail.davila.art.br',
        'mailto:conceicao.davila.guimaraes%2Bsite@mail.davila.art.br',
      ],
      ['Chamar no WhatsApp', 'https://wa.me/351213456789?text=Oi%2C%20Maria%20Luz%20%26%20filhas!'],
      ['YouTube', 'https://www.youtube.com/@davila'],
      ['Instagram', 'https://davila.art.br/ig'],
      ['LinkedIn', 'https://davila.art.br/in?a=1&b=2'],
      ['Google', 'https://davila.art.br/g'],
      [
        'Rede das mulheres que escrevem',
        'https://davila.art.br/rede/mulheres-que-escrevem/d-avila',
      ],
      ['Português (Brasil)', '/pessoas/eu/fale-comigo-já', 'true'],
      ['العربية', '/pessoas/eu/ar/اتصال'],
      ['English', '/pessoas/eu/en/contact'],
      ['O que fazemos com as suas cartas', '/pessoas/eu/fale-comigo-j%C3%A1#privacidade'],
    ]);
    expect(attributes(contato, 'footer a[hreflang]', 'hreflang')).toEqual(['pt-BR', 'ar', 'en']);
    const said = contato.querySelector('footer')?.textContent;
    expect(said).toContain('Aberto: segunda, quarta e sábado, de 8h30 a 18h30.');
    expect(said).toContain('Quem conta as visitas: visitas.davila.art.br.');
  });

  test('contact page: leads to all channels with their prepared messages, and names opening hours and days until a reply', () => {
    const chat = 'https://wa.me/351213456789?text=Oi!%20Vim%20pela%20p%C3%A1gina%20de%20contato.';
    const mail =
      'mailto:conceicao.davila.guimaraes%2Bsite@mail.davila.art.br?subject=Carta%20%26%20resposta';
    const said = contato.querySelector('main')?.textContent;
    expect(said).toContain('Leva até 1000000 dias.');
    expect(said).toContain('Das 8h30 às 18h30, menos no almoço');
    const channels = linksOf(contato, 'main li').slice(0, 5);
    const addresses = channels.map(([, address]) => address);
    expect(addresses.sort()).toEqual(
      [
        chat,
        mail,
        'https://davila.art.br/ig',
        'https://davila.art.br/in?a=1&b=2',
        'https://davila.art.br/g',
      ].sort(),
    );
  });

  test('facts: the portrait is on the speaker page and on the home page', () => {
    const portrait = 'main .cobogo-niche img';
    for (const document of [home, speaker]) {
      expect(attributes(document, portrait, 'alt')).toEqual(['Retrato de Maria Luz']);
    }
    expect(attributes(contato, portrait, 'alt')).toEqual([]);
  });

  test('links in texts: lead to the owner’s addresses, write to her, open a page, or lead to a web address', () => {
    const links = linksOf(speaker, 'main');
    expect(links.slice(0, 2)).toEqual([
      ['Compre aqui', 'https://ingressos.art.br/?a=1&b=2'],
      ['kit', '/pessoas/eu/icon-192.png'],
    ]);
    expect(links.slice(3, 6)).toEqual([
      [
        'conceicao.davila.guimaraes+site@mail.davila.art.br',
        'mailto:conceicao.davila.guimaraes%2Bsite@mail.davila.art.br',
      ],
      ['pergunte aqui', '/pessoas/eu/fale-comigo-j%C3%A1'],
      ['https://www.gov.br/anpd', 'https://www.gov.br/anpd'],
    ]);
  });
});

test('facts: no page has a text about a fact that is missing in site.json', () => {
  const absent = ['common.footer.privacy', 'common.footer.analytics'].map(
    (key) => new RegExp(patternOf(text(key))),
  );
  for (const address of Object.values(paths)) {
    const { textContent } = shipped.documentAt(address).body;
    expect(
      absent.filter((words) => words.test(textContent)),
      address,
    ).toEqual([]);
  }
});

test('Arabic pages: have Latin letters only in names and facts, so no word is hard-coded', () => {
  const { site, paths } = wordsOf('invented', 'ar');
  const facts = [
    JSON.stringify(site).replace(/"\w+":/g, ''),
    'Português (Brasil), English, YouTube, Instagram, LinkedIn, Google, PNG',
    'Rede das mulheres que escrevem',
  ].join();
  for (const address of [...Object.values(paths), '/pessoas/eu/ar/404.html']) {
    const document = invented.documentAt(address);
    const said = [
      document.title,
      ...attributes(document, 'meta[name=description]', 'content'),
      ...textsOf(document).map(({ data }) => data),
      ...spokenIn(document),
    ];
    expect(said.length).toBeGreaterThan(20);
    const latin = said.flatMap((each) => each.match(/\p{Script=Latin}{2,}/gu) ?? []);
    expect
      .soft(
        latin.filter((word) => !facts.includes(word)),
        address,
      )
      .toEqual([]);
  }
});
