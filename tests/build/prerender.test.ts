import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { addPublicFiles } from '../../tools/prerender/prerender.ts';
import { copyFolder } from '../copy-folder.ts';
import { addressesOf, allFilesIn } from '../sites.ts';

const folder = mkdtempSync(join(tmpdir(), 'published-'));

afterAll(() => rmSync(folder, { recursive: true }));

const fixture = 'tests/fixtures/locales';

/** The tests' own copy with a change, which gets the content of one of its files. */
function localesWith(file: string, change: (content: Record<string, object>) => object): string {
  const dir = mkdtempSync(join(folder, 'locales-'));
  copyFolder(fixture, dir);
  const path = join(dir, file);
  writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')))));
  return dir;
}

const buildInto = (out: string, locales: string) =>
  promisify(execFile)(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', out, '--emptyOutDir'],
    { env: { ...process.env, LOCALES_DIR: locales } },
  );

/** Reads a folder's files as text, because Vitest takes very long to compare buffers. */
function filesOf(root: string): Map<string, string> {
  return new Map(allFilesIn(root).map((file) => [file, readFileSync(join(root, file), 'latin1')]));
}

/** Two builds at once into one folder, and a third one of copy with an edited sentence. */
async function buildThree() {
  const edited = localesWith('pt-BR/contato.json', (content) => ({
    ...content,
    form: { ...content.form, submit: 'Soltar o pombo' },
  }));
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  await Promise.all([
    buildInto(first, fixture),
    buildInto(first, fixture),
    buildInto(second, edited),
  ]);
  return [filesOf(first), filesOf(second)] as const;
}

const [before, after] = await buildThree();

test('build: two builds at once into one folder leave one whole site', () => {
  const pages = [...before].filter(([name]) => name.endsWith('.html'));
  expect(pages).toHaveLength(addressesOf('fixture').length);
  for (const [, html] of pages) {
    const named = [...html.matchAll(/"\/eu\/(assets\/[^" ]+)"/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !before.has(name))).toEqual([]);
  }
});

test('build: an edited sentence appears on its page, and leaves other texts and React as they were', () => {
  expect(before.get('fale-comigo-já.html')).not.toContain('Soltar o pombo');
  expect(after.get('fale-comigo-já.html')).toContain('Soltar o pombo');
  const isChanged = (name: string) => before.get(name) !== after.get(name);
  const changed = [...after.keys()].filter(isChanged);
  expect(changed.filter((name) => /^assets\/(pt-BR|ar)\/.*\.js$/.test(name))).toEqual([
    expect.stringMatching(/^assets\/pt-BR\/contato-.{8}\.js$/),
  ]);
  expect(changed.filter((name) => name.includes('react'))).toEqual([]);
});

test('build: names a missing text if a page can’t be rendered without it', async () => {
  const broken = localesWith('pt-BR/home.json', (content) => ({ ...content, hero: {} }));
  for (const translation of ['ar', 'fr']) rmSync(join(broken, translation), { recursive: true });
  const building = buildInto(join(folder, 'broken'), broken);
  await expect(building).rejects.toThrow(/home\.json:1:\d+ hero\.\w+: Falta o texto/);
});

test('build: stops at a mistake in the copy, but not at one in a draft, and leaves the last build as it was', async () => {
  const out = join(folder, 'last-build');
  mkdirSync(out);
  writeFileSync(join(out, 'index.html'), 'as it was');
  const dir = localesWith('site.json', (content) => ({ ...content, name: 5 }));
  writeFileSync(join(dir, 'fr/home.json'), '{');
  await expect(buildInto(out, dir)).rejects.toThrow(
    /1 erro a corrigir:\n.*site\.json:\d+:\d+ name: /,
  );
  expect([...filesOf(out)]).toEqual([['index.html', 'as it was']]);
});

test('build: refuses a file of public/ that has the name of another file of the site', () => {
  const publicDir = mkdtempSync(join(folder, 'public-'));
  writeFileSync(join(publicDir, 'robots.txt'), '');
  expect(() => addPublicFiles(new Map([['robots.txt', '']]), publicDir)).toThrow(
    /^1 erro.*\n\S*robots\.txt:1:1: /,
  );
});
