// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeOwnWords } from '../../tests/fixtures/content-root';
import { readContent } from '../../tools/locales/read-content';
import type { Locale, PageKey } from './content';
import { createRewrite, routeOf } from './rewrite';

type Paths = Locale['paths'];

const { paths } = readContent(writeOwnWords()).locale;
const pages = Object.keys(paths) as PageKey[];
const site = 'https://www.example.com';

/** The same cases each time: a run that fails by chance helps nobody who has changed something else. */
const settings = { numRuns: 1000, seed: 1, verbose: true };

/** What people, scanners and other sites put into an address, and mixtures of it. */
const part = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '/',
    '//',
    '\\',
    '/~',
    '..',
    '.',
    '%2f',
    '%5c',
    '%00',
    '%',
    '@',
    ':',
    '?',
    '#',
    ';',
  ),
  fc.constantFrom('evil.example', 'javascript:', 'index.html', '.html', '\t', '\u202e', '\ud800'),
  fc.constantFrom(...Object.values(paths), ...pages.map(routeOf)),
);
const anyPath = fc.array(part, { maxLength: 6 }).map((parts) => `/${parts.join('')}`);

/** The same pages at other addresses, some of them one another's. */
const anyPaths: fc.Arbitrary<Paths> = fc
  .shuffledSubarray(
    [
      ...new Set([
        ...Object.values(paths),
        ...pages.map(routeOf),
        '/en',
        '/en/x',
        '/vida',
        '/ação',
      ]),
    ],
    { minLength: pages.length, maxLength: pages.length },
  )
  .map((addresses) => Object.fromEntries(pages.map((page, i) => [page, addresses[i]])) as Paths);

function rewriter(addresses: Paths) {
  const { input, output } = createRewrite(addresses);
  const run = (rewrite: typeof input) => (url: URL) => rewrite({ url: new URL(url) }) as URL;
  return { toRoute: run(input), toPublic: run(output) };
}

/** As a browser reads an address on this site; not every string is one. */
function urlOf(path: string): URL | undefined {
  try {
    // A string in front of which there is an origin can't name another host.
    return new URL(`${site}${path}`);
  } catch {
    return undefined;
  }
}

describe.each([
  ['the shipped addresses', fc.constant(paths)],
  ['any addresses', anyPaths],
])('with %s', (_, addresses) => {
  test('no address makes it throw or leave the site', () => {
    fc.assert(
      fc.property(addresses, anyPath, (all, path) => {
        const url = urlOf(path);
        if (!url) return;
        const { toRoute, toPublic } = rewriter(all);
        for (const result of [toRoute(url), toPublic(url), toPublic(toRoute(url))]) {
          expect(result.origin).toBe(site);
          expect(result.username + result.password).toBe('');
        }
      }),
      settings,
    );
  });

  test('no address becomes a way to another host once only its path is left', () => {
    fc.assert(
      fc.property(addresses, anyPath, (all, path) => {
        const url = urlOf(path);
        // What begins with two slashes came in as such; the router collapses it.
        if (!url || /^\/[/\\]/.test(url.pathname)) return;
        const { toRoute, toPublic } = rewriter(all);
        for (const { pathname } of [toRoute(url), toPublic(toRoute(url))]) {
          expect(new URL(pathname, site).origin).toBe(site);
        }
      }),
      settings,
    );
  });

  test('what is asked for survives the way to a route and back, and no two become one', () => {
    fc.assert(
      fc.property(addresses, anyPath, anyPath, (all, one, other) => {
        const { toRoute, toPublic } = rewriter(all);
        const [a, b] = [urlOf(one), urlOf(other)];
        if (!a || !b) return;
        expect(toPublic(toRoute(a)).pathname).toBe(canonical(a, all));
        const same = canonical(a, all) === canonical(b, all);
        expect(toRoute(a).pathname === toRoute(b).pathname).toBe(same);
      }),
      settings,
    );
  });

  test('a page has its one address, and its route is no other', () => {
    fc.assert(
      fc.property(addresses, fc.constantFrom(...pages), (all, page) => {
        const { toRoute, toPublic } = rewriter(all);
        const route = new URL(routeOf(page), site);
        expect(decodeURI(toPublic(route).pathname)).toBe(all[page]);
        expect(toRoute(toPublic(route)).pathname).toBe(routeOf(page));
      }),
      settings,
    );
  });
});

/** A page's own address for all the forms that hosts and browsers give it, else as it is. */
function canonical({ pathname }: URL, addresses: Paths): string {
  const trimmed = pathname.replace(/(\/index|(?<=[^/]))\.html$/, '').replace(/\/+$/, '') || '/';
  const known = Object.values(addresses).find((address) => address === decode(trimmed));
  return known ? new URL(known, site).pathname : pathname;
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
