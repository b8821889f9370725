// @vitest-environment node
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { today } from '../../src/i18n/agenda';
import type { PageKey } from '../../src/i18n/content';
import { expectTrueOfAnyOwner } from '../../tests/any-owner';
import { drawOwners, type Owner, writeOwner } from '../../tests/fixtures/owners';
import { readWords } from '../../tests/words';
import { readContent } from '../locales/read-content';
import { blockersIn, blockersOfBuild } from './blockers';
import { aliasesOf, caching, pageFile, securityHeaders } from './hosting';

const folder = mkdtempSync(join(tmpdir(), 'published-'));

/** An owner's copy, and what is read from it. */
function contentOf(name: string, owner: Owner | undefined) {
  if (!owner) throw new Error('No such owner was drawn: draw more');
  const locales = writeOwner(name, owner);
  const { site, locale } = readContent(locales);
  return {
    owner,
    locales,
    site,
    locale,
    words: readWords(locales),
    paths: Object.values(locale.paths),
  };
}

/** One owner at the root of her host, whose site is built again after an edit, and one in a subfolder. */
const owners = drawOwners(20);
const isInFolder = ({ site }: Owner) => new URL(site.address).pathname !== '/';
const atRoot = contentOf(
  'at-root',
  owners.find((owner) => !isInFolder(owner)),
);
const inFolder = contentOf('in-folder', owners.find(isInFolder));
const { locale, paths } = atRoot;
const [dist, edited, below] = ['root', 'edited', 'below'].map((name) =>
  join(folder, name, 'dist'),
) as [string, string, string];

const build = (outDir: string, locales: string, ...args: string[]) =>
  promisify(execFile)(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', outDir, '--logLevel', 'error', ...args],
    // Vitest's own mode would build React's development version.
    { env: { ...process.env, NODE_ENV: 'production', LOCALES_DIR: locales } },
  );

beforeAll(async () => {
  const locales = join(folder, 'edited/locales');
  cpSync(atRoot.locales, locales, { recursive: true });
  const page = join(locales, locale.tag, 'renovare.json');
  const { hero, ...copy } = JSON.parse(readFileSync(page, 'utf8'));
  writeFileSync(page, JSON.stringify({ ...copy, hero: { ...hero, lead: 'Uma frase nova.' } }));
  await Promise.all([
    build(dist, atRoot.locales),
    build(edited, locales),
    build(below, inFolder.locales),
  ]);
}, 600_000);

const running: ChildProcess[] = [];

afterAll(() => {
  for (const child of running) child.kill();
  rmSync(folder, { recursive: true });
});

function filesOf(root: string): [name: string, bytes: Buffer][] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [relative(root, file).replaceAll('\\', '/'), readFileSync(file)]);
}

test('editing a sentence changes one small file besides HTML; all other files stay identical', () => {
  const before = new Map(filesOf(dist));
  const changed = filesOf(edited).filter(([name, bytes]) => !before.get(name)?.equals(bytes));
  const downloads = changed.filter(([name]) => !/\.(html|html\.br|gz)$/.test(name));
  expect(downloads.map(([name]) => name).sort()).toEqual([
    expect.stringMatching(/^assets\/pt-BR\/renovare-.{8}\.json$/),
    expect.stringMatching(/^assets\/pt-BR\/renovare-.{8}\.json\.br$/),
  ]);
  const sizes = downloads.map(([, bytes]) => bytes.length);
  expect(Math.min(...sizes)).toBeLessThan(10_000);
});

describe.each([
  ['at the root of its host', atRoot, dist],
  ['in a subfolder of its host', inFolder, below],
])('%s', (_, { locales, words, site: { name }, locale: { paths } }, out) => {
  const pages = Object.entries(paths) as [PageKey, string][];

  test('nothing blocks publishing', () => {
    expect([...blockersIn(locales), ...blockersOfBuild(out, locales)]).toEqual([]);
  });

  test.each([...pages, [undefined, '/404'] as const])(`%s is right for ${name}`, (page, path) => {
    const html = readFileSync(join(out, pageFile(path)), 'utf8');
    expectTrueOfAnyOwner(html, words, page);
  });
});

