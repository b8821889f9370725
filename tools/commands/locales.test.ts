import { afterEach, beforeEach, expect, test } from 'vitest';
import { inventSite } from '../../tests/fixtures/invented-site.ts';
import { runLocales } from './locales.ts';

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

test('the table shows each language with its counts, then all mistakes', () => {
  expect(run('')).toContain('Nenhum erro.');
  site.edit('en/home.json', 'Four steps', 'Quatro etapas');
  site.edit('en/home.json', 'Listening', '');
  const table = run('');
  expect(table).toMatch(/^Failed: pt-BR +Português \(Brasil\) +original +20 textos$/m);
  expect(table).toMatch(/^en +English +publicado +19 textos, 1 falta, 1 em português$/m);
  expect(table).toMatch(/^1 erro a corrigir:\nen\/home\.json:\d+:\d+ items\.escuta\.titulo: /m);
});

test('a new language is a draft with the Portuguese texts, all of them still to do', () => {
  expect(run('-- new ar')).toContain('Pasta ar criada');
  const own = { name: 'العربية', direction: 'rtl', status: 'draft' };
  expect(JSON.parse(site.read('ar/locale.json'))).toMatchObject(own);
  expect(site.read('ar/contato.json')).toContain('success_few');
  expect(run('')).toContain('Nenhum erro.');
  expect(run('todo ar contato')).toMatch(/^Ainda em português \(11\);/);
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
    if (tag === 'pt-PT') run('seen pt-PT');
    expect(run(`todo ${tag}`)).toContain(`${tag}: nada a traduzir.`);
  },
);

/** Puts the same texts into the Portuguese and its translation. */
function addToBoth(texts: Record<string, string>) {
  for (const tag of ['pt-BR', 'en']) {
    site.edit(`${tag}/common.json`, '{', `${JSON.stringify(texts).slice(0, -1)},`);
  }
}

test('what is left is counted for each file if it is much, and listed for one', () => {
  const words = Array.from({ length: 48 }, (_, at) => [`text${at}`, `Palavra ${at}`]);
  addToBoth(Object.fromEntries(words));
  site.edit('en/common.json', '"text0":"Palavra 0","text1":"Palavra 1",', '');
  expect(run('todo en')).toBe(
    `common.json   50 textos, 2 faltam, 46 em português  npm run locales -- todo en common
home.json     9 textos, nada a traduzir
contato.json  8 textos, nada a traduzir`,
  );
  expect(run('todo en common.json')).toMatch(
    /^Falta \(2\)\n {2}en\/common\.json text0\n {6}Palavra 0\n[\s\S]*\n\nAinda em português \(46\);.*\n {2}en\/common\.json:1 text2\n/,
  );
  expect(run('todo en contato')).toBe('en/contato.json: nada a traduzir.');
});

test('what no language translates is never left; what equals the Portuguese is, until all is seen', () => {
  addToBoth({ topic: 'contato', author: 'Ana Lima', email: '{{email}}', titleLang: 'en' });
  expect(run('todo en')).toContain('en: nada a traduzir.');
  addToBoth({ name: 'E-mail' });
  expect(run('todo en')).toContain('Ainda em português (1)');
  expect(run('seen en')).toContain('1 texto que está em português conta agora');
  expect(run('todo en')).toMatch(/^en: nada a traduzir\.(?![\s\S]*seen en)/);
  site.edit('pt-BR/common.json', 'E-mail', 'Correio');
  site.edit('en/common.json', 'E-mail', 'Correio');
  expect(run('todo en')).toMatch(/^Ainda em português \(1\).*\n.* name\n/);
  // A text that is new since then, or was another one, was not seen.
  for (const tag of ['pt-BR', 'en']) site.edit(`${tag}/common.json`, 'Correio', 'E-mail');
  addToBoth({ menu: 'Menu' });
  site.edit('en/home.json', 'Four steps', 'Quatro etapas');
  expect(run('todo en')).toMatch(
    /^Ainda em português \(2\).*\n.* menu\n.*\n.* items\.metodo\.desc\n/,
  );
});

