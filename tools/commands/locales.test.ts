// @vitest-environment node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inventSite } from '../../tests/fixtures/invented-site.ts';
import { runLocales } from './locales.ts';

let site = inventSite();

beforeEach(() => {
  site = inventSite();
});

afterEach(() => site.discard());

/** What the command prints, and whether it succeeds. */
function run(command: string) {
  const { text, ok } = runLocales(site.dir, command.split(' ').filter(Boolean));
  return { text: site.shown(text), ok };
}

const todo = (tag: string) => run(`todo ${tag}`).text;

test('the table shows each language, its status and each file', () => {
  site.edit('en/home.json', 'Starting over', 'Recomeçar');
  const { text, ok } = run('');
  expect(ok).toBe(true);
  expect(text).toContain('pt-BR  Português (Brasil)  original');
  expect(text).toMatch(/^en +English +publicado +94% +17 textos, 1 em português$/m);
  expect(text).toMatch(/^ +home\.json +85% +7 textos, 1 em português$/m);
  expect(text).toContain('Nenhum erro.');
});

test('the table ends with all issues, and the command fails', () => {
  site.edit('en/home.json', 'Starting over', '');
  const { text, ok } = run('');
  expect(ok).toBe(false);
  expect(text).toContain('1 erro a corrigir:\nen/home.json:7:14 hero.title: ');
});

test('a new language is a draft without issues, with every text still to do', () => {
  expect(run('new ar').text).toContain('Pasta ar criada, com 4 arquivos.');
  expect(JSON.parse(site.read('ar/locale.json'))).toMatchObject({
    name: 'العربية',
    direction: 'rtl',
    status: 'draft',
  });
  expect(Object.keys(JSON.parse(site.read('ar/palestrante.json')))).toContain('success_few');
  expect(run('').ok).toBe(true);
  expect(todo('ar')).toContain('ar/home.json:7 hero.title\n      Recomeçar');
});

test('a copied text stays to do, even when the original changes', () => {
  run('new fr');
  site.edit('pt-BR/home.json', 'Recomeçar', 'Começar de novo');
  expect(todo('fr')).toContain('hero.title\n      Começar de novo');
});

test('a translated text leaves the to-do list, and comes back when its original changes', () => {
  run('new fr');
  site.edit('fr/home.json', 'Recomeçar', 'Recommencer');
  expect(todo('fr')).not.toContain('hero.title');

  expect(run('done fr').text).toContain('textos guardados');
  site.edit('pt-BR/home.json', 'Recomeçar', 'Começar de novo');
  expect(todo('fr')).toContain(
    'O original mudou depois da tradução (1)\n  fr/home.json:7 hero.title\n      antes: Recomeçar\n      agora: Começar de novo',
  );

  expect(run('done fr').text).toContain('Nada de novo');
  site.edit('fr/home.json', 'Recommencer', 'Repartir');
  expect(run('done fr').text).toContain('1 texto guardado');
  expect(todo('fr')).not.toContain('hero.title');
});

test('an untranslated language can’t be published, but one that is the same on purpose can', () => {
  run('new fr');
  site.edit('fr/locale.json', 'draft', 'published');
  expect(run('').text).toMatch(
    /^fr\/locale\.json:4:13 status: 14 textos .* o primeiro: fr\/common\.json:2 skip/m,
  );
  for (const file of ['common', 'home', 'palestrante']) run(`done fr ${file}`);
  expect(run('').text).toContain('Nenhum erro.');
});

test('a copied text that is translated after its original has changed is done', () => {
  run('new fr');
  site.edit('pt-BR/home.json', 'Recomeçar', 'Começar de novo');
  site.edit('fr/home.json', 'Recomeçar', 'Recommencer');
  expect(run('done fr').text).not.toContain('Nada de novo');
  expect(todo('fr')).not.toContain('hero.title');
});

