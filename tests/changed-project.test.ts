import { exec } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { afterAll, beforeEach, expect, test } from 'vitest';

/** A fresh clone, in which nothing has been run. */
const project = mkdtempSync(join(tmpdir(), 'changed-project-'));
for (const entry of readdirSync('.')) {
  if (/^(node_modules|dist|test-results|\.(?!gitignore$).*)$/.test(entry)) continue;
  cpSync(entry, join(project, entry), { recursive: true });
}
symlinkSync(resolve('node_modules'), join(project, 'node_modules'), 'junction');

afterAll(() => rmSync(project, { recursive: true }));

beforeEach(() => {
  for (const folder of ['locales', 'src', 'tools']) {
    rmSync(join(project, folder), { recursive: true });
    cpSync(folder, join(project, folder), { recursive: true });
  }
});

// biome-ignore lint/suspicious/noExplicitAny: these tests break it at will
type Json = any;

/** What a project command prints, without its colours in terminals and in CI, and whether it succeeds. */
async function run(command: string) {
  // Vitest's own variables would change a build.
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(VITE|LOCALES_DIR|BASE_)/.test(name),
  );
  const env = { ...Object.fromEntries(own), NODE_ENV: 'production' };
  const options = { cwd: project, env, timeout: 200_000 };
  // Through a shell, because npm is not an executable on Windows.
  const { ok, stdout, stderr } = await promisify(exec)(`npm run --silent ${command}`, options).then(
    (output) => ({ ok: true, ...output }),
    (failure) => ({ ok: false, ...failure }),
  );
  return { ok, said: stripVTControlCharacters(`${stdout}${stderr}`) };
}

function edit(file: string, change: (text: string) => string, to = file) {
  const text = readFileSync(join(project, file), 'utf8');
  const next = change(text);
  if (next === text) throw new Error(`${file} is as it was`);
  writeFileSync(join(project, to), next);
}

/** Changes a JSON file of the copy, whatever the owner has written into it. */
function change(file: string, work: (json: Json) => void, to = file) {
  const path = (name: string) => join(project, 'locales', name);
  const json = JSON.parse(readFileSync(path(file), 'utf8'));
  work(json);
  writeFileSync(path(to), JSON.stringify(json, null, 2));
}

test('a new page takes six places: then it is built, and nothing that is checked is wrong', async () => {
  const named = (text: string) =>
    text.replace(/(?<=['/])elas-venceram(?=(\.json)?')/g, 'inventada');
  edit('src/routes/elas-venceram.tsx', named, 'src/routes/inventada.tsx');
  edit('src/site/pages.ts', (text) =>
    text.replace(
      /(?<=\n) {2}depoimentos: .*\n/,
      (entry) => entry + entry.replaceAll('depoimentos', 'inventada'),
    ),
  );
  edit('src/site/resources.ts', (text) =>
    text.replace(/(?<=\n).*elas-venceram.*\n/, (line) => line + named(line)),
  );
  // Texts may use any figure that an owner adds.
  change('site.json', ({ figures }) => Object.assign(figures, { classes: 7 }));
  const hero = { title: 'Cursos de {{name}}', lead: '{{classes}} turmas.' };
  const words = (copy: Json) => {
    Object.assign(copy.meta, { title: 'Cursos' });
    Object.assign(copy.hero, hero);
  };
  change('pt-BR/elas-venceram.json', words, 'pt-BR/inventada.json');
  change('pt-BR/locale.json', ({ paths }) => Object.assign(paths, { inventada: '/inventada' }));
  change('pt-BR/common.json', ({ nav }) => Object.assign(nav.pages, { inventada: 'Página nova' }));
  const { ok, said } = await run('build');
  expect(said).not.toContain('erro');
  expect(ok, said).toBe(true);
  const page = readFileSync(join(project, 'dist/inventada.html'), 'utf8');
  expect(page).toContain('<title>Cursos</title>');
  expect(page).toContain('7 turmas.');
  await run('fix');
  const check = await run('check');
  expect(check.ok, check.said).toBe(true);
}, 240_000);

test('a name that the code needs and the copy lacks is reported in the compiler’s words', async () => {
  change('pt-BR/home.json', (home) => delete home.hero);
  change('pt-BR/locale.json', ({ paths }) => delete paths.depoimentos);
  rmSync(join(project, 'locales/pt-BR/depoimentos.json'));
  const { ok, said } = await run('build');
  expect(ok).toBe(false);
  expect(said).toMatch(/recupere o nome .*\n(.*\n)*src\/routes\/index\.tsx\(\d+,\d+\).*'hero'/);
  expect(said).toMatch(/src\/routes\/depoimentos\.tsx\(\d+,\d+\)/);
  expect(said).not.toMatch(/\n\s+at /);
}, 240_000);
