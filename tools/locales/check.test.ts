import { afterEach, beforeEach, expect, test } from 'vitest';
import { tasks } from '../../.vscode/tasks.json' with { type: 'json' };
import contato from '../../locales/pt-BR/contato.json' with { type: 'json' };
import { everyWeekday } from '../../src/content/site.ts';
import { variablesOfCode } from '../../src/content/variables.ts';
import { inventSite } from '../../tests/fixtures/invented-site.ts';
import { checkCopy } from './check.ts';
import { CopyError, formatIssue, heading } from './issue.ts';
import { isOfDraft } from './read-locales.ts';
import { runLocales } from './run-locales.ts';
import siteSchema from './site.schema.json' with { type: 'json' };

let site = inventSite();
beforeEach(() => {
  site = inventSite();
});
afterEach(() => site.discard());

const check = () => checkCopy(site.locales(), site.publicDir).map(formatIssue).map(site.shown);

type Edit = [file: string, from: string | RegExp, to: string];

const home = 'en/home.json';
const contact = 'en/contato.json';
const sourceHome = 'pt-BR/home.json';
const sourceContact = 'pt-BR/contato.json';

/**
 * For each rule: a file of tests/fixtures/invented-site/, a text, its replacement, and
 * “line:column key: words of the message”, which hold after the edit.
 */
