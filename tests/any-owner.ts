import { Window } from 'happy-dom';
import { expect } from 'vitest';
import { pages } from '../src/site/pages.ts';
import type { PageKey } from '../src/site/resources.ts';
import { type LinkFact, linkFacts } from '../src/site/site-data.ts';
import { facts } from './fixtures/facts.ts';
import { least, most, policyPage } from './fixtures/owners.ts';
import { ofDrawings, patternOf, type Words } from './words.ts';

const { DOMParser } = new Window();

/** Checks what must be true of every owner's page. Without `page`, it is the 404 page. */
export function expectTrueOfAnyOwner(html: string, words: Words, page?: PageKey) {
  const view = lookAt(html, words, page);
  expectLanguage(view);
  expectWords(view);
  expectNothingBroken(view);
  expectNothingOfOthers(view);
  expectNavigation(view);
  expectLinksInside(view);
  expectLinksOutside(view);
  expectFacts(view);
  expectLinksGiven(view);
  expectPrivacy(view);
  if (page) {
    const pictures = view.document.querySelectorAll('main section:first-child :is(svg, img)');
    expect(pictures.length, 'pictures in the hero').toBeGreaterThan(0);
    expectLinkedWords(view, page);
    expectHead(view, page);
    expectStructuredData(view, page);
  } else {
    expect(view.attributes('meta[name=robots]', 'content')).toEqual(['noindex']);
    const onlyOfPages = 'link[rel=canonical], link[rel=alternate], [type="application/ld+json"]';
    expect(view.document.querySelectorAll(onlyOfPages)).toHaveLength(0);
  }
}

type View = ReturnType<typeof lookAt>;

function lookAt(html: string, words: Words, page?: PageKey) {
  const document = new DOMParser().parseFromString(html, 'text/html');
  for (const silent of document.querySelectorAll('style, #page-data')) silent.remove();
  const attributes = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
  const spoken = ['alt', 'aria-label'].flatMap((name) => attributes(`[${name}]`, name));
  const said = plain([document.body.textContent, ...spoken].join('\n'));
  const home = new URL(words.site.address).href.replace(/\/?$/, '/');
  const says = (text: string) => said.includes(plain(text));
  const addressOf = (path: string) => new URL(path, home).href;
  return { words, page, document, attributes, says, home, addressOf };
}

const plain = (text: string) => text.replace(/\s+/g, ' ');

function expectLanguage({ document: { documentElement }, words }: View) {
  const { tag, direction } = words;
  expect([documentElement.lang, documentElement.dir]).toEqual([tag, direction]);
}

function expectWords({ document, says, words, page }: View) {
  const { text, site } = words;
  const heading = page ? `${page}.hero.title` : 'common.notFound.title';
  expect([...document.querySelectorAll('h1')].map((h1) => h1.textContent)).toEqual([text(heading)]);
  expect(document.title).toBe(text(page ? `${page}.meta.title` : 'common.notFound.meta'));
  const onEveryPage = ['skip', 'brand.home', 'brand.role', 'footer.lead', 'footer.legal'];
  const wanted = [
    ...onEveryPage.map((key) => text(`common.${key}`)),
    text(`common.footer.${site.formEndpoint ? 'dataDelivery' : 'data'}`),
    ...(page ? words.wordsOn(page, ...ofDrawings) : [text('common.notFound.lead')]),
  ];
  expect(
    wanted.filter((each) => !says(each)),
    'texts that are not there',
  ).toEqual([]);
}

