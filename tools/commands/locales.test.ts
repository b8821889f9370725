import { afterEach, beforeEach, expect, test } from 'vitest';
import { inventSite } from '../../tests/fixtures/invented-site.ts';
import { runLocales } from './locales.ts';

let site = inventSite();
beforeEach(() => {
  site = inventSite();
});
afterEach(() => site.discard());

/** What the command prints, whether it succeeds or not. */
function run(command: string): string {
  const args = command.split(' ').filter(Boolean);
  try {
    return site.shown(runLocales(site.dir, args));
  } catch (error) {
    return `Failed: ${site.shown((error as Error).message)}`;
  }
}

test('the table shows each language with its counts, then all mistakes', () => {
  expect(run('')).toContain('Nenhum erro.');
  site.edit('en/home.json', 'Starting over', 'Recomeçar');
  site.edit('en/home.json', 'Listening', '');
  const table = run('');
  expect(table).toMatch(/^Failed: pt-BR +Português \(Brasil\) +original +18 textos$/m);
  expect(table).toMatch(/^en +English +publicado +17 textos, 1 a acrescentar, 1 igual/m);
  expect(table).toMatch(/^1 erro a corrigir:\nen\/home\.json:\d+:\d+ items\.escuta\.titulo: /m);
});

test('a new language is a draft with the Portuguese texts, all of them still to do', () => {
  expect(run('new ar')).toContain('Pasta ar criada');
  const own = { name: 'العربية', direction: 'rtl', status: 'draft' };
  expect(JSON.parse(site.read('ar/locale.json'))).toMatchObject(own);
  expect(site.read('ar/contato.json')).toContain('success_few');
  expect(run('')).toContain('Nenhum erro.');
  expect(run('todo ar')).toContain('ar/home.json:7 hero.title\n      Recomeçar');

  site.edit('ar/locale.json', 'draft', 'published');
  expect(run('')).toContain('ar/locale.json:4:13 status: A maior parte dos textos');
});

test.each(['es-419', 'he', 'ja', 'cy', 'pl', 'zh-Hans', 'tlh', 'pt-PT'])(
  'a language that is created, translated and published has no mistakes: %s',
  (tag) => {
    run(`new ${tag}`);
    for (const file of tag === 'pt-PT' ? [] : ['common', 'home', 'contato']) {
      const path = `${tag}/${file}.json`;
      site.write(path, site.read(path).replace(/: "(.*)"/g, ': "¿$1?"'));
    }
    site.edit(`${tag}/locale.json`, 'draft', 'published');
    expect(run('')).toContain('Nenhum erro.');
  },
);

test('what is missing or equal is listed until it is translated', () => {
  site.edit('en/locale.json', 'published', 'draft');
  expect(run('todo en')).toBe('en: nada a traduzir.');
  site.edit('en/home.json', 'Starting over', 'Recomeçar');
  site.remove('en/common.json');
  const [missing, equal] = run('todo en').split('\n\n');
  expect(missing).toBe(
    'Falta acrescentar (2)\n  en/common.json skip\n      Pular\n  en/common.json legal\n      © {{name}}',
  );
  expect(equal).toMatch(/^Iguais ao português \(1\).*\n {2}en\/home\.json:7 hero\.title\n/);
});

test.each([
  ['new', 'npm run locales -- new en'],
  ['new en', 'A pasta en já existe.'],
  ['todo fr', 'Não há tradução “fr”. Há: en.'],
])('“%s” answers with what to do', (command, answer) => {
  expect(run(command)).toMatch(/^Failed: /);
  expect(run(command)).toContain(answer);
});

test('nothing is listed or copied while a file can’t be read', () => {
  site.edit('pt-BR/home.json', '"Recomeçar",', '"Recomeçar"');
  for (const command of ['todo en', 'new fr']) {
    expect(run(command)).toContain('Corrija primeiro estes erros:\n\npt-BR/home.json:7:25: ');
  }
});