// biome-ignore format: a table
const rows: [...Edit, line: string][] = [
  [home, '"lead"', '“lead”', '7:30: Há um sinal que não cabe'],
  [home, 'Starting over', '24"', '7:20: dentro do texto, use “ ”'],
  [home, ',\n    "lead"', ';\n    "lead"', '7:29: Há um sinal que não cabe'],
  [home, '",\n    "lead"', '"\n    "lead"', '7:29: Falta uma vírgula'],
  [home, '"title":', '"title"', '3:12: Faltam dois-pontos'],
  [home, 'over",', 'over,', '7:29: Faltam as aspas (")'],
  [home, /}\s*$/, '', '19:4: Falta uma chave }'],
  [sourceHome, /[\s\S]*/, '{ "a": ["b"', '1:12: Falta um colchete ]'],
  [home, /\}\s*\}\s*$/, '},\n}', '19:5: Falta um nome entre aspas ("), ou sobra uma vírgula'],
  [home, '"Starting over"', '', '7:13: Falta um texto entre aspas ("), ou sobra uma vírgula'],
  [home, /[\s\S]*/, '\n', '1:1: O arquivo está vazio'],
  [sourceHome, /[\s\S]*/, '[]', '1:1: Aqui vai um bloco'],
  [home, '"lead"', '"title": "Again",\n    "lead"', '8:5 hero.title: já apareceu'],

  [home, '"title": "Starting over",', '', '6:3 hero.title: copie de pt-BR/home.json:7 a linha'],
  [home, /,\s*"items"[\s\S]*(?=})/, '', '1:1 items: copie de pt-BR/home.json:10 o bloco'],
  ['en/common.json', /,\s*"legal".*(?=,)/, '', '1:1 legal: copie de pt-BR/common.json:3 a linha'],
  [home, '"lead"', '"subtitle": "x",\n    "lead"', '8:5 hero.subtitle: Se foi apagado lá, apague-o aqui também'],
  [home, '"Starting over"', '12', '7:5 hero.title: Aqui vai um texto'],
  [home, /"items": \{[\s\S]*\}(?=\s*\}\s*$)/, '"items": "x"', '10:3 items: Aqui vai um bloco'],
  [home, 'Starting over', '\u200b\u3164\u2800', '7:5 hero.title: O texto está vazio'],
  [home, '{{planDays}} days', '90 days', '8:5 hero.lead: falta {{planDays}}. Copie-as de pt-BR/home.json:8'],
  [home, 'Starting over', 'Starting <b>over</b>', '7:5 hero.title: sobra <b>…</b>'],
  [contact, '</email>', '', '7:5 form.noScript: Falta fechar: </email>'],
  [home, '{{planDays}}', '{planDays}', '8:5 hero.lead: As chaves são duplas: {{planDays}}'],
  [contact, '"success_other"', '"success_few": "{{count}} days",\n  "success_other"', '9:5 form.success_few: Em inglês, as formas de plural são _one e _other'],

  [sourceHome, '{{meetings}}', '{{mettings}}', '8:5 hero.lead: O site não conhece {{mettings}}'],
  [sourceContact, '</whatsapp>', '<whatsapp>', '7:5 form.noScript: Falta fechar: </whatsapp>'],
  [sourceHome, 'Recomeçar', 'Recomeçar em {name}', '7:5 hero.title: As chaves são duplas: {{name}}'],
  [sourceHome, 'Recomeçar', 'Recomeçar <kit>já</kit>', '7:5 hero.title: Num link cabe whatsapp, email, home e contato'],
  [sourceHome, 'metodo', 'método', '11:5 items.método: só tem letras minúsculas'],
  ['pt-BR/common.json', /,\s*"contato": ".*"/, '', '4:3 pages.contato: recupere-o (com Ctrl + Z'],
  [sourceHome, '"metodo"', '"fala": { "desc": "Voz" },\n    "metodo"', '11:5 items.fala: Neste item falta titulo'],
  [sourceHome, '"metodo"', '"fala": { "titulo": "Voz", "desc": "Alta", "avatrUrl": "a.jpg" },\n    "metodo"', '11:48 items.fala.avatrUrl: Nenhum outro item'],
  [sourceHome, /"items": {[\s\S]*}(?=\s*}\s*$)/, '"items": {}', '10:3 items: Esta lista está vazia'],
  ['pt-BR/common.json', '"skip"', '"titleLang": "inglês", "skip"', '2:3 titleLang: código do idioma'],
  [sourceHome, '"hero"', '"products": { "items": { "curso": {} } },\n  "hero"', '6:28 products.items.curso: não leva a nenhuma página'],

  ['en/common.json', /,\s*"contato": ".*"/, '', '4:3 pages.contato: copie de pt-BR/common.json:6 a linha'],
  ['site.json', '"social"', '"video": "https://a.com", "social"', '8:3 video: O site não conhece o dado'],
  ['site.json', '"5511', '"011', '6:3 whatsapp: sem zero na frente'],
  ['site.json', '"groupFrom": 8', '"groupFrom": 16', '19:5 figures.groupFrom: vai de 16 a 12'],
  ['site.json', 'oi@example.com', 'oi@example.com ', '5:3 email: sem espaço, também no fim'],
  ['site.json', 'https://www.example.com', 'https://localhost:5950', '7:3 address: não o do seu computador'],
  ['site.json', 'https://www.example.com', 'https://www.exemplo.com.br/index.html', '7:3 address: O valor não serve'],
  ['site.json', 'https://www.example.com', 'https://exemplo,com.br', '7:3 address: O valor não serve'],
  ['site.json', 'https://www.example.com', 'https://https://exemplo.com.br', '7:3 address: O valor não serve'],
  ['site.json', 'oi@example.com', 'mailto:ana@exemplo.com.br', '5:3 email: O valor não serve'],
  ['site.json', 'oi@example.com', 'ana@exemplo.com.br,', '5:3 email: O valor não serve'],
  ['site.json', '"social"', '"formEndpoint": "https://a.com/f/1 ", "social"', '8:3 formEndpoint: sem espaço'],
  ['site.json', '"social"', '"links": { "kit": "/docs/Índice.pdf" }, "social"', '8:14 links.kit: um arquivo de public/, com um nome sem espaços nem acentos'],
  ['site.json', '"ana-lima"', '"Ana Lima"', '4:3 slug: Escreva-o assim'],
  ['site.json', '"social"', '"formFields": { "nome": "x" }, "social"', '8:19 formFields.nome: O nome de um campo'],
  ['site.json', '"social"', '"openDays": ["seg"], "social"', '8:3 openDays: "mon"'],
  ['site.json', '"planDays"', '"cafés": 9, "planDays"', '15:5 figures.cafés: O nome de um número'],
  ['site.json', '"social"', '"links": { "Ingressos": "https://a.com" }, "social"', '8:14 links.Ingressos: letras minúsculas'],
  ['site.json', '"social"', '"links": { "renovare": "https://a.com" }, "social"', '8:14 links.renovare: já tem um sentido'],
  ['site.json', '"social"', '"links": { "kit": "/kit.pdf" }, "social"', '8:14 links.kit: Não há o arquivo “/kit.pdf”'],
];

