import { Window } from 'happy-dom';
import { expect } from 'vitest';
import type { PageKey } from '../src/i18n/content';
import { facts as sample } from './fixtures/facts';
import type { Words } from './words';

/** JSON-LD, as far as these checks need it. */
type Node = { [key: string]: unknown };

const { DOMParser } = new Window();

/** Checks what must be true of a page for every owner. Without `page`, it is the 404 page. */
export function expectTrueOfAnyOwner(html: string, words: Words, page?: PageKey) {
  const { site, paths, text } = words;
  const document = new DOMParser().parseFromString(html, 'text/html');
  for (const silent of document.querySelectorAll('style, #page-data')) silent.remove();
  const attributes = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
  const root = new URL(site.address).href.replace(/\/?$/, '/');
  const base = new URL(root).pathname;
  /** The full address of a path of the site. */
  const onSite = (path: string) => new URL(path.slice(1), root).href;

  const written = document.documentElement.outerHTML;
  const nobodys = /.{0,30}(\bundefined\b|\bnull\b|\bNaN\b|\bInfinity\b|\[object |\{\{).{0,30}/g;
  expect(written.match(nobodys) ?? [], 'broken text').toEqual([]);
  const { name, slug, email, whatsapp, social } = sample;
  const others = [name, slug, email, whatsapp, ...Object.values(social)];
  expect(
    others.filter((fact) => written.includes(fact)),
    'what is the sample’s',
  ).toEqual([]);

  // Words
  const heading = page ? `${page}.hero.title` : 'common.notFound.title';
  expect([...document.querySelectorAll('h1')].map((h1) => h1.textContent)).toEqual([text(heading)]);
  expect(document.title).toBe(text(page ? `${page}.meta.title` : 'common.notFound.meta'));
  const spoken = ['alt', 'aria-label'].flatMap((label) => attributes(`[${label}]`, label));
  const said = plain([document.body.textContent, ...spoken].join('\n'));
  const onEveryPage = ['skip', 'brand.home', 'brand.role', 'footer.lead', 'footer.legal'];
  const wanted = [
    ...onEveryPage.map((path) => text(`common.${path}`)),
    text(`common.footer.${site.formEndpoint ? 'privacyDelivery' : 'privacy'}`),
    ...(page ? words.wordsOf(page, untied) : [text('common.notFound.lead')]),
  ];
  expect(
    wanted.filter((each) => !said.includes(plain(each))),
    'texts that are not there',
  ).toEqual([]);

  // Links and pictures
  const inside = [...attributes('[href^="/"]', 'href'), ...attributes('[src^="/"]', 'src')];
  expect(inside.length).toBeGreaterThan(15);
  expect(
    inside.filter((to) => !to.startsWith(base)),
    'what is outside her folder',
  ).toEqual([]);
  const targets = new Set(Object.values(paths).map((path) => new URL(onSite(path)).pathname));
  const links = attributes('a[href^="/"]:not([href$=".ics"])', 'href').map(
    (to) => new URL(to, root).pathname,
  );
  expect(
    links.filter((to) => !targets.has(to)),
    'links to no page',
  ).toEqual([]);
  const outside = attributes('a[href*=":"]', 'href').map((to) => new URL(to));
  expect(outside.length).toBeGreaterThan(1);
  const soon = (site.agenda ?? []).filter((day) => day.page === page && day.date > '2090');
  const places = soon.flatMap(({ place }) => place ?? []);
  expect(
    places.filter((place) => !said.includes(place)),
    'places that are not said',
  ).toEqual([]);
  const noDate = words.texts.get(`${page}.before.items.data.desc`);
  if (noDate) expect(said.includes(plain(noDate)), 'that no date is set').toBe(!soon.length);
  const elsewhere = [...Object.values(site.social), ...soon.flatMap(({ url }) => url ?? [])];
  const hers = [
    `mailto:${site.email}`,
    `https://wa.me/${site.whatsapp}`,
    ...elsewhere.map((to) => new URL(to).href),
  ];
  const reached = outside.map(({ href, protocol, hostname, pathname }) => {
    if (protocol === 'mailto:') return `mailto:${decodeURIComponent(pathname)}`;
    return hostname === 'wa.me' ? `https://wa.me${pathname}` : href;
  });
  expect(
    reached.filter((to) => !hers.includes(to)),
    'links to strangers',
  ).toEqual([]);
  const portraits = attributes('main [src]', 'src');
  if (!site.portrait) expect(portraits).toEqual([]);
  else if (page === 'palestrante') expect(portraits).toEqual([base + site.portrait.src.slice(1)]);
  if (page === 'contato') {
    expect(document.querySelector('form')?.getAttribute('action') ?? null).toBe(
      site.formEndpoint ?? null,
    );
    expect(said.includes(text('contato.hours.title'))).toBe(Boolean(site.openDays));
  }

  // Head
  const metas = document.querySelectorAll('meta[property], meta[name]');
  const meta = Object.fromEntries(
    [...metas].map((each) => [
      each.getAttribute('property') ?? each.getAttribute('name'),
      each.getAttribute('content') ?? '',
    ]),
  );
  const canonical = attributes('link[rel=canonical]', 'href');
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')];
  if (!page) {
    expect(meta.robots).toBe('noindex');
    expect([...canonical, ...data]).toEqual([]);
    return;
  }
  const own = onSite(paths[page]);
  expect(canonical).toEqual([own]);
  expect(meta).toMatchObject({
    description: text(`${page}.meta.description`),
    'og:title': document.title,
    'og:description': meta.description,
    'og:site_name': site.name,
    'og:url': own,
    'og:image': expect.stringMatching(/\.jpg$/),
    'og:image:alt': expect.stringContaining(text(heading)),
  });
  expect(meta['og:image']?.startsWith(root), 'the preview image is absolute').toBe(true);

  // Structured data
  const [json] = data.map((script) => JSON.parse(script.textContent));
  expect(json['@context']).toBe('https://schema.org');
  const nodes = everyNode(json['@graph']);
  const told = new Set(nodes.filter((node) => node['@type']).map((node) => node['@id']));
  const pointers = nodes.map((node) => node['@id']).filter((id) => id !== undefined);
  expect(
    pointers.filter((id) => !told.has(id)),
    'what is pointed to and not there',
  ).toEqual([]);
  const addresses = nodes.flatMap(({ url, image, item, '@id': id }) => [url, image, item, id]);
  expect(
    addresses.filter((to) => typeof to === 'string' && !to.startsWith(root)),
    'addresses that are not the site’s',
  ).toEqual([]);
  for (const { '@type': type, '@id': id, url, itemListElement } of json['@graph'] as Node[]) {
    if (type === 'BreadcrumbList') {
      expect((itemListElement as Node[]).map(({ item }) => item)).toEqual([onSite('/'), own]);
    } else if (!id) expect(url, `the address of ${type}`).toBe(own);
  }
  const [person] = nodes.filter((node) => node['@type'] === 'Person' && node.name);
  expect(person?.name).toBe(site.name);
  const days = nodes.flatMap(({ dayOfWeek = [] }) => dayOfWeek as string[]);
  const named = days.map((day) => day.slice(0, 3).toLowerCase());
  expect(named.sort()).toEqual([...(site.openDays ?? [])].sort());
  expect(person?.contactPoint).toMatchObject({
    email: site.email,
    telephone: `+${site.whatsapp}`,
  });
  const blank = nodes.flatMap(Object.entries).filter(([, value]) => /^\s*$/.test(`${value}`));
  expect(blank, 'empty values').toEqual([]);
}

/** Texts of drawings that not every figure allows, and those that give way to a date. */
const untied =
  /^(home\.figures\.caption|palestrante\.how\.formats\.caption|renovare\.journey\.tools\.plano\..+|.+\.before\.items\.data\.desc)$/;

const plain = (text: string) => text.replace(/\s+/g, ' ');

/** A value and all objects inside it. */
function everyNode(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(everyNode);
  return Array.isArray(value) ? below : [value as Node, ...below];
}
