import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Manifest } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { pageKeys } from '../../src/content/pages.ts';
import { copyFolder } from '../../tests/copy-folder.ts';
import { allFilesIn } from '../../tests/sites.ts';
import { localesDir, readLocales } from '../copy/index.ts';
import { makePhotos } from '../pictures/index.ts';
import { componentOf } from './preloads.ts';
import { write, writeSite } from './write-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'published-'));

afterAll(() => rmSync(folder, { recursive: true }));

function localesWith(file: string, change: object): string {
  const dir = mkdtempSync(join(folder, 'locales-'));
  copyFolder(localesDir, dir);
  const path = join(dir, file);
  const json = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...json, ...change }));
  return dir;
}

const manifest: Manifest = Object.fromEntries(
  [
    'style.css',
    'src/app/main.ts',
    'src/theme/fonts/heading.woff2',
    'src/theme/fonts/body.woff2',
    ...pageKeys.map(componentOf),
  ].map((name) => [name, { file: name }]),
);

async function writeSiteOf(dir: string): Promise<Map<string, string>> {
  const out = mkdtempSync(join(folder, 'site-'));
  write(out, 'index.html', readFileSync('index.html', 'utf8'));
  for (const file of ['src/app/main.ts', 'style.css', '.vite/license.md']) write(out, file, '');
  const locales = readLocales(dir);
  const photos = await makePhotos(locales, () => {});
  await writeSite({
    out,
    base: '/',
    manifest,
    locales,
    photos,
  });
  return filesOf(out);
}

/** Reads a folder's files as text, because Vitest takes very long to compare buffers. */
function filesOf(root: string): Map<string, string> {
  return new Map(allFilesIn(root).map((file) => [file, readFileSync(join(root, file), 'latin1')]));
}

const shipped = writeSiteOf(localesDir);

test('build: an edited sentence appears on one page and changes one JSON file', async () => {
  const { form } = JSON.parse(readFileSync(join(localesDir, 'pt-BR/contato.json'), 'utf8'));
  const submit = 'Uma frase nova';
  const before = await shipped;
  const after = await writeSiteOf(localesWith('pt-BR/contato.json', { form: { ...form, submit } }));
  expect(after.size).toBe(before.size);
  const changed = [...after].filter(([name, content]) => before.get(name) !== content);
  const downloads = changed.map(([name]) => name).filter((name) => !name.endsWith('.html'));
  expect(downloads).toEqual([expect.stringMatching(/^assets\/pt-BR\/contato-.{8}\.json$/)]);
  const pages = changed.filter(
    ([name, content]) => name.endsWith('.html') && content.includes(submit),
  );
  expect(pages).toHaveLength(1);
}, 600_000);

test('build: names a missing text if a page can’t be rendered without it', async () => {
  const broken = localesWith('pt-BR/home.json', { hero: {} });
  await expect(writeSiteOf(broken)).rejects.toThrow(/home\.json:1:\d+ hero\.\w+: Falta o texto/);
});

const buildInto = (out: string, dir: string) =>
  promisify(execFile)(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', out, '--emptyOutDir'],
    { env: { ...process.env, LOCALES_DIR: dir } },
  );

test('build: stops at a mistake in the copy, and leaves the last build as it was', async () => {
  const out = join(folder, 'last-build');
  write(out, 'index.html', 'as it was');
  const failing = buildInto(out, localesWith('site.json', { name: 5 }));
  await expect(failing).rejects.toThrow(/site\.json:\d+:\d+ name: /);
  expect([...filesOf(out)]).toEqual([['index.html', 'as it was']]);
}, 600_000);

test('build: refuses a file of public/ that has the name of a built file', () => {
  write(folder, 'robots.txt', '');
  expect(() => write(folder, 'robots.txt', '')).toThrow(/^1 erro.*\npublic\/robots\.txt:1:1: /);
});
