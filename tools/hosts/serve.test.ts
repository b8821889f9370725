import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { securityHeaders } from './hosting.ts';
import { serveSite } from './serve.ts';

const dist = mkdtempSync(join(tmpdir(), 'served-'));
const files = {
  'index.html': 'home',
  'renovare.html': 'renovare',
  'contato é.html': 'é',
  '404.html': 'missing',
  'en/404.html': 'missing in English',
  'assets/pt-BR/agenda/renovare.ics': 'day',
  'manifest.webmanifest': '{"start_url":"/"}',
  '.well-known/security.txt': 'security',
  '.htaccess': 'note',
  _headers: 'note',
  _redirects: `/livro https://loja.example.org/livro 302
/antigo/* /renovare 301
/index.html / 301
/renovare/ /renovare 301
/contato%20%C3%A9.html /contato%20%C3%A9 301
/en/* /en/404.html 404
`,
};
for (const [name, content] of Object.entries(files)) {
  mkdirSync(join(dist, name, '..'), { recursive: true });
  writeFileSync(join(dist, name), content);
}

const server = createServer(serveSite(dist)).listen(0);

afterAll(() => {
  server.close();
  rmSync(dist, { recursive: true });
});

/** Asks for a path as it is written: `fetch` would normalize it. */
async function ask(path: string) {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, path }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const { statusCode, headers } = answer;
  return [statusCode, headers.location ?? (await text(answer)), headers] as const;
}

test.each([
  ['/', 200, 'home'],
  ['/renovare?a=b', 200, 'renovare'],
  ['/contato%20%C3%A9', 200, 'é'],
  ['/.well-known/security.txt', 200, 'security'],
  ['/index.html', 301, '/'],
  ['/renovare/?a=b', 301, '/renovare?a=b'],
  ['/contato%20%C3%A9.html', 301, '/contato%20%C3%A9'],
  ['/livro?a=b', 302, 'https://loja.example.org/livro?a=b'],
  ['/antigo/x/y', 301, '/renovare'],
  ['//example.com/renovare/', 404, 'missing'],
  ['/%5Cexample.com/renovare/', 404, 'missing'],
  ['/nada', 404, 'missing'],
  ['/Renovare', 404, 'missing'],
  ['/%', 404, 'missing'],
  ['/404', 404, 'missing'],
  ['/en/nada', 404, 'missing in English'],
  ['/en%2F404.html', 404, 'missing in English'],
  ['/_headers', 404, 'missing'],
  ['/%5Fheaders/', 404, 'missing'],
  ['/x/%2e./_headers', 404, 'missing'],
  ['/%2Ehtaccess', 404, 'missing'],
])('%s is answered with %i and “%s”, and asked for again next time', async (path, status, said) => {
  const [ownStatus, ownSaid, headers] = await ask(path);
  expect([ownStatus, ownSaid]).toEqual([status, said]);
  expect(headers['cache-control']).toBe('no-cache');
});

test.each(['/', '/nada', '/livro', '/assets/pt-BR/agenda/renovare.ics'])(
  'the preview sends the headers of every host for %s: no other site may frame a page',
  async (path) => {
    const [, , headers] = await ask(path);
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect(headers[name.toLowerCase()]).toBe(value);
    }
    expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
  },
);

test.each([
  ['/renovare', 'text/html;charset=utf-8', 'no-cache'],
  ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
  [
    '/assets/pt-BR/agenda/renovare.ics',
    'text/calendar; charset=utf-8',
    'public, max-age=31536000, immutable',
  ],
])('%s is sent as %s, and kept as “%s”', async (path, type, caching) => {
  const [, , headers] = await ask(path);
  expect([headers['content-type'], headers['cache-control']]).toEqual([type, caching]);
});
