import { afterEach, beforeEach, expect, test } from 'vitest';
import { inventSite } from '../../tests/fixtures/invented-site.ts';
import { runLocales } from './run-locales.ts';

let site = inventSite();
beforeEach(() => {
  site = inventSite();
});
afterEach(() => site.discard());

function run(command: string): string {
  const args = command.split(' ').filter(Boolean);
  try {
    return site.shown(runLocales(site.locales(), args));
  } catch (error) {
    return `Failed: ${site.shown((error as Error).message)}`;
  }
}

test('locales: shows each language with its counts of texts, then all mistakes', () => {
  expect(run('')).toContain('Nenhum erro.');
  site.edit('en/home.json', 'Four steps', 'Quatro etapas');
  site.edit('en/home.json', 'Listening', '');
  const table = run('');
  expect(table).toMatch(/^Failed: pt-BR +Português \(Brasil\) +publicado +20 textos$/m);
  expect(table).toMatch(/^en +English +publicado +19 textos: faltam 1, iguais ao português 1$/m);
  expect(table).toMatch(/^1 erro a corrigir:\nen\/home\.json:\d+:\d+ items\.escuta\.titulo: /m);
});

test('new: makes a draft in which all texts are Portuguese and count as not translated', () => {
  expect(run('-- new ar')).toContain('Pasta ar criada');
  const own = { name: 'العربية', direction: 'rtl', status: 'draft' };
  expect(JSON.parse(site.read('ar/locale.json'))).toMatchObject(own);
  expect(site.read('ar/contato.json')).toContain('success_few');
  expect(run('')).toContain('Nenhum erro.');
  expect(run('todo ar contato')).toMatch(/^Ainda em português .*: 10\n/);
});

test.each(['es-419', 'he', 'ja', 'pl', 'pt-PT'])(
  'new: a new language has no mistakes once it is translated and published: %s',
  (tag) => {
    run(`new ${tag}`);
    for (const file of tag === 'pt-PT' ? [] : ['common', 'home', 'contato']) {
      const path = `${tag}/${file}.json`;
      site.write(path, site.read(path).replace(/(?<!"path"): "(.*)"/g, ': "¿$1?"'));
    }
    site.edit(`${tag}/locale.json`, 'draft', 'published');
    expect(run('')).toContain('Nenhum erro.');
    const isVariant = tag === 'pt-PT';
    expect(run(`todo ${tag}`)).toContain(isVariant ? 'Ainda em português' : 'nada a traduzir.');
  },
);

function addToBoth(texts: Record<string, string>) {
  for (const tag of ['pt-BR', 'en']) {
    site.edit(`${tag}/common.json`, '{', `${JSON.stringify(texts).slice(0, -1)},`);
  }
}

test('todo: if many texts are left, prints their number in each file, but lists those of a named file', () => {
  const words = Array.from({ length: 48 }, (_, at) => [`text${at}`, `Palavra ${at}`]);
  addToBoth(Object.fromEntries(words));
  site.edit('en/locale.json', 'published', 'draft');
  site.edit('en/common.json', '"text0":"Palavra 0","text1":"Palavra 1",', '');
  expect(run('todo en')).toContain(`
common.json: 50 textos: por traduzir 48
home.json: 10 textos: por traduzir 0
`);
  expect(run('todo en common.json')).toMatch(
    /^Textos que faltam: 2\n {2}en\/common\.json text0\n {6}Palavra 0\n[\s\S]*\n\nAinda em português .*: 46\n {2}en\/common\.json:1 text2\n/,
  );
  expect(run('todo en contato')).toBe('en: nada a traduzir.');
});

test('todo: lists texts equal to the Portuguese, except those that no language translates', () => {
  addToBoth({ topic: 'contato', author: 'Ana Lima', email: '{{email}}', titleLang: 'en' });
  expect(run('todo en')).toBe('en: nada a traduzir.');
  addToBoth({ name: 'E-\u00a0mail' });
  site.edit('pt-BR/common.json', '\u00a0', ' ');
  expect(run('todo en')).toMatch(/^Ainda em português .*: 1\n.* name\n/);
});

test.each([
  ['new', 'npm run locales -- new en'],
  ['new en', 'A pasta en já existe.'],
  ['new fr home', 'npm run locales -- new en'],
  ['todo fr', 'Não há uma tradução com o código “fr”. Há: en.'],
  ['todo en hom', 'Não há o arquivo “hom.json”. Há: locale.json, common.json,'],
  ['todo espanhol', '“espanhol” não é um código de idioma. Use um como en (inglês), es (espanhol)'],
  ['new élfico', '“élfico” não é um código de idioma. Use um como'],
  ['todo pt-BR', 'Não há uma tradução com o código “pt-BR”'],
])('locales: says what to do when “%s” is not possible', (command, answer) => {
  expect(run(command)).toMatch(/^Failed: /);
  expect(run(command)).toContain(answer);
});

test('locales: while a file can’t be read, no texts are listed or copied', () => {
  site.edit('pt-BR/home.json', '"Recomeçar",', '"Recomeçar"');
  for (const command of ['todo en', 'new fr']) {
    expect(run(command)).toContain('Corrija primeiro estes erros:\n\npt-BR/home.json:9:25: ');
  }
});
