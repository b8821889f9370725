// @vitest-environment happy-dom
// happy-dom loads no style sheets. Without this setting, it prints an error for each.
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { pages } from '../fixtures/pages.ts';
import { allFilesIn, baseOf, buildTestSite, languagesOf, type SiteName, sites } from '../sites.ts';

async function read(name: SiteName) {
  const folder = await buildTestSite(name);
  const files = allFilesIn(folder);
  const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
  const documentIn = (file: string) => new DOMParser().parseFromString(textOf(file), 'text/html');
  /** The file that a host sends for a path. */
  const fileAt = (path: string) => {
    const wanted = decodeURI(path).replace(baseOf(name), '') || 'index';
    return files.find((file) => file === wanted || file === `${wanted}.html`);
  };
  return { name, files, textOf, documentIn, fileAt };
}

const [shipped, fixture] = await Promise.all([read('shipped'), read('fixture')]);

const attributes = (document: ParentNode, selector: string, name: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');

/** The scripts and texts that the page preloads. */
function preloadsOf(document: Document): string[] {
  const template = document.querySelector<HTMLTemplateElement>('#preloads');
  return attributes(template?.content ?? document, 'link[rel=modulepreload]', 'href');
}

/** What the page says to eyes and to screen readers, a text on each line. */
function saidIn({ body }: Document): string {
  const names = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title', 'label'];
  const said = names.flatMap((name) => attributes(body, `[${name}]`, name));
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) said.push(walker.currentNode.textContent ?? '');
  return said.join('\n');
}

const linksIn = (document: Document, place: string) =>
  [...document.querySelectorAll(`${place} a`)].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);

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
    // Safari needs `role="list"`.
    'no-redundant-role': 'off',
    'prefer-native-element': ['error', { exclude: ['list'] }],
    // Scripts of the site's own host need no `integrity`.
    'require-sri': 'off',
  },
};

const pageFilesOf = ({ files }: { files: string[] }) =>
  files.filter((file) => file.endsWith('.html'));

const everyPage = [shipped, fixture].flatMap((site) =>
  pageFilesOf(site).map((file) => ({ site, file })),
);

