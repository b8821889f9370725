import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { serveSite } from './serve.ts';

const dist = mkdtempSync(join(tmpdir(), 'served-'));
const files = {
  'index.html': 'home',
  'renovare.html': 'renovare',
  'contato é.html': 'é',
  'en.html': 'English',
  '404.html': 'missing',
  'en/404.html': 'missing in English',
  'assets/main-hash.js': 'script',
  'manifest.webmanifest': '{"start_url":"/site/"}',
  '.well-known/security.txt': 'security',
  '.git/HEAD': 'history',
};
for (const [name, content] of Object.entries(files)) {
  mkdirSync(join(dist, name, '..'), { recursive: true });
  writeFileSync(join(dist, name), content);
}
for (const name of ['_headers', '_redirects', 'vercel.json', '.htaccess']) {
  cpSync(join('public', name), join(dist, name));
}

const server = createServer(serveSite(dist)).listen(0);

afterAll(() => {
  server.close();
  rmSync(dist, { recursive: true });
});

/** Requests a path exactly as it is written. `fetch` would normalize the path. */
async function ask(path: string) {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, path }).end();
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
  ['/site/nada', 404, 'missing'],
  ['/site/Renovare', 404, 'missing'],
  ['/site/%', 404, 'missing'],
  ['/site/404', 404, 'missing'],
  ['/site/en/nada', 404, 'missing in English'],
  ['/site/en%2F404.html', 404, 'missing in English'],
  ['/renovare', 404, 'missing'],
  ['/site/_headers', 404, 'missing'],
  ['/site/%5Fredirects/', 404, 'missing'],
  ['/site/vercel.json', 404, 'missing'],
  ['/site/%2Ehtaccess', 404, 'missing'],
  ['/site/.git/HEAD', 404, 'missing'],
])(
  'preview: answers %s with status %i, “%s” and Cache-Control: no-cache',
  async (path, status, said) => {
    const [ownStatus, ownSaid, headers] = await ask(path);
    expect([ownStatus, ownSaid]).toEqual([status, said]);
    expect(headers['cache-control']).toBe('no-cache');
  },
);

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
    for (const path of ['/site/renovare', '/site/assets/main-hash.js', '/site/nada']) {
      const [, , sent] = await ask(path);
      expect(sent[name.toLowerCase()], path).toMatch(value);
    }
  },
);

test('headers: browsers may keep the files of assets/ for a year', async () => {
  const [status, , sent] = await ask('/site/assets/main-hash.js');
  expect([status, sent['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
});

test('headers: .htaccess and vercel.json set the same headers as _headers', () => {
  const read = (name: string) => readFileSync(join('public', name), 'utf8');
  const all = [...read('_headers').matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value],
  );
  const pages = ['Cache-Control', 'no-cache'];
  const apache = [...read('.htaccess').matchAll(/^Header always set ([\w-]+) "(.*)"/gm)];
  expect(apache.map(([, name, value]) => [name, value]).sort()).toEqual([...all, pages].sort());
  const vercel = JSON.parse(read('vercel.json')).headers.flatMap(
    ({ headers }: { headers: { key: string; value: string }[] }) =>
      headers.map(({ key, value }) => [key, value]),
  );
  expect(vercel.sort()).toEqual([...all, pages].sort());
});

test.each([
  ['blog/', true],
  ['blog/wp-admin/index.php', true],
  ['assets/main-hash.js', false],
  ['en/contact', false],
  ['renovare', false],
  ['.well-known/security.txt', false],
])('.htaccess: Apache leaves %s to what else lies on the host: %s', (path, isLeft) => {
  const rules = readFileSync('public/.htaccess', 'utf8');
  const [, conditions = '', pattern = ''] =
    /\n((?:RewriteCond .*\n)+)RewriteRule (\S+) - \[END\]/.exec(rules) ?? [];
  // The conditions: the first folder of the path exists, and isn't that of a language.
  expect(conditions).toMatch(/\nRewriteCond %1 -d\nRewriteCond %1\.html !-f\n$/);
  const folders = { blog: true, assets: true, en: false, '.well-known': true };
  const [first = ''] = path.split('/');
  const isForeign = Object.entries(folders).some(([name, alone]) => name === first && alone);
  expect(isForeign && new RegExp(pattern).test(path)).toBe(isLeft);
});
