import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { preview } from 'vite';
import { afterAll, expect, test } from 'vitest';

const outDir = mkdtempSync(join(tmpdir(), 'served-'));
const files = {
  'index.html': 'home',
  'renovare.html': 'renovare',
  'contato é.html': 'é',
  '404.html': 'missing',
  'en.html': 'English',
  'links/index.html': 'folder',
  'en/404.html': 'missing in English',
  'manifest.webmanifest': '{"start_url":"/site/"}',
  '.well-known/security.txt': 'security',
  '.git/HEAD': 'history',
};
for (const [name, content] of Object.entries(files)) {
  mkdirSync(join(outDir, name, '..'), { recursive: true });
  writeFileSync(join(outDir, name), content);
}
copyFileSync('public/_headers', join(outDir, '_headers'));

const server = await preview({ build: { outDir }, preview: { port: 0 } });

afterAll(async () => {
  await server.close();
  rmSync(outDir, { recursive: true });
});

/** Requests a path exactly as it is written. `fetch` would normalize the path. */
async function ask(path: string, host = 'localhost') {
  const { port } = new URL(server.resolvedUrls?.local[0] ?? '');
  const sent = request({ port, path, headers: { host } }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const { statusCode, headers } = response;
  return [statusCode, await text(response), headers] as const;
}

test.each([
  ['/site/', 200, 'home'],
  ['/site/renovare?a=b', 200, 'renovare'],
  ['/site/contato%20%C3%A9', 200, 'é'],
  ['/site/en', 200, 'English'],
  ['/site/.well-known/security.txt', 200, 'security'],
  ['/site//example.com/renovare/', 404, 'missing'],
  ['/site/links/', 200, 'folder'],
  ['/site/links', 301, ''],
  ['/site/nada', 404, 'missing'],
  ['/site/Renovare', 404, 'missing'],
  ['/site/renovare/', 404, 'missing'],
  ['/site/%', 404, 'missing'],
  ['/site/en/nada', 404, 'missing in English'],
  ['/site/.git/HEAD', 404, ''],
  ['/site/%2Egit/HEAD', 404, ''],
])('preview: answers %s with status %i and “%s”', async (path, status, said) => {
  const [ownStatus, ownSaid] = await ask(path);
  expect([ownStatus, ownSaid]).toEqual([status, said]);
});

test('preview: answers a phone that opens this computer by its name', async () => {
  expect(await ask('/site/renovare', 'joao-pc')).toMatchObject([200, 'renovare', {}]);
});

const headers = {
  'Content-Security-Policy': /^frame-ancestors 'none'$/,
  // The owner may set a longer time.
  'Strict-Transport-Security': /^max-age=\d{5,}/,
  'X-Content-Type-Options': /^nosniff$/,
  'X-Frame-Options': /^DENY$/,
  'Referrer-Policy': /^strict-origin-when-cross-origin$/,
  'Permissions-Policy': /^camera=\(\), microphone=\(\), geolocation=\(\), payment=\(\)/,
  'Cross-Origin-Opener-Policy': /^same-origin$/,
};

test.each(Object.entries(headers))(
  'headers: %s is sent with pages, files and the 404 page',
  async (name, value) => {
    for (const path of ['/site/renovare', '/site/.well-known/security.txt', '/site/nada']) {
      const [, , sent] = await ask(path);
      expect(sent[name.toLowerCase()], path).toMatch(value);
    }
  },
);

test('headers: .htaccess and vercel.json set the same headers as _headers, and let browsers keep the files of assets/ for a year', () => {
  const read = (name: string) => readFileSync(join('public', name), 'utf8');
  const all = [...read('_headers').matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value],
  );
  expect(all).toContainEqual(['Cache-Control', 'public, max-age=31536000, immutable']);
  const pages = ['Cache-Control', 'no-cache'];
  const apache = [...read('.htaccess').matchAll(/^Header always set ([\w-]+) "(.*)"/gm)];
  expect(apache.map(([, name, value]) => [name, value]).sort()).toEqual([...all, pages].sort());
  const vercel = JSON.parse(read('vercel.json')).headers.flatMap(
    ({ headers }: { headers: { key: string; value: string }[] }) =>
      headers.map(({ key, value }) => [key, value]),
  );
  expect(vercel.sort()).toEqual([...all, pages].sort());
});
