// @vitest-environment node
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageKey } from '../../src/i18n/content';
import { readContent } from '../locales/content';
import { aliasesOf, caching, securityHeadersFor } from './hosting';

const folder = mkdtempSync(join(tmpdir(), 'published-'));
const dist = join(folder, 'dist');
const paths = Object.values(readContent().locale.paths);
const running: ChildProcess[] = [];

function build(outDir: string, env: Record<string, string> = {}) {
  execFileSync('node_modules/.bin/vite', ['build', '--outDir', outDir, '--logLevel', 'error'], {
    // Vitest's own mode would build React's development version.
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
}

function filesOf(root: string): Map<string, Buffer> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.sort().map((file) => [file.slice(root.length), readFileSync(file)]));
}

beforeAll(() => build(dist), 180_000);

afterAll(() => {
  for (const child of running) child.kill();
  rmSync(folder, { recursive: true });
});

test('a second build of the same commit has the same bytes', () => {
  const second = join(folder, 'second', 'dist');
  build(second);
  const [first, other] = [filesOf(dist), filesOf(second)];
  expect([...other.keys()]).toEqual([...first.keys()]);
  const different = [...first].filter(([file, bytes]) => !other.get(file)?.equals(bytes));
  expect(different.map(([file]) => file)).toEqual([]);
}, 180_000);

test('after a sentence was edited, a returning visitor downloads at most 10 KB besides the HTML', () => {
  const locales = join(folder, 'locales');
  cpSync('locales', locales, { recursive: true });
  // The page with the most copy costs most.
  const [copy = ''] = Object.keys(readContent().locale.paths)
    .map((page) => join(locales, 'pt-BR', `${page}.json`))
    .sort((one, other) => statSync(other).size - statSync(one).size);
  const text = readFileSync(copy, 'utf8');
  const edited = text.replace('"lead": "', '"lead": "Com uma palavra a mais: ');
  expect(edited).not.toBe(text);
  writeFileSync(copy, edited);
  const republished = join(folder, 'republished', 'dist');
  build(republished, { LOCALES_DIR: locales });

  const [before, after] = [filesOf(dist), filesOf(republished)];
  const isDownload = (path: string) => !/\.(html|br|gz)$/.test(path);
  const changed = (from: typeof before, to: typeof before) =>
    [...to.keys()].filter((path) => {
      const same = from.get(path)?.equals(to.get(path) as Buffer);
      return isDownload(path) && !same;
    });
  // Whatever else he has in his cache has kept its name and its bytes.
  const name = new RegExp(`^/assets/pt-BR/${basename(copy, '.json')}-.{8}\\.json$`);
  expect(changed(after, before)).toEqual([expect.stringMatching(name)]);
  expect(changed(before, after)).toEqual([expect.stringMatching(name)]);
  const [download = ''] = changed(before, after);
  expect(after.get(`${download}.br`)?.length).toBeLessThanOrEqual(10_000);
}, 180_000);