test.each(rows)('check: when, in %s, %s is replaced by %s, reports %s', (file, from, to, line) => {
  site.edit(file, from, to);
  const [place = '', words = ''] = line.split(/: (.*)/);
  const [found = '', ...others] = check();
  expect(others).toEqual([]);
  expect(found).toContain(`${file}:${place}: `);
  expect(found).toContain(words);
});

test('check: reports each of many mistakes once, in order, and says what to do', async () => {
  for (const tag of ['fr', 'he', 'ru']) site.copyEnglish(tag);
  site.edit('site.json', '"planDays"', '"plandays"');
  site.edit(home, 'Starting over', 'Starting over {nome}');
  site.edit(home, '"escuta"', '"listening"');
  site.edit(home, '"lead"', '"leed"');
  site.edit(
    contact,
    'Write to',
    'Of a line of this length, the report shows the part around the "mistake", with a caret. Write to',
  );
  site.remove('en/common.json');
  site.write('en/comon.json', '{}');
  site.write('fr/home.json', Buffer.from('{ "é": 1 }', 'latin1'));
  site.write('fr/contato.json', site.read('pt-BR/contato.json'));
  site.write('espanhol/home.json', '{}');
  site.write('notes.txt', '');
  await expect(`${check().join('\n')}\n`).toMatchFileSnapshot('check.report.txt');
});

test('check: translations are checked once pt-BR has no mistake', () => {
  site.edit(sourceHome, '"metodo"', '"método"');
  site.edit(home, 'Starting over', '');
  expect(check()).toEqual([expect.stringMatching(/^pt-BR\/home\.json:11:5 items\.método: /)]);
});

test.each<Edit>([
  [home, '"lead"', 'lead'],
  [home, '"lead"', '"leed"'],
])('draft: a mistake is one of the draft when, in %s, %s is replaced by %s', (...edit) => {
  const areOfDraft = () => {
    const locales = site.locales();
    const issues = checkCopy(locales, site.publicDir);
    expect(issues).not.toEqual([]);
    return issues.every((issue) => isOfDraft(issue, locales));
  };
  site.write('en/hom.json', '{}');
  site.edit(...edit);
  expect(areOfDraft()).toBe(false);
  site.makeDraft('en');
  expect(areOfDraft()).toBe(true);
});

test('editor: the tasks of VS Code recognise each issue, and where a report begins and ends', () => {
  site.edit(home, '"lead"', '"leed"');
  site.remove('en/common.json');
  const issues = checkCopy(site.locales(), site.publicDir);
  for (const { problemMatcher } of tasks) {
    const { pattern, background } = problemMatcher;
    const read = issues.map((issue) => {
      const [, file, line, column, key = '', message] =
        new RegExp(pattern.regexp).exec(formatIssue(issue)) ?? [];
      return { file, line: Number(line), column: Number(column), key, message };
    });
    expect(read).toEqual(issues);
    if (!background) continue;
    const begins = new RegExp(background.beginsPattern);
    for (const count of [0, 1, 2]) expect(heading(count)).toMatch(begins);
    expect('Salve para conferir de novo.').toMatch(new RegExp(background.endsPattern));
  }
});

