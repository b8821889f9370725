import { afterEach, beforeEach, expect, test } from 'vitest';
import { inventSite } from '../../tests/fixtures/invented-site.ts';
import { readCopy } from '../copy/read-copy.ts';
import { runLocales } from './locales.ts';

let site = inventSite();
beforeEach(() => {
  site = inventSite();
});
afterEach(() => site.discard());

function run(command: string): string {
  const args = command.split(' ').filter(Boolean);
  try {
    return site.shown(runLocales(readCopy(site.dir, site.pages), args));
  } catch (error) {
    return `Failed: ${site.shown((error as Error).message)}`;
  }
}

test('the table shows each language with its counts, then all mistakes', () => {
  expect(run('')).toContain('Nenhum erro.');
  site.edit('en/home.json', 'Four steps', 'Quatro etapas');
  site.edit('en/home.json', 'Listening', '');
  const table = run('');
  expect(table).toMatch(/^Failed: pt-BR +Português \(Brasil\) +original +21 textos$/m);
  expect(table).toMatch(/^en +English +publicado +20 textos, 2 a traduzir$/m);
  expect(table).toMatch(/^1 erro a corrigir:\nen\/home\.json:\d+:\d+ items\.escuta\.titulo: /m);
});

test('a new language is a draft with the Portuguese texts, all of them still to do', () => {
  expect(run('new ar')).toContain('Pasta ar criada');
  const own = { name: 'العربية', direction: 'rtl', status: 'draft' };
  expect(JSON.parse(site.read('ar/locale.json'))).toMatchObject(own);
  expect(site.read('ar/contato.json')).toContain('success_few');
  expect(run('')).toContain('Nenhum erro.');
  expect(run('todo ar')).toMatch(/^home\.json +3 a traduzir +npm run locales -- todo ar home$/m);
});

test.each(['es-419', 'he', 'ja', 'cy', 'pl', 'zh-Hans', 'tlh', 'pt-PT'])(
  'a language that is created, translated and published has no mistakes: %s',
  (tag) => {
    run(`new ${tag}`);
    for (const file of tag === 'pt-PT' ? [] : ['common', 'home', 'contato']) {
      const path = `${tag}/${file}.json`;
      site.write(path, site.read(path).replace(/(?<!"path"): "(.*)"/g, ': "¿$1?"'));
    }
    site.edit(`${tag}/locale.json`, 'draft', 'published');
    expect(run('')).toContain('Nenhum erro.');
    if (tag !== 'pt-PT') expect(run(`todo ${tag}`)).toContain(`${tag}: nada a traduzir.`);
  },
);

test('what is left is counted for each file and listed for one, until it is translated', () => {
  site.edit('en/locale.json', 'published', 'draft');
  expect(run('todo en')).toBe('en: nada a traduzir.');
  site.edit('en/home.json', 'Four steps', 'Quatro etapas');
  site.remove('en/common.json');
  expect(run('todo en')).toBe(`locale.json   0 a traduzir
common.json   2 a traduzir  npm run locales -- todo en common
home.json     1 a traduzir  npm run locales -- todo en home
contato.json  0 a traduzir`);
  expect(run('todo en common')).toBe(
    'Falta acrescentar (2)\n  en/common.json skip\n      Pular\n  en/common.json legal\n      © {{name}}',
  );
  expect(run('todo en home.json')).toMatch(
    /^Ainda em português \(1\)\n {2}en\/home\.json:\d+ items/,
  );
  expect(run('todo en contato')).toBe('en/contato.json: nada a traduzir.');
});

test('what is the same in every language counts as done; possible names are listed last', () => {
  const words = {
    topic: 'renovare',
    author: 'Ana Lima',
    email: '{{email}}',
    title: 'Page not found',
    titleLang: 'en',
    name: 'Elas Venceram',
  };
  for (const tag of ['pt-BR', 'en']) site.write(`${tag}/common.json`, JSON.stringify(words));
  const [done, names = '', ...others] = run('todo en').split('\n\n');
  expect([done, others]).toEqual(['en: nada a traduzir.', []]);
  expect(names.match(/(?<=\n {6}).+/g)).toEqual(['Page not found', 'Elas Venceram']);
});

test.each([
  ['new', 'npm run locales -- new en'],
  ['new en', 'A pasta en já existe.'],
  ['new fr home', 'npm run locales -- new en'],
  ['todo fr', 'Não há tradução “fr”. Há: en.'],
  ['todo en hom', 'Não há o arquivo “hom”. Há: locale, common, home e contato.'],
])('“%s” answers with what to do', (command, answer) => {
  expect(run(command)).toMatch(/^Failed: /);
  expect(run(command)).toContain(answer);
});

test('nothing is listed or copied while a file can’t be read', () => {
  site.edit('pt-BR/home.json', '"Recomeçar",', '"Recomeçar"');
  for (const command of ['todo en', 'new fr']) {
    expect(run(command)).toContain('Corrija primeiro estes erros:\n\npt-BR/home.json:9:25: ');
  }
});