test('a failed build leaves the previous one unchanged, and no files behind', async () => {
  // A photograph that exists but can't be drawn fails late, while pages are being written.
  const portrait = { src: '/favicon.ico', width: 32, height: 32 };
  const { owner } = atRoot;
  const broken = writeOwner('broken', { ...owner, site: { ...owner.site, portrait } });
  const parent = join(edited, '..');
  const before = [readdirSync(parent), filesOf(edited)];
  const failing = build(edited, broken, '--emptyOutDir');
  await expect(failing).rejects.toThrow(/favicon|image/);
  expect([readdirSync(parent), filesOf(edited)]).toEqual(before);
  const left = readdirSync('node_modules/.prerender');
  expect(left.filter((name) => name.startsWith(`${failing.child.pid}-`))).toEqual([]);
}, 600_000);

test('a non-empty output folder outside the project is replaced only on request', async () => {
  const full = join(folder, 'full');
  mkdirSync(full);
  writeFileSync(join(full, 'mine.txt'), 'mine');
  await expect(build(full, atRoot.locales)).rejects.toThrow(/not empty/);
  expect(readdirSync(full)).toEqual(['mine.txt']);
}, 600_000);

test('in a subfolder of its host, every address of the site begins with that folder', () => {
  const { pathname: base, href: home } = new URL(inFolder.site.address);
  for (const [file, bytes] of filesOf(below)) {
    if (/\.(js|css|html|webmanifest)$/.test(file)) {
      expect(bytes.toString()).not.toMatch(/["'(]\/assets\//);
    }
  }
  const read = (file: string) => readFileSync(join(below, file), 'utf8');
  const { pathname: page } = new URL(`.${inFolder.locale.paths.renovare}`, home);
  expect(read('sitemap.xml')).toContain(`<loc>${new URL(page, home)}</loc>`);
  expect(read('robots.txt')).toContain(`Sitemap: ${home}sitemap.xml`);
  expect(read('_headers').startsWith(`${base}*\n`)).toBe(true);
  expect(read('_redirects')).toContain(`${page}/ ${page} 301\n`);
  const manifest = JSON.parse(read('manifest.webmanifest'));
  expect([manifest.start_url, manifest.icons[0].src]).toEqual([base, `${base}icon-192.png`]);
});

test.each([
  ['home', ['WebSite', 'Person']],
  ['palestrante', ['BreadcrumbList', 'Person', 'Service']],
  ['renovare', ['BreadcrumbList', 'Person', 'Service']],
  ['elas-venceram', ['BreadcrumbList', 'Person', 'Book']],
  ['lumiere-experience', ['BreadcrumbList', 'Person', 'Service']],
  ['empreendedor-hoje', ['BreadcrumbList', 'Person', 'Service']],
  ['depoimentos', ['BreadcrumbList', 'Person']],
  ['contato', ['BreadcrumbList', 'Person']],
] as const)('the head of %s says only what visitors can read', async (page, types) => {
  const signs: Record<string, string> = { quot: '"', '#x27': "'", lt: '<', amp: '&' };
  const plain = (text = '') =>
    text.replace(/&(quot|#x27|lt|amp);/g, (_, sign) => signs[sign] ?? '');
  const html = readFileSync(join(dist, pageFile(locale.paths[page])), 'utf8');
  const metas = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
  const meta = Object.fromEntries([...metas].map(([, name, content]) => [name, plain(content)]));

  const image = join(dist, new URL(meta['og:image'] ?? '').pathname);
  expect(await sharp(image).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect([meta['og:image:width'], meta['og:image:height']]).toEqual(['1200', '630']);

  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  interface Told {
    '@type': string;
    url?: string;
    itemListElement?: { item: string }[];
  }
  const nodes: Told[] = JSON.parse(json)['@graph'];
  // Only what has a date and a place is an event; a group of the mentoring is not one.
  const { agenda = [] } = atRoot.owner.site;
  const events = agenda.filter(
    (entry) => entry.page === page && page !== 'renovare' && entry.place && entry.date >= today(),
  );
  expect(nodes.map((node) => node['@type'])).toEqual([...types, ...events.map(() => 'Event')]);
  expect(json).not.toMatch(/"@type":"\w*(?:Rating|Review|Business)"|undefined|\{\{/);
  const body = html.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '');
  const shown = plain(`${body.replace(/<[^>]*>/g, '\n')}\n${meta.description}\n${body}`);
  const told = json.matchAll(/"(?:name|description|jobTitle|email|audienceType)":("[^"]*")/g);
  const unseen = [...told]
    .map(([, text = '']) => JSON.parse(text))
    .filter((t) => !shown.includes(t));
  expect(unseen).toEqual([]);

  // What the page describes, and the last breadcrumb, have this page's address.
  const here = nodes
    .filter((node) => /^(Service|Book|Event|WebSite|BreadcrumbList)$/.test(node['@type']))
    .map(({ url, itemListElement: trail = [] }) => url ?? trail.at(-1)?.item);
  expect(here.length).toBeGreaterThan(0);
  expect(here).toEqual(here.map(() => meta['og:url']));
});

test('the icons have the sizes that the manifest declares', async () => {
  const { icons } = JSON.parse(readFileSync(join(dist, 'manifest.webmanifest'), 'utf8'));
  for (const { src, sizes } of [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const { width, height, hasAlpha } = await sharp(join(dist, src)).metadata();
    expect([src, `${width}x${height}`, hasAlpha]).toEqual([src, sizes, false]);
  }
});

/** Starts a server on a free port, waits for its ready message, and returns its origin. */
async function start(command: string, args: string[], ready: string, env: object = {}) {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  const origin = `http://127.0.0.1:${port}`;
  const ownEnv = { LOCALES_DIR: atRoot.locales, PORT: String(port), SITE_ADDRESS: origin, ...env };
  const child = spawn(command, args, { env: { ...process.env, ...ownEnv } });
  running.push(child);
  let said = '';
  await new Promise<void>((done, fail) => {
    const listen = (chunk: Buffer) => {
      said += chunk;
      if (said.includes(ready)) done();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', fail).on('exit', () => fail(new Error(said)));
  });
  return origin;
}

const previewArgs = ['--import', 'tsx', 'tools/commands/preview.ts'];
const startPreview = () => start(process.execPath, [...previewArgs, dist], 'http://localhost');

function startCaddy() {
  const args = ['run', '--config', join(dist, '../Caddyfile'), '--adapter', 'caddyfile'];
  const env = { SITE_ROOT: dist, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  return start('caddy', args, 'serving initial configuration', env);
}

const hasCaddy = spawnSync('caddy', ['version']).status === 0;
if (!hasCaddy) {
  console.warn('Caddy is not installed: its configuration is NOT tested (apt-get install caddy).');
}

describe.each([
  { server: 'npm run preview', startServer: startPreview, here: true },
  { server: 'Caddy, as the build configures it', startServer: startCaddy, here: hasCaddy },
])('$server', ({ startServer, here }) => {
  let origin = '';
  const ask = (path: string, encoding = 'identity') =>
    fetch(origin + path, { redirect: 'manual', headers: { 'Accept-Encoding': encoding } });
  const script = () => `/assets/${readdirSync(join(dist, 'assets')).find((f) => /\.js$/.test(f))}`;
  const served = test.skipIf(!here);

  beforeAll(async () => {
    // Another language with its own pages and its own 404 page.
    mkdirSync(join(dist, 'xx'), { recursive: true });
    writeFileSync(join(dist, 'xx.html'), 'xx');
    writeFileSync(join(dist, 'xx/404.html'), 'xx 404');
    writeFileSync(join(dist, 'xx/contato é.html'), 'xx é');
    if (here) origin = await startServer();
  }, 30_000);

  served('serves pages to be revalidated, and hashed files as immutable', async () => {
    const pages = paths.map((path) => [path, readFileSync(join(dist, pageFile(path)), 'utf8')]);
    for (const [path = '', text] of [...pages, ['/xx', 'xx'], ['/xx/contato%20%C3%A9', 'xx é']]) {
      const page = await ask(path);
      expect([path, page.status, await page.text()]).toEqual([path, 200, text]);
      expect(page.headers.get('cache-control')).toBe(caching.other);
      expect(page.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/i);
    }
    const { headers } = await ask(script());
    expect(headers.get('cache-control')).toBe(caching.hashed);
    const manifest = await ask('/manifest.webmanifest');
    expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
  });

  served('redirects a page’s other addresses to its own, keeping the query', async () => {
    for (const path of paths) {
      for (const from of aliasesOf(path).flatMap((alias) => [alias, `${alias}?a=b&c=%20d`])) {
        const { status, headers } = await ask(from);
        const to = encodeURI(path) + from.replace(/^[^?]*/, '');
        expect([from, status, headers.get('location')]).toEqual([from, 301, to]);
      }
    }
    for (const path of ['//example.com/', '//example.com/renovare/', '/%5Cexample.com/renovare/']) {
      const { status, headers } = await ask(path);
      expect([path, status, headers.get('location')]).toEqual([path, 404, null]);
    }
  });

  served('answers unknown addresses with the nearest 404 page', async () => {
    const missing = ['/nada', '/nada/', '/assets/nada.js', '/assets/', '/Contato', '/404'];
    const notes = ['/_headers', '/_redirects', '/vercel.json', '/index.html.br', '/.vite/a.json'];
    const page = readFileSync(join(dist, '404.html'), 'utf8');
    const all = [...missing, ...notes].map((path) => [path, page] as const);
    for (const [path, text] of [...all, ['/xx/nada', 'xx 404'], ['/xx/404.html', 'xx 404']]) {
      const answer = await ask(path);
      expect([path, answer.status, await answer.text()]).toEqual([path, 404, text]);
      expect(answer.headers.get('cache-control')).toBe(caching.other);
    }
  });

  served('sends the security headers with everything', async () => {
    for (const path of ['/', script(), '/contato/', '/nada', '/favicon.svg']) {
      const { headers } = await ask(path);
      const sent = Object.keys(securityHeaders).map((name) => [name, headers.get(name)]);
      expect([path, Object.fromEntries(sent)]).toEqual([path, securityHeaders]);
      expect(headers.get('server')).toBeNull();
    }
  });

  served.each(['br', 'gzip'])('compresses all text with %s', async (encoding) => {
    for (const path of [
      '/',
      locale.paths.renovare,
      script(),
      '/favicon.svg',
      '/manifest.webmanifest',
    ]) {
      const [plain, small] = [await ask(path), await ask(path, encoding)];
      expect([path, small.headers.get('content-encoding')]).toEqual([path, encoding]);
      expect(small.headers.get('vary')).toMatch(/^accept-encoding$/i);
      expect((await small.text()) === (await plain.text())).toBe(true);
    }
  });
});

test('npm run preview serves a site in a subfolder only below that folder', async () => {
  const origin = await start(process.execPath, [...previewArgs, below], 'http', {
    LOCALES_DIR: inFolder.locales,
  });
  const ask = (path: string) => fetch(origin + path, { redirect: 'manual' });
  const { pathname: base } = new URL(inFolder.site.address);
  const path = encodeURI(inFolder.locale.paths.renovare);
  const page = base + path.slice(1);
  expect((await ask(base)).status).toBe(200);
  expect((await ask(page)).status).toBe(200);
  expect((await ask(`${page}/`)).headers.get('location')).toBe(page);
  expect((await ask(path)).status).toBe(404);
});
