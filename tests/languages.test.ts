// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { PageKey } from '../src/i18n/content';
import type { PageData } from '../src/i18n/page-data';
import { publishedLocales } from '../tools/locales/content';
import { writeLanguages } from './fixtures/languages';

interface Built {
  log: string;
  /** Everything that was written, by its address. */
  files: Map<string, string>;
}

function build(name: string, localesDir: string): Built {
  const out = resolve('node_modules/.built', name);
  // Vitest's own variables would change the build.
  const own = Object.entries(process.env).filter(([key]) => !key.startsWith('VITE'));
  const env = { ...Object.fromEntries(own), LOCALES_DIR: localesDir, NODE_ENV: 'production' };
  const log = execFileSync('npx', ['vite', 'build', '--outDir', out, '--emptyOutDir'], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const paths = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const files = paths.map(
    (path) => [`/${relative(out, path)}`, readFileSync(path, 'utf8')] as const,
  );
  return { log, files: new Map(files) };
}

const dir = writeLanguages('built', 'en', 'ar', 'fr');
const locales = publishedLocales(dir);
const one = build('one', writeLanguages('alone'));
const three = build('three', dir);

const pages = Object.keys(locales[0]?.paths ?? {}) as PageKey[];
const everyPage = locales.flatMap((locale) =>
  pages.map((page) => ({ tag: locale.tag, page, path: locale.paths[page], locale })),
);
const htmlAt = (path: string) => three.files.get(join(path, 'index.html')) ?? '';
const onSite = (path: string) => new URL(path, 'https://www.example.com').href;

/** What an element says in one attribute, for each of its kind. */
function attributes(html: string, element: RegExp, name: string): string[] {
  return (html.match(new RegExp(element, 'g')) ?? []).map(
    (tag) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '',
  );
}

function alternatesIn(html: string) {
  const links = /<(?:xhtml:)?link rel="alternate"[^>]*>/;
  const hrefs = attributes(html, links, 'href');
  return attributes(html, links, 'hreflang').map((tag, index) => [tag, hrefs[index]]);
}

function dataOf(html: string): PageData {
  return JSON.parse(/id="page-data">([^<]*)</.exec(html)?.[1] ?? 'null') as PageData;
}

test('drafts are left out, and the build says so in one line', () => {
  expect(three.log.match(/^.*draft.*$/gm)).toEqual([expect.stringContaining('fr')]);
  expect([...three.files.keys()].filter((path) => /\/fr(\/|$)/.test(path))).toEqual([]);
});

describe.each(everyPage)('$path, which is $page in $tag', ({ tag, page, path, locale }) => {
  const html = htmlAt(path);
  const twins = locales.map(({ tag: other, paths }) => [other, onSite(paths[page])]);

  test('says its language, its direction and its own address', () => {
    expect(html).toContain(`<html lang="${tag}" dir="${locale.direction}">`);
    expect(attributes(html, /<link rel="canonical"[^>]*>/, 'href')).toEqual([onSite(path)]);
  });

  test('names all its twins, itself too, and where everybody else should go', () => {
    const source = onSite(locales[0]?.paths[page] ?? '');
    expect(alternatesIn(html)).toEqual([...twins, ['x-default', source]]);
    const og = attributes(html, /<meta property="og:locale[^>]*>/, 'content');
    expect(new Set(og).size).toBe(locales.length);
    expect(og.every((name) => /^[a-z]{2,3}_[A-Z]{2}$/.test(name))).toBe(true);
  });

  test('leads by its switcher to the same page, each language named in itself', () => {
    const links = /<a [^>]*hreflang=[^>]*>/;
    const hrefs = new Set(attributes(html, links, 'href'));
    expect([...hrefs]).toEqual(locales.map(({ paths }) => paths[page]));
    expect(attributes(html, links, 'lang')).toEqual(attributes(html, links, 'hreflang'));
    for (const { name } of locales) expect(html).toContain(`<bdi>${name}</bdi></a>`);
    expect(html.match(/<a [^>]*aria-current="true"/g)).toHaveLength(2);
  });

  test('refers to the copy of no other language', () => {
    const { copy, preload } = dataOf(html);
    for (const address of [...Object.values(copy), ...preload.copy]) {
      expect(address).toMatch(`/assets/${tag}/`);
      expect(three.files.has(address)).toBe(true);
    }
    const others = locales.filter((other) => other.tag !== tag);
    for (const other of others) expect(html).not.toContain(`/assets/${other.tag}/`);
  });
});

test('each language has a 404 page of its own, whose switcher leads home', () => {
  for (const { tag, direction, paths } of locales) {
    const root = tag === 'pt-BR' ? '' : `/${tag}`;
    const html = three.files.get(`${root}/404.html`) ?? '';
    expect(html).toContain(`<html lang="${tag}" dir="${direction}">`);
    expect(html).toContain('content="noindex"');
    expect(alternatesIn(html)).toEqual([]);
    const hrefs = new Set(attributes(html, /<a [^>]*hreflang=[^>]*>/, 'href'));
    expect([...hrefs]).toEqual(locales.map((other) => other.paths.home));
    expect(html).toContain(`href="${encodeURI(paths.contato)}"`);
  }
});

test('the sitemap says what the heads say', () => {
  const sitemap = three.files.get('/sitemap.xml') ?? '';
  const entries = sitemap.split('<url>').slice(1);
  expect(entries).toHaveLength(everyPage.length);
  for (const { path } of everyPage) {
    const entry = entries.find((each) => each.includes(`<loc>${onSite(path)}</loc>`)) ?? '';
    expect(alternatesIn(entry)).toEqual(alternatesIn(htmlAt(path)));
  }
  expect(three.files.get('/robots.txt')).toContain(onSite('/sitemap.xml'));
});

describe('with one language or three', () => {
  test('scripts, styles and fonts are the same files, byte for byte', () => {
    const isAsset = (path: string) => ['.js', '.css', '.woff2', '.svg'].includes(extname(path));
    const assets = ({ files }: Built) => [...files].filter(([path]) => isAsset(path)).sort();
    expect(assets(one).length).toBeGreaterThan(5);
    expect(assets(three)).toEqual(assets(one));
  });

  test('a language’s copy is the same file, byte for byte', () => {
    const copies = [...one.files].filter(
      ([path]) => path.startsWith('/assets/pt-BR/') && path.endsWith('.json'),
    );
    expect(copies).toHaveLength(pages.length + 1);
    for (const [path, json] of copies) expect(three.files.get(path)).toBe(json);
  });

  test('a page opens with the same scripts and the same copy', () => {
    for (const path of Object.values(locales[0]?.paths ?? {})) {
      const alone = dataOf(one.files.get(join(path, 'index.html')) ?? '');
      expect(dataOf(htmlAt(path)).preload).toEqual(alone.preload);
    }
  });

  test('alone, a language has no switcher and no alternates', () => {
    for (const [path, file] of one.files) {
      if (extname(path) !== '.html') continue;
      expect(file).not.toMatch(/hreflang|og:locale:alternate/);
      expect(dataOf(file).languages).toEqual([]);
    }
  });
});

test('nothing of the dev server’s tools reaches a build', () => {
  for (const [path, file] of three.files) {
    expect(`${path} ${/falta traduzir|@copy|dev-inspector|qps-/.exec(file)?.[0]}`).toBe(
      `${path} undefined`,
    );
  }
});

test('scripts hold no copy, no address and no language', () => {
  const scripts = [...three.files].filter(([path]) => extname(path) === '.js');
  const secrets = locales.flatMap(({ name, paths }) => [
    name,
    ...Object.values(paths).filter((path) => path.split('/').length > 2),
  ]);
  for (const [path, script] of scripts) {
    expect([path, secrets.filter((secret) => script.includes(secret))]).toEqual([path, []]);
  }
});
