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

/** A fixed seed: a random failure would mislead someone who has changed something else. */
const settings = { numRuns: 1000, seed: 1, verbose: true };

/** Parts of addresses that people, scanners and other sites request. */
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

/** The same pages at other addresses, some of them swapped. */
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

/** A path as a browser parses it on this site; undefined if it is invalid. */
function urlOf(path: string): URL | undefined {
  try {
    // After an origin, a path can't name another host.
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

  test('the rewritten path alone never resolves to another host', () => {
    fc.assert(
      fc.property(addresses, anyPath, (all, path) => {
        const url = urlOf(path);
        // The requested path itself began with two slashes; the router collapses them.
        if (!url || /^\/[/\\]/.test(url.pathname)) return;
        const { toRoute, toPublic } = rewriter(all);
        for (const { pathname } of [toRoute(url), toPublic(toRoute(url))]) {
          expect(new URL(pathname, site).origin).toBe(site);
        }
      }),
      settings,
    );
  });

  test('an address survives the round trip to a route, and no two addresses become one', () => {
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

  test('each page has one address, which leads to its route and back', () => {
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

/** The page's address for every form in which hosts and browsers write it; other paths unchanged. */
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