test('below BASE_PATH, every address of the site begins with it', () => {
  const sub = join(folder, 'sub', 'dist');
  build(sub, { BASE_PATH: '/site/' });
  for (const [file, bytes] of filesOf(sub)) {
    const text = bytes.toString();
    if (file.endsWith('.html')) {
      const addresses = [...text.matchAll(/\s(?:href|src|content)="(\/[^"]*)"/g)].map(
        ([, to]) => to,
      );
      expect(addresses.length).toBeGreaterThan(10);
      expect(addresses.filter((to) => !to?.startsWith('/site/'))).toEqual([]);
      expect(text).not.toMatch(/"\/assets\//);
      if (!file.endsWith('404.html')) expect(text).toMatch(/rel="canonical" href="[^"]+\/site\//);
    }
    if (/\.(js|css|webmanifest)$/.test(file)) expect(text).not.toMatch(/["'(]\/assets\//);
  }
  expect(existsSync(join(sub, 'site'))).toBe(false);
}, 180_000);

test('the headers repeat what the pages say they may do, and forbid to frame them', () => {
  const rulesOf = (policy: string) =>
    new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]));
  const header = rulesOf(securityHeadersFor(dist)['Content-Security-Policy'] ?? '');
  expect(header.get('frame-ancestors')).toEqual(["'none'"]);
  for (const path of [...paths, '/404.html']) {
    const html = readFileSync(join(dist, path.endsWith('.html') ? path : `${path}/index.html`));
    const [, policy = ''] = /Content-Security-Policy" content="([^"]+)"/.exec(`${html}`) ?? [];
    const page = rulesOf(policy);
    expect(page.size).toBe(header.size - 1);
    for (const [name, sources] of page) {
      if (name === 'style-src') expect(header.get(name)).toEqual(expect.arrayContaining(sources));
      else expect(header.get(name)).toEqual(sources);
    }
  }
  // Cloudflare refuses longer lines.
  const lines = readFileSync(join(dist, '_headers'), 'utf8').split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
});

describe.each(Object.entries(readContent().locale.paths))('the head of %s', (page, path) => {
  const { site, locale } = readContent();
  const html = () => readFileSync(join(dist, path, 'index.html'), 'utf8');
  const plain = (text = '') =>
    text
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&amp;', '&');
  const meta = (name: string) => {
    const found = [...html().matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
    const [first, ...others] = found.filter(([, key]) => key === name);
    expect(others).toEqual([]);
    return plain(first?.[2]);
  };

  test('shares the page by the words of its title and description', () => {
    const title = plain(/<title>([^<]*)/.exec(html())?.[1]);
    const url = new URL(path, site.address).href;
    expect([meta('og:title'), meta('twitter:title')]).toEqual([title, title]);
    expect([meta('og:description'), meta('twitter:description')]).toEqual(
      Array(2).fill(meta('description')),
    );
    expect([meta('og:url'), meta('og:site_name')]).toEqual([url, site.name]);
    expect(html()).toContain(`<link rel="canonical" href="${url}"/>`);
  });

  test('shows a picture of 1200×630 below 200 KB, with its words', async () => {
    const image = meta('og:image');
    expect(image).toMatch(new RegExp(`^${site.address}assets/${locale.tag}/${page}-.{8}\\.jpg$`));
    expect(meta('twitter:image')).toBe(image);
    expect(meta('og:image:alt')).toContain(plain(/<h1[^>]*>([^<]*)/.exec(html())?.[1]));
    const jpeg = readFileSync(join(dist, image.slice(site.address.length)));
    expect(jpeg.length).toBeLessThan(200_000);
    const { format, width, height } = await sharp(jpeg).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
  });

  test('tells search engines nothing that visitors are not told', () => {
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html()) ?? [];
    const data = JSON.parse(json) as { '@context': string; '@graph': { '@type': string }[] };
    expect(data['@context']).toBe('https://schema.org');
    expect(data['@graph'].map((node) => node['@type'])).toEqual(
      types[page as PageKey] ?? ['BreadcrumbList'],
    );
    expect(json).not.toMatch(/"@type":"\w*(?:Event|Rating|Review)"|undefined|\{\{/);

    const body = html().replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '');
    const shown = plain(`${body.replace(/<[^>]*>/g, '\n')}\n${meta('description')}\n${body}`);
    const told = [
      ...json.matchAll(/"(?:name|description|jobTitle|email|audienceType)":("[^"]*")/g),
    ];
    expect(told.length).toBeGreaterThan(1);
    const unseen = told
      .map(([, text = '']) => JSON.parse(text))
      .filter((text) => !shown.includes(text));
    expect(unseen).toEqual([]);
  });
});

/** Of the pages that are more than a step below home. */
const types: Partial<Record<PageKey, string[]>> = {
  home: ['WebSite', 'Person', 'ProfessionalService'],
  palestrante: ['BreadcrumbList', 'Person', 'Service'],
  renovare: ['BreadcrumbList', 'Service'],
  'elas-venceram': ['BreadcrumbList', 'Book'],
  'lumiere-experience': ['BreadcrumbList', 'Service'],
  'empreendedor-hoje': ['BreadcrumbList', 'Service'],
  contato: ['BreadcrumbList', 'ProfessionalService'],
};

test('the icons and the manifest that pages name are there, in the sizes that they say', async () => {
  const html = readFileSync(join(dist, '404.html'), 'utf8');
  for (const [, file = ''] of html.matchAll(
    /<link rel="(?:icon|apple-touch-icon|manifest)" href="\/([^"]+)"/g,
  )) {
    expect([file, existsSync(join(dist, file))]).toEqual([file, true]);
  }
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.webmanifest'), 'utf8'));
  const icons: { src: string; sizes: string; purpose?: string }[] = manifest.icons;
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
  for (const { src, sizes } of [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const { width, height, hasAlpha } = await sharp(join(dist, src)).metadata();
    expect([src, `${width}x${height}`, hasAlpha]).toEqual([src, sizes, false]);
  }
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** As it is: fetch would tidy up the path, follow redirects and decompress. */
function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((done, fail) => {
    request({ port, host: '127.0.0.1', path, method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () => {
        const { statusCode: status } = response;
        done({ status, headers: response.headers, body: Buffer.concat(chunks) });
      });
    })
      .on('error', fail)
      .end();
  });
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
}

async function start(command: string, args: string[], env: object, port: number) {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: 'ignore' });
  running.push(child);
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await ask(port, '/').catch(() => undefined);
    if (answer) return port;
    await new Promise((wait) => setTimeout(wait, 100));
  }
  throw new Error(`${command} does not answer on port ${port}`);
}