describe.each(everyPage)('$site.name $file', ({ site, file }) => {
  const document = site.documentIn(file);

  test('page: is valid HTML, names its language, and has no empty list and none that Safari hides', async () => {
    const validator = new HtmlValidate(new StaticConfigLoader(config));
    const { results } = await validator.validateString(site.textOf(file));
    const messages = results.flatMap((result) => result.messages);
    expect(messages.map(({ ruleId, message, selector }) => [ruleId, message, selector])).toEqual(
      [],
    );
    const language = languagesOf(site.name).find((tag) => file.split(/[/.]/)[0] === tag);
    expect(document.documentElement.lang).toBe(language ?? 'pt-BR');
    expect(document.querySelectorAll(':is(ul, ol, dl):empty')).toHaveLength(0);
    // Safari announces lists without markers only if they have this role (WebKit's bug 170179).
    expect(document.querySelectorAll(':is(ul, ol):not([role=list])')).toHaveLength(0);
  });

  test('page: shows no “undefined” or “NaN”, and no HTML tag', () => {
    const broken = /.*(\b(undefined|null|NaN|Infinity)\b|\[object |<\/?[a-z-]+>).*/g;
    expect(saidIn(document).match(broken)).toBe(null);
    expect(document.body.outerHTML.match(/="[^"]*(undefined|NaN|\[object )[^"]*"/g)).toBe(null);
  });

  test('page: links only to files, anchors and pages that exist, and preloads two fonts', () => {
    const images = attributes(document, 'meta[property="og:image"]', 'content');
    const named = [
      ...attributes(document, '[src]', 'src'),
      ...attributes(document, 'link[href^="/"]', 'href'),
      ...preloadsOf(document),
      ...images.map((image) => new URL(image).pathname),
      ...attributes(document, 'a', 'href').filter((to) => !/^(https?:|mailto:)/.test(to)),
    ];
    const broken = named.filter((to) => {
      const [path, id] = to.split('#');
      const target = path ? site.fileAt(path) : file;
      return !target || (id && !site.textOf(target).includes(` id="${id}"`));
    });
    expect(broken, 'links that lead nowhere').toEqual([]);
    const fonts = attributes(document, 'link[rel=preload][as=font][crossorigin]', 'href');
    expect(fonts, 'preloaded fonts').toHaveLength(2);
  });
});

test.each([
  ['index.html', 160],
  ['contato.html', 191],
])('page: the HTML of %s has at most 16 KB compressed, its scripts %i KB', (file, limit) => {
  const kilobytes = (name = '') => brotliCompressSync(fixture.textOf(name)).length / 1000;
  expect(kilobytes(file)).toBeLessThanOrEqual(16);
  const document = fixture.documentIn(file);
  const scripts = [...attributes(document, 'script[src]', 'src'), ...preloadsOf(document)]
    .filter((path) => !path.startsWith('/eu/assets/pt-BR/'))
    .map((path) => kilobytes(fixture.fileAt(path)));
  const total = scripts.reduce((sum, size) => sum + size);
  expect(total).toBeLessThanOrEqual(limit);
});

test('scripts: a page’s words are only in the file of its texts, so that a page loads only its own', () => {
  for (const { heading } of pages) {
    const files = fixture.files.filter((file) => {
      return file.endsWith('.js') && fixture.textOf(file).includes(heading);
    });
    expect(files).toEqual([expect.stringMatching(/^assets\/pt-BR\//)]);
  }
});

test('scripts: no regular expression has a lookbehind, a syntax error in Safari before 16.4', () => {
  const scripts = fixture.files.filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => /\(\?<[=!]/.test(fixture.textOf(file)))).toEqual([]);
});

test('samples: the `sample` notes for the owner are not published', () => {
  const published = shipped.files.filter((file) => /\.(html|js)$/.test(file));
  const all = published.map(shipped.textOf).join('\n');
  const notes = allFilesIn(sites.shipped)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(sites.shipped, file), 'utf8')).sample);
  expect(notes.filter((note) => note && all.includes(note))).toEqual([]);
});

test('draft language: nothing of it is published, and no page or sitemap names it', () => {
  const published = fixture.files.filter((file) => /\.(html|js|xml)$/.test(file));
  const words = /hreflang="fr"|Français|Une maison ouverte à celles qui écrivent/i;
  expect(published.filter((file) => words.test(fixture.textOf(file)))).toEqual([]);
});

const { documentIn, textOf } = fixture;
const site = 'https://www.davila.art.br/eu/';
const name = 'Conceição d’Ávila & Filhas';
const home = documentIn('index.html');
const contato = documentIn('contato.html');
const leituras = documentIn('conceicao-e-filhas-palestrante.html');
const missing = documentIn('404.html');

const masked = (text: string) =>
  text
    .replace(/(?<=[/-])(\w{16}(?=-\d+\.jpg)|[\w-]{8}(?=\.(jpg|css)\b))/g, 'HASH')
    .replace(/#[\da-f]{6}\b/gi, 'COLOUR');

const tagsOf = (document: Document) =>
  [
    ...document.querySelectorAll(
      'title, meta:not([http-equiv]), link:not([rel=preload], [rel=modulepreload])',
    ),
  ].map((tag) => {
    const values = [...tag.attributes].map(({ name, value }) => `${name}=${value}`);
    return masked([tag.localName, ...values, tag.textContent].filter(Boolean).join(' '));
  });

const dataOf = (document: Document) => {
  const [script] = document.querySelectorAll('script[type="application/ld+json"]');
  return JSON.parse(masked(script?.textContent ?? 'null'));
};

const everywhere = [
  'meta charset=utf-8',
  'meta name=viewport content=width=device-width, initial-scale=1',
  'meta name=format-detection content=telephone=no, date=no, email=no, address=no',
  'link rel=stylesheet media=print href=/eu/assets/print-HASH.css',
  'link rel=icon href=/eu/favicon.ico sizes=32x32',
  'link rel=icon href=/eu/favicon.svg type=image/svg+xml',
  'link rel=apple-touch-icon href=/eu/apple-touch-icon.png',
  'meta name=theme-color content=COLOUR',
  'meta name=color-scheme content=only light',
];

const description = 'Cartas & leituras “em voz alta” em 1.200 cidades do Brasil.';

test('head: the home page has tags for browsers, search engines and link previews', () => {
  expect(tagsOf(home).sort()).toEqual(
    [
      ...everywhere,
      `title Casa das cartas · ${name}`,
      `meta name=description content=${description}`,
      `link rel=canonical href=${site}`,
      `link rel=alternate hreflang=pt-BR href=${site}`,
      `link rel=alternate hreflang=ar href=${site}ar`,
      `link rel=alternate hreflang=x-default href=${site}`,
      'meta property=og:type content=website',
      `meta property=og:site_name content=${name}`,
      'meta property=og:locale content=pt_BR',
      'meta property=og:locale:alternate content=ar_EG',
      `meta property=og:title content=Casa das cartas · ${name}`,
      `meta property=og:description content=${description}`,
      `meta property=og:url content=${site}`,
      `meta property=og:image content=${site}previews/dawn.jpg`,
      'meta property=og:image:type content=image/jpeg',
      'meta property=og:image:width content=1200',
      'meta property=og:image:height content=630',
      'meta property=og:image:alt content=Uma parede furada ao amanhecer.',
      'meta name=twitter:card content=summary_large_image',
    ].sort(),
  );
});

test('head: a page in another language has its own address, title and picture', () => {
  expect(tagsOf(documentIn('ar/contato.html'))).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^title .*Conceição/),
      `link rel=canonical href=${site}ar/contato`,
      `link rel=alternate hreflang=pt-BR href=${site}contato`,
      `link rel=alternate hreflang=x-default href=${site}contato`,
      'meta property=og:locale content=ar_EG',
      `meta property=og:image content=${site}previews/dawn.jpg`,
    ]),
  );
});

