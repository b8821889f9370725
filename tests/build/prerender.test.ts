import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { copyFolder } from '../copy-folder.ts';
import { allFilesIn } from '../sites.ts';

const folder = mkdtempSync(join(tmpdir(), 'published-'));

afterAll(() => rmSync(folder, { recursive: true }));

const fixture = 'tests/fixtures/locales';
const vite = 'node_modules/vite/bin/vite.js';

/** A copy of the tests' own folder, in which files have other words. */
function localesWith(...edits: [file: string, from: string | RegExp, to: string][]): string {
  const dir = mkdtempSync(join(folder, 'locales-'));
  copyFolder(fixture, dir);
  for (const [file, from, to] of edits) {
    const path = join(dir, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  }
  return dir;
}

function run(command: string, args: string[], locales: string, cwd = '.') {
  const env = { ...process.env, LOCALES_DIR: locales, NODE_ENV: 'production' };
  // On Windows, `npm` is a script.
  const shell = process.platform === 'win32' && command === 'npm';
  return promisify(execFile)(command, args, { cwd, env, shell });
}

const buildInto = (out: string, locales: string) =>
  run(process.execPath, [vite, 'build', '--outDir', out, '--emptyOutDir'], locales);

/** Reads a folder's files as text, because Vitest takes very long to compare buffers. */
function filesOf(root: string): Map<string, string> {
  return new Map(allFilesIn(root).map((file) => [file, readFileSync(join(root, file), 'latin1')]));
}

const edited = localesWith(
  ['pt-BR/contato.json', 'Pôr no correio', 'Soltar o pombo'],
  ['site.json', /"formEndpoint".*/, ''],
  // A mistake in a draft stops no build.
  ['drafts/fr/home.json', '{', ''],
);
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

test('form: until the owner decides on a service, a sentence above the fields says that nothing is sent', () => {
  const page = readFileSync(join(second, 'contato.html'), 'utf8');
  expect(page).toMatch(/<form.*O carteiro está de férias\..*name="nome"/s);
});

test('build: if a text is missing, nobody fills in a marker, or a tag makes no link, names the page, fails, and leaves the last build as it was', async () => {
  const out = mkdtempSync(join(folder, 'last-build-'));
  writeFileSync(join(out, 'index.html'), 'as it was');
  const wrong = localesWith(
    ['pt-BR/common.json', /"skip".*/, ''],
    ['pt-BR/home.json', '"badge"', '"lead_one": "{{count}}", "lead_other": "{{count}}", "badge"'],
    ['pt-BR/home.json', 'Uma casa', 'Uma <contato>casa</contato>'],
    ['pt-BR/palestrante.json', 'Quero uma leitura', 'Quero <email>uma leitura</email>'],
  );
  const { stderr } = await buildInto(out, wrong).catch((error) => error);
  expect(stderr).toMatch(/Página \/eu\/ \(pt-BR\): {{count}} não vale em “{{count}}”/);
  expect(stderr).toMatch(/Página \/eu\/ .*falta o texto “skip” em common\.json/);
  expect(stderr).toMatch(/Página \/eu\/ .*“contato” não vira um link aqui/);
  expect(stderr).toMatch(/-palestrante .*“email” não vira um link aqui/);
  expect([...filesOf(out)]).toEqual([['index.html', 'as it was']]);
});

test('build: with a comma missing, npm run build says so in Portuguese, and leaves the last build as it was', async () => {
  const out = mkdtempSync(join(folder, 'last-build-'));
  writeFileSync(join(out, 'index.html'), 'as it was');
  const wrong = localesWith(['pt-BR/home.json', '",', '"']);
  const args = ['run', 'build', '--', '--outDir', out, '--emptyOutDir'];
  const { code, stdout, stderr } = await run('npm', args, wrong).catch((error) => error);
  expect(code).toBe(1);
  expect(stdout).toMatch(/1 erro a corrigir:\n.*home\.json:\d+:\d+: Aqui falta uma vírgula/);
  expect(stdout + stderr).not.toMatch(/error TS/);
  expect([...filesOf(out)]).toEqual([['index.html', 'as it was']]);
});

test('locales: if the code needs a text that pt-BR lost, says in Portuguese how to find it, so that no build begins', async () => {
  const project = mkdtempSync(join(folder, 'project-'));
  const parts = ['src', 'tools', 'package.json', 'tsconfig.json', 'tsconfig.build.json'];
  for (const name of parts) copyFolder(name, join(project, name));
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'), 'junction');
  copyFolder(localesWith(['pt-BR/renovare.json', /"lead".*/, '']), join(project, 'locales'));
  const running = run('npm', ['run', 'locales'], join(project, 'locales'), project);
  const { code, stdout } = await running.catch((error) => error);
  expect(code).toBe(1);
  expect(stdout).toContain('falta ali um texto ou um bloco, ou ele está com outro nome.');
  expect(stdout).toMatch(/src\/routes\/renovare\.tsx.*\n.*A propriedade 'lead' está ausente/);
});
