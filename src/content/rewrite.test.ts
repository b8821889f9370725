import { expect, test } from 'vitest';
import type { Language } from './language.ts';
import { pageKeys, routeOf } from './pages.ts';
import { createRewrite } from './rewrite.ts';

/** Unusual paths: two pages have each other's names, and one path isn't ASCII. */
const paths = {
  ...Object.fromEntries(pageKeys.map((page) => [page, routeOf(page)])),
  palestrante: '/helena-prado-palestrante',
  renovare: '/contato',
  depoimentos: '/opiniões',
  contato: '/renovare',
} as Language['paths'];

test.each([
  ['/helena-prado-palestrante', '/palestrante', '/helena-prado-palestrante'],
  ['/helena-prado-palestrante?a=1#b', '/palestrante?a=1#b', '/helena-prado-palestrante?a=1#b'],
  ['/helena-prado-palestrante/', '/palestrante', '/helena-prado-palestrante'],
  ['/contato', '/renovare', '/contato'],
  ['/renovare', '/contato', '/renovare'],
  ['/opiniões', '/depoimentos', '/opini%C3%B5es'],
  // A host answers this address with the 404 page, but the router knows which page is meant.
  ['/palestrante', '/palestrante', '/helena-prado-palestrante'],
  ['/Depoimentos', '/Depoimentos', '/Depoimentos'],
  ['/%zz', '/%zz', '/%zz'],
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['https://www.example.com//evil.example/', '//evil.example/', '//evil.example/'],
])('address: %s leads to the route %s, and is shown as %s', (address, route, shown) => {
  const { input, output } = createRewrite(paths);
  const found = new URL(input({ url: new URL(address, 'https://www.example.com') }) as URL);
  const publicUrl = output({ url: new URL(found) }) as URL;
  const origin = 'https://www.example.com';
  expect([found.href, publicUrl.href]).toEqual([origin + route, origin + shown]);
});