async function startPreview() {
  const port = await freePort();
  const args = ['--import', 'tsx', 'tools/commands/preview.ts', dist];
  return start(process.execPath, args, { PORT: String(port) }, port);
}

async function startCaddy() {
  const port = await freePort();
  const env = {
    SITE_ADDRESS: `http://127.0.0.1:${port}`,
    SITE_ROOT: dist,
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
  };
  const file = join(folder, 'Caddyfile');
  return start(caddy as string, ['run', '--config', file, '--adapter', 'caddyfile'], env, port);
}

/** Caddy from the PATH, or out of Debian's package, unpacked and not installed. */
function findCaddy(): string | undefined {
  const cache = resolve('node_modules/.cache/caddy');
  const unpacked = join(cache, 'usr/bin/caddy');
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: cache, stdio: 'pipe', timeout: 60_000 }).toString();
  mkdirSync(cache, { recursive: true });
  try {
    return run('which', 'caddy').trim();
  } catch {}
  if (existsSync(unpacked)) return unpacked;
  try {
    run('apt-get', 'download', 'caddy');
    const [deb = ''] = readdirSync(cache).filter((file) => file.endsWith('.deb'));
    run('dpkg-deb', '-x', deb, cache);
    return unpacked;
  } catch (error) {
    console.warn(
      `Caddy is neither installed nor to be had with apt-get, so its configuration goes untested here: ${error}`,
    );
    return undefined;
  }
}

const caddy = findCaddy();

