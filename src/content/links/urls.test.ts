import { expect, test } from 'vitest';
import { site } from '../site.ts';
import { rewriteOf } from './urls.ts';

const speaker = `${site.slug}-palestrante`;

test.each([
  ['pt-BR', '/', '/', '/'],
  ['pt-BR', `/${speaker}`, '/palestrante', `/${speaker}`],
  ['pt-BR', `/${speaker}/?a=1#b`, '/palestrante?a=1#b', `/${speaker}?a=1#b`],
  ['pt-BR', '/renovare', '/renovare', '/renovare'],
  ['pt-BR', '/en/renovare', '/en/renovare', '/en/renovare'],
  ['pt-BR', '/%zz', '/%zz', '/%zz'],
  ['pt-BR', '/%2F%2Fevil.example', '/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['en', '/en', '/', '/en'],
  ['en', '/en/', '/', '/en'],
  ['en', '/en/renovare', '/renovare', '/en/renovare'],
  ['en', `/en/${speaker}`, '/palestrante', `/en/${speaker}`],
  ['en', '/en/nada', '/en/nada', '/en/nada'],
])('address: in %s, %s leads to the route %s, and is shown as %s', (tag, address, route, shown) => {
  const origin = 'https://www.example.com';
  const { input, output } = rewriteOf(tag);
  const found = new URL(input({ url: new URL(address, origin) }) as URL);
  const publicUrl = output({ url: new URL(found) }) as URL;
  expect([found.href, publicUrl.href]).toEqual([origin + route, origin + shown]);
});