test.each<[what: string, ...Edit[]]>([
  ['a site without mistakes'],
  ['a plural form for zero', [contact, '"success_one"', '"success_zero": "Now", "success_one"']],
  ['the note `sample`', [sourceHome, '{', '{ "sample": "Exemplo", ']],
  [
    'the names of the schemas that editors use',
    ['site.json', '{', '{ "$schema": "../tools/locales/site.schema.json", '],
  ],
  [
    'a link that the owner named',
    ['site.json', '"social"', '"links": { "kit": "/docs/index.html" }, "social"'],
  ],
  ['a file with a byte order mark', [home, /^/, '\uFEFF']],
  [
    'an unusual address and e-mail',
    ['site.json', 'https://www.example.com', 'https://exämple.com.br:8443/Ana'],
    ['site.json', 'oi@example.com', "ana.d'avila+site@mail.exämple.com.br"],
  ],
  ['a form that sends nothing', ['site.json', '"social"', '"formEndpoint": null, "social"']],
  [
    'a site without items of “before” and “testimonials”',
    [sourceHome, '"hero"', '"before": { "items": {} }, "testimonials": { "items": {} }, "hero"'],
    [home, '"hero"', '"before": { "items": {} }, "testimonials": { "items": {} }, "hero"'],
  ],
])('check: accepts %s', (_what, ...edits) => {
  for (const edit of edits) site.edit(...edit);
  for (const file of [
    '.DS_Store',
    '__MACOSX/._en',
    'traduzir.md',
    'en/termos.md',
    'en/home.json~',
  ]) {
    site.write(file, '{');
  }
  expect(check()).toEqual([]);
});

test('check: accepts a draft that lacks texts', () => {
  site.edit(home, /,\s*"items"[\s\S]*(?=})/, '');
  site.makeDraft('en');
  expect(check()).toEqual([]);
});

test('check: a translation has the photograph and the page of the original’s testimonial', () => {
  site.edit(sourceHome, '"escuta": {', '"escuta": { "topic": "contato", "avatarUrl": "ana.jpg",');
  site.edit(home, '"escuta": {', '"escuta": { "topic": "contact", "avatarUrl": "eva.jpg",');
  expect(check()).toEqual([
    expect.stringMatching(/escuta\.topic: Este valor é o mesmo .* pt-BR\/home\.json:15\./),
    expect.stringMatching(/escuta\.avatarUrl: Este valor é o mesmo/),
  ]);
});

/** Weblate leaves out plural forms that only fractions need (`pl`). Crowdin writes them (`cs`). */
test.each([
  ['pl', 'one few many'],
  ['cs', 'one few many other'],
  ['es', 'one other'],
  ['ar', 'zero one two few many other'],
])('check: accepts the plural forms that translation platforms write for %s: %s', (tag, forms) => {
  site.copyEnglish(tag);
  const { form, ...others } = JSON.parse(site.read(contact));
  const success = forms.split(' ').map((each) => [`success_${each}`, `{{count}} ${each}`]);
  const translated = { noScript: form.noScript, ...Object.fromEntries(success) };
  site.write(`${tag}/contato.json`, JSON.stringify({ ...others, form: translated }));
  expect(check()).toEqual([]);
});

test('schema: knows the weekdays, form fields and variables of the code', () => {
  expect(siteSchema.properties.openDays.items.enum).toEqual(everyWeekday);
  const blocks = Object.entries<object | string>(contato.form);
  const fields = blocks.filter(([, block]) => 'label' in Object(block)).map(([name]) => name);
  expect(siteSchema.definitions.fieldName.pattern).toContain(`(?!(${fields.join('|')})$)`);
  const figure = new RegExp(siteSchema.properties.figures.propertyNames.pattern);
  const taken = [...variablesOfCode, 'name', 'firstName', 'email', 'slug', 'weeks'];
  expect(taken.filter((name) => figure.test(name))).toEqual([]);
});

test.each<[file: string, content?: string]>([
  ['site.json', '{ "figures": [], "social": 1, "links": 5, "portrait": "x", "name": null }'],
  ['pt-BR/contato.json', '{ "meta": { "path": 5, "label": null } }'],
  ['pt-BR/contato.json'],
  ['en/home.json', '{ "meta": "x", "hero": null, "items": { "metodo": 5 } }'],
])('check: each issue has a place and a sentence when %s is damaged: %s', (file, content) => {
  site.remove(file);
  if (content !== undefined) site.write(file, content);
  const found = check();
  expect(found).not.toEqual([]);
  for (const line of found) {
    expect(line).toMatch(/^\S+:\d+:\d+( \S+)?: \p{Lu}.*[.:]$/u);
    expect(line).not.toMatch(/undefined|NaN|\[object/);
  }
  expect(() => runLocales(site.locales(), [])).toThrow(CopyError);
});