describe.each([
  { name: 'npm run preview', start: startPreview, skip: false },
  { name: 'Caddy with the configuration that the build wrote', start: startCaddy, skip: !caddy },
])('$name', ({ start: startServer, skip }) => {
  let port = 0;

  beforeAll(async () => {
    mkdirSync(join(dist, 'xx/contato é'), { recursive: true });
    writeFileSync(join(dist, 'xx/404.html'), 'xx');
    writeFileSync(join(dist, 'xx/contato é/index.html'), 'é');
    if (!skip) port = await startServer();
  }, 30_000);

  const served = test.skipIf(skip);
  const file = (path: string) => readFileSync(join(dist, path));
  const hashed = () => {
    const name = readdirSync(join(dist, 'assets')).find((entry) => entry.endsWith('.js'));
    return `/assets/${name}`;
  };

  served.each(paths)('answers %s with its page, at once', async (path) => {
    const { status, headers, body } = await ask(port, path);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
    expect(headers['cache-control']).toBe(caching.other);
    expect(body.equals(file(join(path, 'index.html')))).toBe(true);
  });

  served('leads a page’s other addresses to the one, with what was asked', async () => {
    for (const path of paths) {
      for (const alias of aliasesOf(path)) {
        for (const query of ['', '?utm_source=a&b=%20c']) {
          const { status, headers } = await ask(port, alias + query);
          expect([alias, status, headers.location]).toEqual([alias, 301, path + query]);
        }
      }
    }
  });

  served('never leads anybody to another host', async () => {
    for (const path of [
      '//example.com/',
      '//example.com/renovare/',
      '/\\example.com/',
      '/%2fexample.com/',
    ]) {
      const { status, headers } = await ask(port, path);
      expect([path, headers.location]).toEqual([path, undefined]);
      expect(status).toBeGreaterThanOrEqual(400);
    }
  });

  served('answers what is not there with the 404 page, and does not keep it', async () => {
    const missing = [
      '/nada',
      '/nada/',
      '/assets/nada.js',
      '/assets/',
      '/Contato',
      '/404',
      '/404.html',
    ];
    const notes = [
      '/_headers',
      '/_redirects',
      '/vercel.json',
      '/.vite/manifest.json',
      '/index.html.br',
    ];
    for (const path of [...missing, ...notes]) {
      const { status, headers, body } = await ask(port, path);
      expect([path, status]).toEqual([path, 404]);
      expect(headers['cache-control']).toBe(caching.other);
      expect(body.equals(file('404.html'))).toBe(true);
    }
  });

  served('answers below a language with the 404 page of that language', async () => {
    for (const path of ['/xx/nada', '/xx/nada/nada', '/xx/404', '/xx/404.html']) {
      const { status, body } = await ask(port, path);
      expect([path, status, body.toString()]).toEqual([path, 404, 'xx']);
    }
    const { status, body } = await ask(port, '/xx/contato%20%C3%A9');
    expect([status, body.toString()]).toEqual([200, 'é']);
  });

  served('gives out nothing from outside its folder', async () => {
    const tries = [
      '/../../etc/passwd',
      '/..%2f..%2fetc%2fpasswd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/assets/../../package.json',
      '/assets/..%5c..%5cpackage.json',
      '/....//....//etc/passwd',
      '/%00',
      '/%',
    ];
    for (const path of tries) {
      const { status, body } = await ask(port, path);
      expect([path, (status ?? 0) >= 400]).toEqual([path, true]);
      expect(body.toString()).not.toMatch(/root:|"private"/);
    }
  });

  served('sends the security headers with everything', async () => {
    for (const path of ['/', hashed(), '/contato/', '/nada', '/favicon.svg']) {
      const { headers } = await ask(port, path);
      for (const [name, value] of Object.entries(securityHeadersFor(dist))) {
        expect([path, name, headers[name.toLowerCase()]]).toEqual([path, name, value]);
      }
      expect(headers.server).toBeUndefined();
    }
  });

  served('keeps hashed files for a year, and compresses all text', async () => {
    const decoders = { br: brotliDecompressSync, gzip: gunzipSync };
    const texts = ['/', '/renovare', '/nada', hashed(), '/favicon.svg', '/manifest.webmanifest'];
    for (const path of texts) {
      const plain = await ask(port, path);
      expect(plain.headers['content-encoding']).toBeUndefined();
      const year = path.startsWith('/assets/') ? caching.hashed : caching.other;
      expect(plain.headers['cache-control']).toBe(year);
      for (const [encoding, decode] of Object.entries(decoders)) {
        const { headers, body } = await ask(port, path, { 'Accept-Encoding': encoding });
        expect([path, headers['content-encoding']]).toEqual([path, encoding]);
        expect(headers.vary).toMatch(/^accept-encoding$/i);
        expect(headers['content-type']).toBe(plain.headers['content-type']);
        expect(decode(body).equals(plain.body)).toBe(true);
      }
    }
  });

  served('says what a file is', async () => {
    const types = {
      '/favicon.svg': 'image/svg+xml',
      '/favicon.ico': /^image\/(x-icon|vnd\.microsoft\.icon)$/,
      '/apple-touch-icon.png': 'image/png',
      '/manifest.webmanifest': 'application/manifest+json',
      [hashed()]: /^text\/javascript/,
    };
    for (const [path, type] of Object.entries(types)) {
      expect((await ask(port, path)).headers['content-type']).toMatch(type);
    }
  });

  served('answers HEAD like GET, without the page', async () => {
    for (const path of ['/renovare', '/nada']) {
      const [get, head] = [await ask(port, path), await ask(port, path, {}, 'HEAD')];
      expect(head.status).toBe(get.status);
      expect(head.body.length).toBe(0);
      expect(head.headers['content-type']).toBe(get.headers['content-type']);
    }
  });

  served('takes nothing', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers } = await ask(port, '/contato', {}, method);
      expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD']);
    }
  });

  served('sends only what has changed, and parts of files', async () => {
    const encoding = { 'Accept-Encoding': 'br' };
    const { headers } = await ask(port, '/renovare', encoding);
    const again = { ...encoding, 'If-None-Match': headers.etag ?? '' };
    const { status, body } = await ask(port, '/renovare', again);
    expect([status, body.length]).toEqual([304, 0]);
    const part = await ask(port, '/icon-512.png', { Range: 'bytes=2-5' });
    expect(part.status).toBe(206);
    expect(part.body.equals(file('icon-512.png').subarray(2, 6))).toBe(true);
  });

  served(
    'answers 10,000 requests on 64 connections without an error',
    async () => {
      const asked = [...paths, hashed(), '/favicon.svg'];
      const statuses = new Map<number | undefined, number>();
      let left = 10_000;
      const visitor = async () => {
        while (left > 0) {
          left -= 1;
          const path = asked[left % asked.length] ?? '/';
          const { status } = await ask(port, path, { 'Accept-Encoding': 'br' });
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      };
      await Promise.all(Array.from({ length: 64 }, visitor));
      expect(Object.fromEntries(statuses)).toEqual({ 200: 10_000 });
    },
    180_000,
  );
});