test('the record of done texts still holds after a tool has rewritten and reordered a file', () => {
  run('done en');
  const home = JSON.parse(site.read('en/home.json'));
  const reversed = Object.fromEntries(Object.entries(home).reverse());
  site.write('en/home.json', JSON.stringify(reversed, null, '\t'));
  site.edit('pt-BR/home.json', 'Recomeçar', 'Começar de novo');
  expect(todo('en')).toContain('hero.title\n      antes: Recomeçar');
});

test('a text that stays as in the original, and one that still fits, can be marked as done', () => {
  run('new fr');
  run('done fr home items.escuta');
  expect(todo('fr')).not.toContain('items.escuta');
  site.edit('pt-BR/home.json', '"Escuta"', '"Escuta ativa"');
  expect(todo('fr')).toContain('items.escuta.titulo\n      antes: Escuta');
  run('done fr locales/fr/home.json items.escuta.titulo');
  expect(todo('fr')).not.toContain('items.escuta');
});

test('a missing file is listed in one line', () => {
  site.edit('en/locale.json', 'published', 'draft');
  site.remove('en/home.json');
  expect(todo('en')).toContain('en/home.json: o arquivo inteiro, 7 textos');
});

test('a language never marked as done warns that changes will go unnoticed', () => {
  expect(todo('en')).toBe(
    'en: nada por traduzir.\n\nAinda não se sabe de que original saíram estas traduções, e mudanças nele não serão notadas.\nGuarde o que está pronto: npm run locales -- done en',
  );
  run('done en');
  expect(todo('en')).toBe('en: nada por traduzir.');
});

test.each([
  ['neww fr', 'Não existe o comando “neww”. Você quis dizer “new”?'],
  ['new', 'Falta dizer o idioma. Por exemplo: npm run locales -- new en'],
  ['new en', 'A pasta en já existe.'],
  ['new pt_PT', 'Tente assim: npm run locales -- new pt-PT'],
  ['new english', '“english” não é um código de idioma que se conheça.'],
  ['new fr please', 'Não se esperava “please”'],
  ['todo', 'Falta dizer o idioma.'],
  ['todo pt-BR', 'pt-BR é o idioma original'],
  ['todo EN', 'Não há o idioma “EN”. Você quis dizer “en”?'],
  ['done en hmoe', 'Não há o arquivo “hmoe”.'],
  [
    'done en home hero.titel',
    'Não há o texto “hero.titel” em home.json. Você quis dizer “hero.title”?',
  ],
])('“%s” answers with what to do, and changes nothing', (command, answer) => {
  const { text, ok } = run(command);
  expect(ok).toBe(false);
  expect(text).toContain(answer);
  expect(existsSync(join(site.dir, 'en/source.lock.json'))).toBe(false);
});

test('an unreadable file is never taken for an untranslated one', () => {
  run('done en');
  const memory = site.read('en/source.lock.json');
  site.edit('en/home.json', '"Starting over",', '"Starting over');
  for (const command of ['todo en', 'done en']) {
    expect(run(command).text).toContain('en/home.json:7:14: Este texto não tem as aspas');
  }
  expect(site.read('en/source.lock.json')).toBe(memory);
});

test.each(['es-419', 'ar', 'he', 'pl', 'ja', 'cy', 'zh-Hans', 'az-Arab', 'tlh'])(
  'a language that is created, translated, marked as done and published has no issues: %s',
  (tag) => {
    expect(run(`new ${tag}`).ok).toBe(true);
    for (const file of ['common', 'home', 'palestrante']) {
      const path = `${tag}/${file}.json`;
      site.write(path, site.read(path).replace(/: "(.*)"/g, ': "¿$1?"'));
    }
    expect(run(`done ${tag} locale`).ok).toBe(true);
    expect(run(`done ${tag}`).text).toContain('Não falta nada.');
    site.edit(`${tag}/locale.json`, 'draft', 'published');
    expect(run('').text).toContain('Nenhum erro.');
  },
);