test('head: the 404 page asks search engines not to index it, and has no structured data', () => {
  expect(tagsOf(missing).sort()).toEqual(
    [...everywhere, `title Carta extraviada · ${name}`, 'meta name=robots content=noindex'].sort(),
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
        description,
        inLanguage: 'pt-BR',
        publisher: { '@id': `${site}#person` },
      },
      {
        '@type': 'Person',
        '@id': `${site}#person`,
        name,
        jobTitle: 'Escritora e carteira',
        url: site,
        image: `${site}assets/photos/HASH-640.jpg`,
        sameAs: ['https://www.instagram.com/davila.cartas', 'https://letras.art.br/davila?a=1&b=2'],
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          email: 'cartas+site@davila.art.br',
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
      { '@type': 'ListItem', position: 1, name: 'Casa', item: site },
      { '@type': 'ListItem', position: 2, name: 'Escrever', item: `${site}contato` },
    ],
  });
  expect([person['@id'], others]).toEqual([`${site}#person`, []]);
});

test('content security policy: comes before all links, scripts and styles', () => {
  for (const document of [home, contato, missing]) {
    const [first] = document.querySelectorAll('meta:not([charset]), link, script, style');
    expect(first?.getAttribute('http-equiv')).toBe('Content-Security-Policy');
  }
});

test('robots.txt: allows everything, and names the sitemap', () => {
  expect(textOf('robots.txt')).toBe(`User-agent: *\nAllow: /\nSitemap: ${site}sitemap.xml\n`);
});

