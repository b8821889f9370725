import { expect, test } from 'vitest';
import { createRewrite } from './rewrite.ts';
import type { Locale } from './site-data.ts';

/** Unusual paths. */
const paths: Locale['paths'] = {
  home: '/',
  palestrante: '/helena-prado-palestrante',
  renovare: '/contato',
  'elas-venceram': '/elas-venceram',
  'lumiere-experience': '/lumiere-experience',
  'empreendedor-hoje': '/empreendedor-hoje',
  depoimentos: '/opiniões',
  contato: '/renovare',
};

const open = (address: string, isNotFound = false) => {
  const { input, output } = createRewrite(paths, () => isNotFound);
  const route = new URL(input({ url: new URL(address, 'https://www.example.com') }) as URL);
  const shown = output({ url: new URL(route) }) as URL;
  return { route, shown };
};

test.each([
  ['/helena-prado-palestrante', '/palestrante', '/helena-prado-palestrante'],
  ['/helena-prado-palestrante?a=1#b', '/palestrante?a=1#b', '/helena-prado-palestrante?a=1#b'],
  ['/helena-prado-palestrante/', '/palestrante', '/helena-prado-palestrante'],
  ['/contato', '/renovare', '/contato'],
  ['/renovare', '/contato', '/renovare'],
  ['/opiniões', '/depoimentos', '/opini%C3%B5es'],
  // These lead to the 404 page: a route's path that no page uses as address, and paths below `/~`.
  ['/palestrante', '/~/palestrante', '/palestrante'],
  ['/~/palestrante', '/~/~/palestrante', '/~/palestrante'],
  ['/Depoimentos', '/Depoimentos', '/Depoimentos'],
  ['/%zz', '/%zz', '/%zz'],
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['https://www.example.com//evil.example/', '//evil.example/', '//evil.example/'],
])('address: %s leads to the route %s, and is shown as %s', (address, route, shown) => {
  const found = open(address);
  const origin = 'https://www.example.com';
  expect([found.route.href, found.shown.href]).toEqual([origin + route, origin + shown]);
});

test('address: a page’s address leads to no page if the host sent the 404 page', () => {
  for (const address of ['/contato', '/contato/index.html', '/helena-prado-palestrante/']) {
    const { route, shown } = open(address, true);
    expect(Object.keys(paths).map((page) => `/${page}`)).not.toContain(route.pathname);
    expect(shown.pathname).toBe(address);
  }
});