function expectNothingBroken({ document }: View) {
  const broken = /\b(undefined|null|NaN|Infinity)\b|\[object |\{\{|&lt;\/?[a-z]+&gt;/g;
  const html = document.documentElement.outerHTML;
  const around = [...html.matchAll(broken)].map(({ index }) =>
    html.slice(0, index + 30).slice(-60),
  );
  expect(around).toEqual([]);
}

function expectNothingOfOthers({ document, words }: View) {
  const identity = ({ name, slug, email, whatsapp, social }: Words['site']) => [
    name,
    slug,
    email,
    whatsapp,
    ...Object.values(social),
  ];
  const own = identity(words.site);
  const others = [facts, least.site, most.site]
    .flatMap(identity)
    // “Íris” is part of many words.
    .filter((fact) => fact.length > 5 && !own.includes(fact));
  // The tested copy may name its owner without a variable.
  const copy = [...words.written.values()].join('\n');
  const written = document.documentElement.outerHTML;
  expect(
    others.filter((fact) => written.includes(fact) && !copy.includes(fact)),
    'facts of another owner',
  ).toEqual([]);
}

function expectNavigation({ document, words, page }: View) {
  for (const place of ['header', 'footer']) {
    for (const key of words.pages) {
      if (place === 'header' && pages[key].footerOnly) continue;
      const name = words.text(`${key}.meta.label`);
      const links = [...document.querySelectorAll(`${place} a`)];
      const link = links.find(({ textContent }) => textContent === name);
      expect(decodeURI(link?.getAttribute('href') ?? ''), `${key} in ${place}`).toBe(
        words.paths[key],
      );
      const current = key === page ? 'page' : null;
      expect(link?.getAttribute('aria-current') ?? null, `${key} in ${place}`).toBe(current);
    }
  }
}

/** The end of a link to a file. built.test.ts checks those. */
const fileName = /\/[^/]+\.\w+$/;

function expectLinksInside({ attributes, words, home }: View) {
  const base = new URL(home).pathname;
  const inside = [...attributes('[href^="/"]', 'href'), ...attributes('[src^="/"]', 'src')];
  // Header and footer lead to every page.
  expect(inside.length).toBeGreaterThanOrEqual(2 * words.pages.length);
  expect(
    inside.filter((to) => !to.startsWith(base)),
    'what is outside the folder',
  ).toEqual([]);
  const pages = attributes('a[href^="/"]:not([hreflang])', 'href')
    .map((to) => decodeURI(new URL(to, home).pathname))
    .filter((to) => !fileName.test(to));
  const known = Object.values(words.paths);
  expect(
    pages.filter((to) => !known.includes(to)),
    'links to no page of this language',
  ).toEqual([]);
}

function expectLinksOutside({ attributes, words, page }: View) {
  const { site } = words;
  const dates = (site.agenda ?? []).filter((entry) => entry.page === page);
  const known = [
    `mailto:${site.email}`,
    `https://wa.me/${site.whatsapp}`,
    ...Object.values(site.social),
    ...dates.flatMap(({ url }) => url ?? []),
    ...linksGiven(site, page).filter((to) => !to.startsWith('/')),
    ...[...words.texts.values()].flatMap((text) => text.match(webAddress) ?? []),
  ].map((to) => new URL(to).href);
  const reached = attributes('a[href*=":"]', 'href').map((to) => {
    const { href, protocol, hostname, pathname } = new URL(to);
    if (protocol === 'mailto:') return `mailto:${decodeURIComponent(pathname)}`;
    return hostname === 'wa.me' ? `https://wa.me${pathname}` : href;
  });
  expect(reached.length).toBeGreaterThan(1);
  expect(
    reached.filter((to) => !known.includes(to)),
    'links to strangers',
  ).toEqual([]);
}

const linkPages: Record<LinkFact, string> = {
  video: 'palestrante',
  press: 'home',
};

function linksGiven(site: Words['site'], page: PageKey | undefined): string[] {
  return linkFacts.filter((fact) => linkPages[fact] === page).flatMap((fact) => site[fact] ?? []);
}

function expectLinksGiven({ document, words, page, home }: View) {
  const { site, text } = words;
  for (const fact of linkFacts) {
    const label = text(`common.links.${fact}`);
    const filled = new RegExp(`^${patternOf(label)}$`);
    const links = [...document.querySelectorAll('main a')].filter(({ textContent }) =>
      filled.test(textContent),
    );
    const given = linkPages[fact] === page && site[fact];
    const address = given ? new URL(given.replace(/^\//, ''), home).href : [];
    const addresses = links.map((link) => new URL(link.getAttribute('href') ?? '', home).href);
    expect(addresses, `links to the owner’s ${fact}`).toEqual([address].flat());
    const where = /^\//.test(given || '') ? /PNG.+kB|PNG.+[كب]/ : /[a-z]\.[a-z]/;
    if (!label.includes('{{where}}')) continue;
    for (const link of links) expect(link.textContent, 'where it leads').toMatch(where);
  }
}

const webAddress = /https:[^ ]*[\w/]/g;

/** In paragraphs, web addresses and words between markers are links. */
function expectLinkedWords({ document, words, attributes }: View, page: PageKey) {
  const paragraphs = [...words.texts].filter(([path]) =>
    new RegExp(`^${page}\\..*(\\.desc$|\\.body\\.)`).test(path),
  );
  const linked = paragraphs.flatMap(([, text]) =>
    [...text.matchAll(/<([\w-]+)>(.*?)<\/\1>/g)].map(([, , inside = '']) => inside),
  );
  const links = [...document.querySelectorAll('main a')].map(({ textContent }) => textContent);
  expect(links, 'words that are links').toEqual(expect.arrayContaining(linked));
  const addresses = paragraphs.flatMap(([, text]) => text.match(webAddress) ?? []);
  expect(attributes('main a', 'href')).toEqual(expect.arrayContaining(addresses));
}

function expectPrivacy({ document, words, page, says }: View) {
  const { text, paths, site } = words;
  const places = page === 'contato' ? ['main', 'footer'] : ['footer'];
  for (const place of ['main', 'footer']) {
    const links = [...document.querySelectorAll(`${place} a`)].filter(
      ({ textContent }) => textContent === text('common.links.policy'),
    );
    const given = site.privacy && places.includes(place);
    const hrefs = links.map((link) => decodeURI(link.getAttribute('href') ?? ''));
    expect(hrefs, `the policy’s link in ${place}`).toEqual(given ? [paths[policyPage]] : []);
  }
  const parts = text('common.footer.analytics').split('{{where}}');
  expect(parts.every(says), 'that visits are counted').toBe(Boolean(site.analytics));
}

function expectFacts({ document, attributes, says, words, page }: View) {
  const { site, text } = words;
  const profiles = Object.values(site.social);
  const linked = attributes('footer a', 'href').filter((href) => profiles.includes(href));
  expect(linked, 'her networks').toEqual(profiles);
  const isShown = site.portrait && (page === 'home' || page === 'palestrante');
  expect(attributes('main .cobogo-niche img', 'src')).toHaveLength(isShown ? 1 : 0);
  const soon = (site.agenda ?? []).filter((day) => day.page === page && day.date > '2090');
  const places = soon.flatMap(({ place }) => place ?? []);
  expect(
    places.filter((place) => !says(place)),
    'places that are not on the page',
  ).toEqual([]);
  const [next] = soon.sort((a, b) => (a.date < b.date ? -1 : 1));
  if (next?.url) {
    expect(attributes('main a', 'href')[0], 'the first action').toBe(next.url);
  }
  const { clients = [] } = site;
  const named = [...document.querySelectorAll('main li')].map(({ textContent }) => textContent);
  const isTalks = page === 'palestrante';
  expect(says(text('palestrante.clients.title')), 'that somebody has hired her').toBe(
    isTalks && clients.length > 0,
  );
  expect(named.filter((name) => clients.includes(name))).toEqual(isTalks ? clients : []);
  const hours = text('common.footer.hours').split('{{days}}');
  expect(hours.every(says), 'the hours of an owner without days').toBe(Boolean(site.openDays));
  if (page !== 'contato') return;
  expect(attributes('form', 'action')).toEqual([site.formEndpoint ?? '']);
  expect(says(text('contato.hours.title'))).toBe(Boolean(site.openDays));
  const delivery = text('contato.form.delivery.purpose').replace(/<\/?[\w-]+>/g, '');
  expect(says(delivery)).toBe(Boolean(site.formEndpoint));
  expect(attributes('main a', 'href')).toEqual(expect.arrayContaining(profiles));
}

function expectHead({ document, attributes, words, home, addressOf }: View, page: PageKey) {
  const { text, site, paths } = words;
  const metas = document.querySelectorAll('meta[property], meta[name]');
  const meta = Object.fromEntries(
    [...metas].map((each) => [
      each.getAttribute('property') ?? each.getAttribute('name'),
      each.getAttribute('content') ?? '',
    ]),
  );
  const own = addressOf(paths[page]);
  expect(attributes('link[rel=canonical]', 'href')).toEqual([own]);
  expect(meta).toMatchObject({
    description: text(`${page}.meta.description`),
    'og:title': document.title,
    'og:description': meta.description,
    'og:site_name': site.name,
    'og:url': own,
    'og:image': expect.stringMatching(/\.jpg$/),
    'og:image:alt': expect.stringContaining(text(`${page}.hero.title`)),
  });
  expect(meta.robots).toBeUndefined();
  expect(meta['og:image']?.startsWith(home), 'the preview image’s address is complete').toBe(true);
}

/** An object of JSON-LD. */
type Node = { [key: string]: unknown };

function expectStructuredData({ document, says, words, home, addressOf }: View, page: PageKey) {
  const { site, paths } = words;
  const [script] = document.querySelectorAll('script[type="application/ld+json"]');
  const data = JSON.parse(script?.textContent ?? '');
  expect(data['@context']).toBe('https://schema.org');
  const nodes = everyNode(data['@graph']);
  const described = new Set(nodes.filter((node) => node['@type']).map((node) => node['@id']));
  const pointers = nodes.map((node) => node['@id']).filter((id) => id !== undefined);
  expect(
    pointers.filter((id) => !described.has(id)),
    'what is pointed to and not there',
  ).toEqual([]);
  const addresses = nodes.flatMap(({ url, image, item, '@id': id }) => [url, image, item, id]);
  expect(
    addresses
      .filter((to) => !site.agenda?.some((day) => day.url === to))
      .filter((to) => typeof to === 'string' && !to.startsWith(home)),
    'addresses that are not the site’s',
  ).toEqual([]);
  const own = addressOf(paths[page]);
  for (const { '@type': type, '@id': id, url, itemListElement } of data['@graph'] as Node[]) {
    if (type === 'BreadcrumbList') {
      const trail = (itemListElement as Node[]).map(({ item }) => item);
      expect(trail).toEqual([addressOf(paths.home), own]);
    } else if (!id) expect(url, `the address of ${type}`).toBe(own);
  }
  const person = nodes.find((node) => node['@type'] === 'Person' && node.name);
  expect(person?.name).toBe(site.name);
  expect(person?.contactPoint).toMatchObject({
    email: site.email,
    telephone: `+${site.whatsapp}`,
  });
  const days = nodes.flatMap(({ dayOfWeek = [] }) => dayOfWeek as string[]);
  const named = days.map((day) => day.slice(0, 3).toLowerCase());
  expect(named.sort()).toEqual([...(site.openDays ?? [])].sort());
  const told = nodes.flatMap(({ name, jobTitle }) => [name, jobTitle]);
  // An offer's name may be on the home page only.
  const texts = [...words.texts.values()];
  const unread = told.filter(
    (each) => typeof each === 'string' && !says(each) && !texts.includes(each),
  );
  expect(unread, 'what no visitor can read').toEqual([]);
  const blank = nodes.flatMap(Object.entries).filter(([, value]) => /^\s*$/.test(`${value}`));
  expect(blank, 'empty values').toEqual([]);
}

function everyNode(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(everyNode);
  return Array.isArray(value) ? below : [value as Node, ...below];
}
