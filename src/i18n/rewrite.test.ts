// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { writeOwnWords } from '../../tests/fixtures/content-root';
import { writeLanguages } from '../../tests/fixtures/languages';
import { publishedLocales, readContent } from '../../tools/locales/read-content';
import type { Locale, PageKey } from './content';
import { createRewrite, routeOf } from './rewrite';

type Paths = Locale['paths'];

const { paths } = readContent(writeOwnWords()).locale;
const pages = Object.keys(paths) as PageKey[];

/** Two functions from path to path: from the address bar to a route, and back. */
function translate(addresses: Paths) {
  const { input, output } = createRewrite(addresses);
  const run = (rewrite: typeof input) => (path: string) => {
    const url = rewrite({ url: new URL(path, 'https://www.example.com') });
    if (!(url instanceof URL)) throw new TypeError('not a URL');
    return decodeURI(url.pathname) + url.search + url.hash;
  };
  return { toRoute: run(input), toPublic: run(output) };
}

const published = publishedLocales(writeLanguages('rewrite', 'en', 'ar'));

/** Paths that no route has. */
const hidden = /^\/~\//;

const locales: [string, Paths][] = [
  ['the shipped addresses', paths],
  ['swapped addresses', { ...paths, renovare: '/contato', contato: '/renovare' }],
  ['rotated addresses', { ...paths, home: '/renovare', renovare: '/contato', contato: '/' }],
  ['a home that is not at the root', { ...paths, home: '/inicio' }],
  ['addresses below a language', mapPaths((path) => `/en${path}`.replace(/\/$/, ''))],
  ...published.map(({ tag, paths }): [string, Paths] => [`the addresses of ${tag}`, paths]),
  ['addresses with accents', { ...paths, 'elas-venceram': '/elas-vencerão', contato: '/联系' }],
];

function mapPaths(change: (path: string) => string): Paths {
  return Object.fromEntries(pages.map((page) => [page, change(paths[page])])) as Paths;
}

describe.each(locales)('with %s', (_, addresses) => {
  const { toRoute, toPublic } = translate(addresses);

  test.each(pages)('%s has one address and one route, which lead to each other', (page) => {
    expect(toRoute(addresses[page])).toBe(routeOf(page));
    expect(toPublic(routeOf(page))).toBe(addresses[page]);
  });

  test('no two addresses lead to one route', () => {
    expect(new Set(pages.map((page) => toRoute(addresses[page]))).size).toBe(pages.length);
  });

  test('every address survives the round trip to its route', () => {
    const elsewhere = ['/nada', '/renovare/nada', '/~', '/~/', '/~/renovare', '/~/~/x', '/~nada'];
    for (const path of [...elsewhere, ...Object.values(addresses), ...pages.map(routeOf)]) {
      const trimmed = path.replace(/(?<=.)\/$/, '');
      expect(toPublic(toRoute(path)).replace(/(?<=.)\/$/, '')).toBe(trimmed);
    }
  });

  test('a route’s path that is not a public address reaches no route', () => {
    const addressed = new Set(Object.values(addresses));
    for (const route of pages.map(routeOf).filter((path) => !addressed.has(path))) {
      expect(toRoute(route)).toMatch(hidden);
      expect(toRoute(`${route}/index.html`)).toMatch(hidden);
    }
  });
});

const { toRoute } = translate(paths);

test('the speaker page has only the address with the owner’s name', () => {
  expect(toRoute(paths.palestrante)).toBe('/palestrante');
  for (const path of ['/palestrante', '/palestrante/', '/palestrante.html']) {
    expect(toRoute(path)).toMatch(hidden);
  }
});

test.each(pages)('%s opens however a host writes its address', (page) => {
  const folder = paths[page].replace(/\/$/, '');
  for (const form of [`${folder}/`, `${folder}/index.html`, `${folder || '/index'}.html`]) {
    expect(toRoute(form)).toBe(routeOf(page));
  }
});

test.each(pages)('%s is not shown at its address if the host answers with the 404 page', (page) => {
  const { input, output } = createRewrite(paths, () => true);
  for (const form of [paths[page], `${paths[page].replace(/\/$/, '')}/index.html`]) {
    const route = input({ url: new URL(form, 'https://www.example.com') }) as URL;
    expect(pages.map(routeOf)).not.toContain(route.pathname);
    expect((output({ url: route }) as URL).pathname).toBe(form);
  }
});

test('query and hash are kept', () => {
  expect(toRoute('/?utm_source=x#produtos')).toBe('/?utm_source=x#produtos');
  expect(toRoute(`${paths.palestrante}?a=1#b`)).toBe('/palestrante?a=1#b');
});

test.each([
  '/Renovare',
  '/RENOVARE/',
  '/renovare/nada',
  '/nada/renovare',
  '/renovare.htm',
  '/.html',
  '/...html',
  '/%2e%2e.html',
  '/~/renovare',
])('%s is not a page', (path) => {
  expect(pages.map(routeOf)).not.toContain(toRoute(path));
});

test('a path that begins with /~ reaches no route', () => {
  expect(toRoute('/~/palestrante')).toBe('/~/~/palestrante');
});

describe.each(published)('in $tag', ({ tag, paths: own }) => {
  const inside = translate(own);
  const routes = pages.map(routeOf);

  test('the addresses of other languages reach no route, and stay unchanged', () => {
    const others = published.filter((other) => other.tag !== tag);
    for (const path of others.flatMap((other) => Object.values(other.paths))) {
      if (Object.values(own).includes(path)) continue;
      expect(routes).not.toContain(inside.toRoute(path));
      expect(inside.toPublic(inside.toRoute(path))).toBe(path);
    }
  });

  test('every route has an address below the language', () => {
    const prefix = tag === 'pt-BR' ? '/' : `/${tag}`;
    for (const route of routes) expect(inside.toPublic(route).startsWith(prefix)).toBe(true);
  });
});

test.each([
  '//host',
  '//host/renovare',
  '/\\\\host',
  '/%',
  '/%zz',
  '/%E0%A4%A',
  '/%2F',
  '/~',
  '/~/~',
  '/en//renew',
  '/\u0000',
  '/?%',
  '/#%zz',
  `/${'a'.repeat(5000)}`,
])('%j is an unknown address like any other', (path) => {
  for (const { paths: own } of published) {
    const { input, output } = createRewrite(own);
    const url = new URL('https://www.example.com');
    url.pathname = path;
    const before = url.pathname;
    const route = input({ url }) as URL;
    expect(pages.map(routeOf)).not.toContain(route.pathname);
    expect((output({ url: route }) as URL).pathname).toBe(before.replace(/(?<=.)\/+$/, ''));
  }
});

test('a route can’t be reached by a percent-encoded form of its path', () => {
  for (const spelling of ['/%70alestrante', '/palestrant%65', '/%70alestrante.html']) {
    expect(toRoute(spelling)).toMatch(hidden);
  }
});
