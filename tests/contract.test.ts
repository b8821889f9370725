// @vitest-environment node
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
import { writeCopyTypes } from '../tools/commands/copy-types';
import { reportLacks } from '../tools/vite/type-check';

/** A fresh clone, in which nothing has been run: neither the types nor the route tree are up to date. */
const project = mkdtempSync(join(tmpdir(), 'contract-'));
for (const entry of readdirSync('.')) {
  if (/^(node_modules|dist|test-results|gallery|\..*)$/.test(entry)) continue;
  cpSync(entry, join(project, entry), { recursive: true });
}
symlinkSync(resolve('node_modules'), join(project, 'node_modules'), 'junction');

afterAll(() => rmSync(project, { recursive: true }));

beforeEach(() => {
  for (const folder of ['locales', 'src']) {
    rmSync(join(project, folder), { recursive: true });
    cpSync(folder, join(project, folder), { recursive: true });
  }
  rmSync(join(project, 'src/i18n/copy.gen.ts'), { force: true });
});

// biome-ignore lint/suspicious/noExplicitAny: these tests break it at will
type Json = any;

/** What a project command prints, without its colours in terminals and in CI, and whether it succeeds. */
async function run(command: string, more: object = {}) {
  // Vitest's own variables would change a build.
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(VITE|LOCALES_DIR|BASE_)/.test(name),
  );
  const env = { ...Object.fromEntries(own), NODE_ENV: 'production', ...more };
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

/** File, key and source file of each sentence that a build ends with. */
const told = (said: string) =>
  [...said.matchAll(/^\S*locales\/pt-BR\/(\S+):\d+:\d+ ?(\S*): (.*?)[ ,.(]*\(?(src\S+\d|$)/gm)].map(
    ([, file, key, , code]) => [file, key, code?.replace(/:\d+$/, '')].join(' '),
  );

test('a new page is built in one go, in a fresh clone', async () => {
  const named = (text: string) => text.replace(/(?<=['/])empreendedor-hoje(?='\))/g, 'cursos');
  edit('src/routes/empreendedor-hoje.tsx', named, 'src/routes/cursos.tsx');
  edit('src/links/pages.ts', (text) =>
    text.replace("  { page: 'dep", "  { page: 'cursos', to: '/cursos' },\n  { page: 'dep"),
  );
  // Texts may use any figure that an owner adds.
  change('site.json', ({ figures }) => Object.assign(figures, { classes: 7 }));
  const hero = { title: 'Cursos de {{name}}', lead: '{{classes}} turmas.' };
  const words = (copy: Json) => {
    Object.assign(copy.meta, { title: 'Cursos' });
    Object.assign(copy.hero, hero);
  };
  change('pt-BR/empreendedor-hoje.json', words, 'pt-BR/cursos.json');
  change('pt-BR/locale.json', ({ paths }) => Object.assign(paths, { cursos: '/cursos' }));
  change('pt-BR/common.json', ({ nav }) => Object.assign(nav.pages, { cursos: 'Cursos' }));
  const { ok, said } = await run('build');
  expect(said).not.toContain('erro');
  expect(ok, said).toBe(true);
  const page = readFileSync(join(project, 'dist/cursos.html'), 'utf8');
  expect(page).toContain('<title>Cursos</title>');
  expect(page).toContain('7 turmas.');
}, 240_000);

test('missing copy is reported with its file and block, and nothing is built', async () => {
  change('pt-BR/home.json', (home) => delete home.hero);
  change('pt-BR/renovare.json', (renovare) => delete renovare.closing);
  change('pt-BR/renovare.json', ({ hero }) => delete hero.title);
  change('pt-BR/palestrante.json', ({ impact }) => {
    impact.items = { conversa: { desc: 'Sem título.' } };
  });
  change('pt-BR/common.json', (common) => delete common.footer);
  change('pt-BR/common.json', ({ nav }) => delete nav.pages.contato);
  change('pt-BR/contato.json', ({ channels }) => delete channels.title);
  change('pt-BR/elas-venceram.json', (copy) => {
    copy.benefitz = copy.benefits;
    delete copy.benefits;
  });
  change('pt-BR/locale.json', ({ paths }) => delete paths.depoimentos);
  rmSync(join(project, 'locales/pt-BR/depoimentos.json'));
  const { ok, said } = await run('build');
  expect(ok).toBe(false);
  expect(said).not.toMatch(/error TS|\n\s+at /);
  expect(told(said)).toEqual([
    'common.json footer src/layout/footer.tsx',
    'common.json nav.pages.contato src/layout/footer.tsx',
    'contato.json channels.title src/contact/contact.tsx',
    'elas-venceram.json benefits src/routes/elas-venceram.tsx',
    'home.json hero src/routes/index.tsx',
    'locale.json paths.depoimentos src/routes/depoimentos.tsx',
    'palestrante.json impact.items.conversa.titulo src/routes/palestrante.tsx',
    'renovare.json closing src/routes/renovare.tsx',
    'renovare.json hero.title src/routes/renovare.tsx',
  ]);
  expect(said).toContain('Você quis dizer “benefits” onde está “benefitz”?');
}, 240_000);

test('mistakes in the code alone are reported in the compiler’s words', async () => {
  edit('src/layout/footer.tsx', (text) => text.replace('site.email', 'site.mail'));
  await writeCopyTypes(join(project, 'locales'), join(project, 'src/i18n/copy.gen.ts'));
  expect(await reportLacks(project)).toContain("Property 'mail' does not exist on type 'Site'");
}, 240_000);

test('without types made from the copy, a page that can’t be rendered is reported with its file', async () => {
  change('pt-BR/renovare.json', (renovare) => delete renovare.hero);
  const { ok, said } = await run('build', { LOCALES_DIR: 'locales' });
  expect(ok).toBe(false);
  expect(said).toMatch(/locales\/pt-BR\/renovare\.json:1:1: A página não se monta/);
  expect(said).not.toMatch(/\n\s+at /);
}, 240_000);

test.each<[string, string, (text: string) => string]>([
  ['a missing brace', 'pt-BR/home.json', (text) => text.replace('},', ',')],
  ['a number instead of an address', 'pt-BR/locale.json', (text) => text.replace(/"\/.+?"/, '5')],
  [
    'blocks nested twenty thousand deep',
    'site.json',
    (text) => text.replace('{', `{ "a": ${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)},`),
  ],
])(
  'with %s, every command answers with a sentence and its place',
  async (_damage, file, change) => {
    edit(`locales/${file}`, change);
    const commands = ['prepare', 'locales', 'publish:check', 'build', 'start', 'dev'];
    const answers = await Promise.all(commands.map((command) => run(command)));
    const place = new RegExp(`^locales/${file}:\\d+:\\d+.*: \\p{Lu}.*\\.$`, 'mu');
    for (const [index, { ok, said }] of answers.entries()) {
      expect(said, commands[index]).toMatch(place);
      expect(said, commands[index]).not.toMatch(/\n\s+at /);
      expect(ok, commands[index]).toBe(false);
    }
  },
  240_000,
);
