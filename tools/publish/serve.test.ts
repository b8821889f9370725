// @vitest-environment node
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { caching, securityHeaders } from './hosting';
import { serveSite } from './serve';

const dist = mkdtempSync(join(tmpdir(), 'served-'));
const script = `/* ${'long '.repeat(500)}*/`;
const files = {
  'index.html': 'home',
  'renovare.html': 'renovare',
  'contato é.html': 'é',
  '404.html': 'missing',
  'en/404.html': 'missing in English',
  'assets/a.js': script,
  'manifest.webmanifest': '{}',
  '.well-known/security.txt': 'security',
  ...{ _headers: 'a', _redirects: 'a', 'vercel.json': 'a', '.vite/manifest.json': 'a' },
};

/** Serves the folder as on a host whose address has this path. */
function serve(base: string): Server {
  vi.stubEnv('BASE_PATH', base);
  return createServer(serveSite(dist)).listen(0);
}

/** Asks for a path exactly as it is written: `fetch` would tidy it up. */
async function ask(path: string, encoding = 'identity', server = atRoot) {
  const { port } = server.address() as AddressInfo;
  const asked = request({ port, path, headers: { 'Accept-Encoding': encoding } }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
}

let atRoot: Server;

beforeAll(() => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(dist, name, '..'), { recursive: true });
    writeFileSync(join(dist, name), content);
  }
  atRoot = serve('/');
});

afterAll(() => {
  atRoot.close();
  rmSync(dist, { recursive: true });
});

test.each([
  ['/', 'home', caching.other, 'text/html;charset=utf-8'],
  ['/renovare?a=b', 'renovare', caching.other, 'text/html;charset=utf-8'],
  ['/contato%20%C3%A9', 'é', caching.other, 'text/html;charset=utf-8'],
  ['/assets/a.js', script, caching.hashed, 'text/javascript'],
  ['/manifest.webmanifest', '{}', caching.other, 'application/manifest+json'],
  ['/.well-known/security.txt', 'security', caching.other, 'text/plain'],
])('%s is served, to be kept or to be asked for again', async (path, content, cache, type) => {
  const { status, headers, text } = await ask(path);
  expect([status, text, headers['cache-control']]).toEqual([200, content, cache]);
  expect(headers['content-type']).toBe(type);
});

test('a page’s other addresses lead to its own, with the question, and never to another site', async () => {
  const moved = { '/renovare/': '/renovare', '/renovare.html?a=%20': '/renovare?a=%20' };
  const others = { '/index.html': '/', '/contato%20%C3%A9/': '/contato%20%C3%A9' };
  for (const [from, to] of Object.entries({ ...moved, ...others })) {
    const { status, headers } = await ask(from);
    expect([from, status, headers.location]).toEqual([from, 301, to]);
  }
  for (const path of ['//example.com/renovare/', '/%5Cexample.com/renovare/']) {
    const { status, headers } = await ask(path);
    expect([path, status, headers.location]).toEqual([path, 404, undefined]);
  }
});

test.each([
  ['what is not there', ['/nada', '/nada/', '/assets/', '/Renovare', '/%', '/404', '/404.html']],
  ['what is not for visitors', ['/_headers', '/%5Fheaders', '/_redirects/', '/vercel.json']],
  ['hidden files', ['/.vite/manifest.json', '/%2Evite/manifest.json', '/x/%2e./_headers']],
])('%s is answered with the nearest 404 page', async (_, paths) => {
  for (const path of paths) {
    const { status, headers, text } = await ask(path);
    expect([path, status, text]).toEqual([path, 404, 'missing']);
    expect(headers['cache-control']).toBe(caching.other);
  }
  expect(await ask('/en/nada')).toMatchObject({ status: 404, text: 'missing in English' });
  expect(await ask('/en%2F404.html')).toMatchObject({ status: 404, text: 'missing in English' });
});

test('the security headers come with everything, and text is compressed', async () => {
  const security = Object.entries(securityHeaders).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]);
  for (const path of ['/', '/assets/a.js', '/renovare/', '/nada']) {
    expect((await ask(path)).headers).toMatchObject(Object.fromEntries(security));
  }
  for (const encoding of ['br', 'gzip']) {
    const { headers, text } = await ask('/assets/a.js', encoding);
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
    expect(text.length).toBeLessThan(200);
  }
});

test('a site in a subfolder of its host is served only below that folder', async () => {
  const server = serve('/site/');
  const at = (path: string) => ask(path, 'identity', server);
  expect(await at('/site/renovare')).toMatchObject({ status: 200, text: 'renovare' });
  expect((await at('/site/renovare/')).headers.location).toBe('/site/renovare');
  for (const path of ['/renovare', '/', '/site']) expect((await at(path)).status).toBe(404);
  server.close();
});