test('a text whose original changed is listed with both, and counted, until all is seen', () => {
  expect(run('todo en')).toContain('npm run locales -- seen en');
  run('seen en');
  site.edit('pt-BR/home.json', 'Recomeçar', 'Começar de novo');
  site.edit('pt-BR/contato.json', '{{count}} dias', 'uns {{count}} dias');
  expect(run('')).toMatch(/^en .* 19 textos, 2 a rever$/m);
  expect(run('todo en home')).toMatch(
    /^A rever \(1\):.*\n {2}en\/home\.json:9 hero\.title\n {6}antes: Recomeçar\n {6}agora: Começar de novo$/,
  );
  expect(run('todo en contato')).toContain('form.success_other\n');
  expect(run('seen en')).toContain('2 textos que estavam por rever contam como revistos.');
  expect(run('')).toMatch(/^en .* 19 textos, nada a traduzir$/m);
});

test('a text that is new, or has another name, is listed, so that its later changes are noticed', () => {
  run('seen en');
  site.edit('pt-BR/home.json', '"escuta"', '"fala"');
  site.edit('en/home.json', '"escuta"', '"fala"');
  expect(run('todo en')).toMatch(/^A rever \(1\):.*\n.* items\.fala\.titulo\n {6}novo: Escuta\n/);
  run('seen en');
  site.edit('pt-BR/home.json', '"Escuta"', '"Fala"');
  expect(run('todo en')).toContain('antes: Escuta\n      agora: Fala');
});

test('a sentence that changed before it was translated is still Portuguese', () => {
  run('new ar');
  site.edit('pt-BR/home.json', 'Recomeçar', 'Começar de novo');
  site.edit('pt-BR/contato.json', 'Próxima', 'Nova');
  site.edit('ar/contato.json', 'Próxima conversa', 'قادم');
  site.edit('pt-BR/home.json', 'Quatro etapas', 'Quatro\u00a0etapas');
  expect(run('')).toMatch(/^ar .* 19 em português, 1 a rever$/m);
  expect(run('todo ar home')).toMatch(
    /^Num português que já mudou \(1\).*\n.*\n {6}antes: Recomeçar\n/m,
  );
  expect(run('seen ar')).toMatch(/^Failed: 1 texto está num português que já mudou/);
  site.write('ar/.original/equal.txt', 'home.json hero.title\n');
  expect(run('seen ar')).toContain('ar: tudo visto.');
});

test('what must be mended or deleted is counted beside what is left to translate', () => {
  site.edit('en/home.json', '"hero"', '"notice": { "body": "Sold out" }, "hero"');
  expect(run('todo en')).toMatch(/^en: nada a traduzir\.\n\n1 erro a corrigir: npm run locales\n/);
});

test('another order, spacing or note is no change', () => {
  run('seen en');
  const { hero, ...others } = JSON.parse(site.read('pt-BR/home.json'));
  site.write('pt-BR/home.json', JSON.stringify({ sample: 'Troque.', ...others, hero }, null, 8));
  site.edit('pt-BR/home.json', 'Quatro etapas', 'Quatro\u00a0etapas');
  expect(run('')).toMatch(/^en .* nada a traduzir$/m);
});

test.each([
  ['new', 'npm run locales -- new en'],
  ['new en', 'A pasta en já existe.'],
  ['new fr home', 'npm run locales -- new en'],
  ['todo fr', 'Não há tradução “fr”. Há: en.'],
  ['todo en hom', 'Não há o arquivo “hom”. Há: common, home e contato.'],
  ['seen fr', 'Não há tradução “fr”. Há: en.'],
  ['todo english', 'npm run locales -- todo en'],
  ['todo pt-BR', 'pt-BR é o original'],
  ['new pt-BR', 'pt-BR é o original'],
])('“%s” answers with what to do', (command, answer) => {
  expect(run(command)).toMatch(/^Failed: /);
  expect(run(command)).toContain(answer);
});

test('nothing is counted, listed or copied while a file can’t be read', () => {
  site.edit('pt-BR/home.json', '"Recomeçar",', '"Recomeçar"');
  expect(run('')).toMatch(/^en .* publicado +não se lê: pt-BR\/home\.json$/m);
  for (const command of ['todo en', 'new fr', 'seen en']) {
    expect(run(command)).toContain('Corrija primeiro estes erros:\n\npt-BR/home.json:9:25: ');
  }
});

test('a kept original that can’t be read is named, and seen makes it anew', () => {
  run('seen en');
  site.write('en/.original/home.json', '<<<<<<< HEAD');
  for (const command of ['', 'todo en'])
    expect(run(command)).toMatch(/^en\/\.original\/home\.json:1:1: .* Apague o arquivo:/m);
  run('seen en');
  expect(run('')).toContain('Nenhum erro.');
});
