// @vitest-environment node
import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { today } from '../../src/i18n/agenda';
import type { PageKey } from '../../src/i18n/content';
import { expectTrueOfAnyOwner } from '../../tests/any-owner';
import { least, most, type Owner, writeOwner } from '../../tests/fixtures/owners';
import { readWords } from '../../tests/words';
import { readContent } from '../locales/read-content';
import { blockersIn } from './blockers';
import { pageFile } from './hosting';

const folder = mkdtempSync(join(tmpdir(), 'published-'));

/** An owner's copy, and what is read from it. */
function contentOf(name: string, owner: Owner) {
  const locales = writeOwner(name, owner);
  const { site, locale } = readContent(locales);
  return {
    owner,
    locales,
    site,
    locale,
    words: readWords(locales),
  };
}

/** One owner at the root of her host, whose site is built again after an edit, and one in a subfolder. */
const atRoot = contentOf('at-root', least);
const inFolder = contentOf('in-folder', most);
const { locale } = atRoot;
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

afterAll(() => rmSync(folder, { recursive: true }));

function filesOf(root: string): [name: string, bytes: Buffer][] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [relative(root, file).replaceAll('\\', '/'), readFileSync(file)]);
}

test('editing a sentence changes one small file besides HTML; all other files stay identical', () => {
  const before = new Map(filesOf(dist));
  const changed = filesOf(edited).filter(([name, bytes]) => !before.get(name)?.equals(bytes));
  const downloads = changed.map(([name]) => name).filter((name) => !name.endsWith('.html'));
  expect(downloads).toEqual([expect.stringMatching(/^assets\/pt-BR\/renovare-.{8}\.json$/)]);
});

describe.each([
  ['at the root of its host', atRoot, dist],
  ['in a subfolder of its host', inFolder, below],
])('%s', (_, { locales, words, site: { name }, locale: { paths } }, out) => {
  const pages = Object.entries(paths) as [PageKey, string][];

  test('nothing blocks publishing', () => {
    expect(blockersIn(locales)).toEqual([]);
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
