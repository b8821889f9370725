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
  expect(table).toMatch(/^Failed: pt-BR +português \(Brasil\) +publicado +18 textos$/m);
  expect(table).toMatch(/^en +inglês +publicado +17 textos: faltam 1, iguais ao português 1$/m);
  expect(table).toMatch(/^1 erro a corrigir:\nen\/home\.json:\d+:\d+ items\.escuta\.titulo: /m);
});

function addToBoth(texts: Record<string, string>) {
  for (const tag of ['pt-BR', 'en']) {
    site.edit(`${tag}/common.json`, '{', `${JSON.stringify(texts).slice(0, -1)},`);
  }
}

test('todo: if many texts are left, prints their number in each file, but lists those of a named file', () => {
  const words = Array.from({ length: 48 }, (_, at) => [`text${at}`, `Palavra ${at}`]);
  addToBoth(Object.fromEntries(words));
  site.makeDraft('en');
  site.edit('drafts/en/common.json', '"text0":"Palavra 0","text1":"Palavra 1",', '');
  expect(run('todo en')).toContain(`
common.json: 52 textos: por traduzir 48
home.json: 8 textos: por traduzir 0
`);
  expect(run('todo en common.json')).toMatch(
    /^Textos que faltam: 2\n {2}drafts\/en\/common\.json text0\n {6}Palavra 0\n[\s\S]*\n\nAinda em português .*: 46\n {2}drafts\/en\/common\.json:1 text2\n/,
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
  ['new', 'npm run locales -- todo en'],
  ['todo fr', 'Não há uma tradução com o código “fr”. Há: en.'],
  ['todo en hom', 'Não há o arquivo “hom.json”. Há: common.json,'],
  ['todo espanhol', '“espanhol” não é um código de idioma. Use um como en (inglês), es (espanhol)'],
  ['todo pt-BR', 'Não há uma tradução com o código “pt-BR”'],
])('locales: says what to do when “%s” is not possible', (command, answer) => {
  expect(run(command)).toMatch(/^Failed: /);
  expect(run(command)).toContain(answer);
});

test('locales: while a file can’t be read, no texts are listed or copied', () => {
  site.edit('pt-BR/home.json', '"Recomeçar",', '"Recomeçar"');
  for (const command of ['todo en']) {
    expect(run(command)).toContain('Corrija primeiro estes erros:\n\npt-BR/home.json:7:25: ');
  }
});
