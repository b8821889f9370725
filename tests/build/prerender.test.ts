import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { copyFolder } from '../copy-folder.ts';
import { allFilesIn } from '../sites.ts';

const folder = mkdtempSync(join(tmpdir(), 'published-'));

afterAll(() => rmSync(folder, { recursive: true }));

const fixture = 'tests/fixtures/locales';

type Content = Record<string, object>;

/** The tests' own copy with a change, which gets the content of one of its files. */
function localesWith(file: string, change: (content: Content) => object): string {
  const dir = mkdtempSync(join(folder, 'locales-'));
  copyFolder(fixture, dir);
  const path = join(dir, file);
  writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')))));
  return dir;
}

/** Runs `npm run build` itself, as owners and hosts do. */
const npmBuild = (locales: string) =>
  promisify(execFile)('npm', ['run', 'build'], {
    env: { ...process.env, LOCALES_DIR: locales, NODE_ENV: 'production' },
    // On Windows, `npm` is a script.
    shell: process.platform === 'win32',
  });

const buildInto = (out: string, locales: string) =>
  promisify(execFile)(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', out, '--emptyOutDir'],
    { env: { ...process.env, LOCALES_DIR: locales, NODE_ENV: 'production' } },
  );

/** Reads a folder's files as text, because Vitest takes very long to compare buffers. */
function filesOf(root: string): Map<string, string> {
  return new Map(allFilesIn(root).map((file) => [file, readFileSync(join(root, file), 'latin1')]));
}

const edited = localesWith('pt-BR/contato.json', (content) => ({
  ...content,
  form: { ...content.form, submit: 'Soltar o pombo' },
}));
const [first, second] = [join(folder, 'first'), join(folder, 'second')];
await buildInto(first, fixture);
await buildInto(second, edited);
const [before, after] = [filesOf(first), filesOf(second)];

test('build: an edited sentence appears on its page, and leaves other texts and React as they were', () => {
  expect(before.get('contato.html')).not.toContain('Soltar o pombo');
  expect(after.get('contato.html')).toContain('Soltar o pombo');
  const isChanged = (name: string) => before.get(name) !== after.get(name);
  const changed = [...after.keys()].filter(isChanged);
  expect(changed.filter((name) => /^assets\/(pt-BR|ar)\/.*\.js$/.test(name))).toEqual([
    expect.stringMatching(/^assets\/pt-BR\/contato-.{8}\.js$/),
  ]);
  expect(changed.filter((name) => name.includes('react'))).toEqual([]);
});

test('build: if a fact is wrong, vite build says so, fails, and leaves the last build as it was', async () => {
  const wrong = localesWith('site.json', (content) => ({ ...content, name: 5 }));
  const out = mkdtempSync(join(folder, 'last-build-'));
  writeFileSync(join(out, 'index.html'), 'as it was');
  await expect(buildInto(out, wrong)).rejects.toThrow(
    /1 erro a corrigir:\n.*site\.json:\d+:\d+ name: /,
  );
  expect([...filesOf(out)]).toEqual([['index.html', 'as it was']]);
});

test('build: if nobody fills in a marker, names the page, fails, and leaves no page', async () => {
  const hero = { title: 'Em {{count}} dias' };
  const wrong = localesWith('pt-BR/home.json', (content) => ({
    ...content,
    hero: { ...content.hero, ...hero },
  }));
  const out = mkdtempSync(join(folder, 'no-page-'));
  await expect(buildInto(out, wrong)).rejects.toThrow(
    /Página \/eu\/ \(pt-BR\): ninguém preenche {{count}} em “Em {{count}} dias”/,
  );
  expect([...filesOf(out).keys()].filter((name) => name.endsWith('.html'))).toEqual([]);
});

test('build: with a comma missing, npm run build says so in Portuguese, fails, and leaves dist as it was', async () => {
  const dir = localesWith('pt-BR/home.json', (content) => content);
  const file = join(dir, 'pt-BR/home.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('","', '" "'));
  const before = existsSync('dist') ? filesOf('dist') : undefined;
  const failure = await npmBuild(dir).catch((error) => error);
  expect(failure.code).toBe(1);
  expect(failure.stderr).toMatch(/^1 erro a corrigir:\n.*home\.json:1:\d+: Aqui falta uma vírgula/);
  expect(failure.stdout + failure.stderr).not.toMatch(/error TS|vite v/);
  expect(existsSync('dist') ? filesOf('dist') : undefined).toEqual(before);
});
