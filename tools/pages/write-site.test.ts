import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import site from '../../locales/site.json';
import { createI18n } from '../../src/i18n/i18n.ts';
import type { Site } from '../../src/site/content.ts';
import { write } from './files.ts';
import { absentFile } from './write-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'published-'));
const dist = join(folder, 'dist');
const edited = join(folder, 'edited');

afterAll(() => rmSync(folder, { recursive: true }));

/** A copy of all copy, with one file changed. */
function localesWith(file: string, change: object): string {
  const locales = mkdtempSync(join(folder, 'locales-'));
  cpSync('locales', locales, { recursive: true });
  const path = join(locales, file);
  const json = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...json, ...change }));
  return locales;
}

const build = (outDir: string, locales: string, ...args: string[]) =>
  promisify(execFile)(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', outDir, '--logLevel', 'error', ...args],
    // Vitest's own mode would build React's development version.
    { env: { ...process.env, NODE_ENV: 'production', LOCALES_DIR: locales } },
  );

/** As text, because Vitest takes very long to compare buffers. */
function filesOf(root: string): [name: string, content: string][] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [relative(root, file).replaceAll('\\', '/'), readFileSync(file, 'latin1')]);
}

test('a build with an edited sentence differs in its page, and in one more file', async () => {
  await build(dist, localesWith('site.json', {}));
  const { hero } = JSON.parse(readFileSync('locales/pt-BR/contato.json', 'utf8'));
  const lead = { hero: { ...hero, lead: 'Uma frase nova.' } };
  await build(edited, localesWith('pt-BR/contato.json', lead));
  const before = new Map(filesOf(dist));
  const after = filesOf(edited);
  expect(after.length).toBe(before.size);
  const changed = after.filter(([name, content]) => before.get(name) !== content);
  const downloads = changed.map(([name]) => name).filter((name) => !name.endsWith('.html'));
  expect(downloads).toEqual([expect.stringMatching(/^assets\/pt-BR\/contato-.{8}\.json$/)]);
  expect([...before.keys()].filter((name) => name.startsWith('.'))).toEqual(['.htaccess']);
}, 600_000);

test('a mistake in the copy stops a build before it has written anything', async () => {
  const broken = localesWith('site.json', { name: 5 });
  const before = filesOf(edited);
  await expect(build(edited, broken, '--emptyOutDir')).rejects.toThrow(/site\.json:\d+:\d+ name: /);
  expect(filesOf(edited)).toEqual(before);
}, 600_000);

test('a page that throws is named', async () => {
  const broken = localesWith('pt-BR/home.json', { hero: {} });
  await expect(build(edited, broken, '--emptyOutDir')).rejects.toThrow(
    /home\.json:1:1: A página não se monta/,
  );
}, 600_000);

test('a file of public/ that the build writes itself is refused with its name', () => {
  write(folder, '_redirects', 'the owner’s');
  expect(() => write(folder, '_redirects', 'the build’s')).toThrow(
    /^public\/_redirects:1:1: O site escreve este arquivo sozinho/,
  );
});

test.each([
  ['<a href="/site/programa.pdf">', 'programa.pdf'],
  ['<img alt="" src="/site/fotos/s%C3%A3o.jpg">', 'fotos/são.jpg'],
  ['<a href="/site/robots.txt"><a href="/site/renovare"><a href="https://a.com/b.pdf">', undefined],
])('in a page with %s, a file that is not in public/ is found', (html, file) => {
  write(folder, 'site/robots.txt', '');
  expect(absentFile(`<body>${html}`, { out: join(folder, 'site'), base: '/site/' })).toBe(file);
  rmSync(join(folder, 'site'), { recursive: true });
});

test('a key in place of a text stops the build', () => {
  const { t } = createI18n('pt-BR', site as Site, async () => ({}));
  expect(() => (t as (key: string) => string)('nobody')).toThrow('falta o texto “common:nobody”');
});