test('sitemap: names every page in every language once, with its addresses in all languages', () => {
  const sitemap = textOf('sitemap.xml');
  const addresses = [...sitemap.matchAll(/<loc>(.*)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toHaveLength(2 * pages.length);
  expect(new Set(addresses).size).toBe(2 * pages.length);
  expect(addresses).toEqual(expect.arrayContaining([site, `${site}ar`]));
  expect(sitemap).toContain(`<url><loc>${site}ar/contato</loc>
<xhtml:link rel="alternate" hreflang="pt-BR" href="${site}contato"/>
<xhtml:link rel="alternate" hreflang="ar" href="${site}ar/contato"/>
<xhtml:link rel="alternate" hreflang="x-default" href="${site}contato"/></url>`);
});

// What else header and footer have is in tests/end-to-end/screen-readers/page.yml.
test('header and footer: mark the open page and its language', () => {
  const marked = contato.querySelectorAll('[aria-current]');
  const language = 'Português (Brasil)';
  expect([...marked].map((link) => link.textContent)).toEqual([
    language,
    'Escrever',
    'Escrever',
    language,
  ]);
  expect(attributes(contato, 'footer a[hreflang]', 'hreflang')).toEqual(['pt-BR', 'ar']);
});

test('links: lead to the page, the chat, the web address or the address of site.json that they name', () => {
  expect(linksIn(home, 'main')).toEqual(
    expect.arrayContaining([
      ['Chamar para uma leitura', '/eu/conceicao-e-filhas-palestrante'],
      ['Escrever comigo', '/eu/renovare'],
      ['Mandar uma carta', '/eu/contato'],
      ['garanta o seu lugar', 'https://ingressos.davila.art.br/?a=1&b=2'],
      ['Venha também', '/eu/contato'],
      ['cartas+site@davila.art.br', 'mailto:cartas%2Bsite@davila.art.br'],
      ['fotos para divulgação', 'https://imprensa.davila.art.br/'],
      ['https://www.gov.br/anpd', 'https://www.gov.br/anpd'],
    ]),
  );
  expect(linksIn(leituras, 'main')).toEqual(
    expect.arrayContaining([
      ['Pedir uma data', '/eu/contato'],
      ['Perguntar pelo WhatsApp', 'https://wa.me/351213456789?text=Oi!%20Quero%20uma%20leitura.'],
    ]),
  );
});

test('testimonials: each links to the page that it is about, shows its photograph, and tells screen readers the number of stars that are drawn', () => {
  const cartas = documentIn('depoimentos.html');
  const [benedita] = cartas.querySelectorAll('main li');
  expect(linksIn(cartas, 'main li')).toEqual([
    ['Leituras', '/eu/conceicao-e-filhas-palestrante'],
    ['Oficina', '/eu/renovare'],
  ]);
  expect(benedita?.querySelector('img')?.getAttribute('src')).toMatch(/^\/eu\/assets\/photos\//);
  for (const stars of cartas.querySelectorAll('[aria-label="5 estrelas em 5"]')) {
    expect(stars.querySelectorAll('svg')).toHaveLength(5);
  }
  expect(attributes(cartas, '[aria-label*="estrelas"]', 'aria-label')).toHaveLength(3);
});

test('contact page: leads to all channels with their prepared messages, also without scripts, names days until a reply, and lets browsers fill in the form', () => {
  const said = contato.querySelector('main')?.textContent;
  expect(said).toContain('A resposta leva até 3 dias.');
  const chat = 'https://wa.me/351213456789?text=Oi!%20Vim%20pela%20caixa%20de%20correio.';
  const mail = 'mailto:cartas%2Bsite@davila.art.br?subject=Carta%20%26%20resposta';
  expect(attributes(contato, 'noscript a', 'href')).toEqual([chat, mail]);
  expect(linksIn(contato, 'main li').slice(0, 3)).toEqual([
    ['MensagemPara perguntas curtas', chat],
    ['Correio eletrônicocartas+site@davila.art.br', mail],
    ['Fotos no InstagramA caixa, a mesa e o quintal', 'https://www.instagram.com/davila.cartas'],
  ]);
  const autocomplete = attributes(contato, 'form [autocomplete]', 'autocomplete');
  expect(autocomplete).toEqual(['name', 'email', 'tel', 'off']);
});

/** The words of a block of copy, without variables, tags and addresses. */
function wordsIn(block: object | string): string[] {
  if (typeof block === 'object') return Object.values(block).flatMap(wordsIn);
  const words = block.split(/\{\{.*?\}\}|<.*?>|https:\S+/);
  return words.filter((part) => /\p{L}{2}/u.test(part)).map((part) => part.trim());
}

// Not on the page: the name of a photograph, a title that is drawn in three lines, titles
// of lists without items, other forms of the plural, and what the form says later.
test('copy: each other text of a page’s file is on the page', () => {
  const unseen: Record<string, string[]> = {};
  for (const { address } of pages) {
    const document = documentIn(`${address || 'index'}.html`);
    const page = document.getElementById('root')?.dataset.page ?? '';
    const file = `tests/fixtures/locales/pt-BR/${page}.json`;
    const { meta: _meta, ...copy } = JSON.parse(readFileSync(file, 'utf8'));
    const links = attributes(document, 'a', 'href').map(decodeURIComponent);
    const said = [saidIn(document), ...links].join('\n');
    const words = wordsIn(copy).filter((each) => !said.includes(each));
    if (words.length > 0) unseen[page] = words;
  }
  expect(unseen).toEqual({
    'elas-venceram': ['Cartas Sem Selo'],
    'lumiere-experience': ['Antes da noite'],
    'empreendedor-hoje': ['Depois do café'],
    depoimentos: ['benedita.jpg', 'edições do livro'],
    contato: [
      'dia.',
      'O carteiro está de férias. Escreva pelo',
      'ou para',
      'Carta entregue! Respondemos em',
      'dia.',
      'Carta entregue! Respondemos em até',
      'A caixa não abre neste navegador. Chame',
      'por mensagem',
      'A caminho…',
      'A carta voltou. Ela continua aqui: tente de novo ou mande por mensagem.',
      'Mandar pelo telefone',
    ],
  });
});

test('Arabic pages: have Latin letters only in names and facts, so no word is hard-coded', () => {
  const known =
    'Conceição Ávila Filhas Português Brasil Instagram Rede das Letras cartas site davila art br visitas https www gov br anpd gotcha';
  for (const file of pageFilesOf(fixture).filter((each) => each.startsWith('ar'))) {
    const document = documentIn(file);
    expect(document.documentElement.dir).toBe('rtl');
    const [description = ''] = attributes(document, 'meta[name=description]', 'content');
    const said = [document.title, description, saidIn(document)].join('\n');
    const latin = said.match(/\p{Script=Latin}{2,}/gu) ?? [];
    const unknown = latin.filter((word) => !known.split(' ').includes(word));
    expect.soft(unknown, file).toEqual([]);
  }
});
