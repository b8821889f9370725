import { afterEach, beforeEach, expect, test } from 'vitest';
import { datedPages } from '../../src/site/pages.ts';
import { everyWeekday } from '../../src/site/weekdays.ts';
import { inventSite } from '../../tests/fixtures/invented-site.ts';
import { runLocales } from '../commands/locales.ts';
import { directionOf } from '../copy/locale-tag.ts';
import { readContent } from '../copy/read-content.ts';
import { CopyError, formatIssue } from '../issues/issue.ts';
import { checkLocales } from './check.ts';
import siteSchema from './site.schema.json' with { type: 'json' };

let site = inventSite();
beforeEach(() => {
  site = inventSite();
});
afterEach(() => site.discard());

/** The lines that an owner gets. */
const check = () => checkLocales(site.dir, site.publicDir, true).map(formatIssue).map(site.shown);

type Edit = [file: string, from: string | RegExp, to: string];

const home = 'en/home.json';
const contact = 'en/contato.json';
const locale = 'en/locale.json';
const sourceHome = 'pt-BR/home.json';
const sourceLocale = 'pt-BR/locale.json';

/**
 * A row for each rule: file, what is replaced, by what, “line:column key: words of the message”.
 */
// biome-ignore format: a table
const rows: [...Edit, line: string][] = [
  // JSON
  [home, 'over",', 'over"', '7:29: Falta ou sobra uma vírgula'],
  [home, 'meetings"', 'meetings",', '8:58: Falta ou sobra uma vírgula'],
  [home, 'Starting over', 'Starting "over"', '7:25: Há algo errado com as aspas'],
  [home, 'over",', 'over,', '7:14: Há algo errado com as aspas'],
  [home, '"Starting over"', '“Starting over”', '7:14: Há algo errado com as aspas'],
  [home, /}$/, '', '19:1: Falta ou sobra uma chave'],
  [home, /}$/, '}}', '19:2: Falta ou sobra uma chave'],
  [home, '"hero":', '"hero"', '6:10: Há algo fora do lugar'],
  [home, '"hero"', '// the top\n  "hero"', '6:3: Há algo fora do lugar'],
  [home, /[\s\S]*/, '\n', '1:1: O arquivo está vazio'],
  [home, '"lead"', '"title": "Again",\n    "lead"', '8:5 hero.title: já apareceu'],
  [home, /^/, '\uFEFF', '1:1: BOM'],

  // Names, blocks, kinds of value
  [home, '"title": "Starting over",', '', '6:3 hero.title: Copie-o de pt-BR/home.json:7'],
  [home, /,\s*"items"[\s\S]*(?=})/, '', '9:4 items: um bloco com 3 textos'],
  [home, '"lead"', '"leed"', '8:5 hero.leed: Falta “lead”'],
  [home, '"lead"', '"subtitle": "x",\n    "lead"', '8:5 hero.subtitle: Apague-o'],
  [home, '"Starting over"', '12', '7:14 hero.title: mas há um número'],
  [home, /"items": {[\s\S]*}(?=\s*}$)/, '"items": ["x"]', '10:12 items: mas há uma lista'],
  [sourceHome, /[\s\S]*/, '[]', '1:1: Aqui vai um bloco'],

  // Texts
  [home, 'Starting over', ' \u00a0', '7:14 hero.title: O texto está vazio'],
  [home, '{{planDays}} days', '90 days', '8:13 hero.lead: falta {{planDays}}'],
  [home, '{{planDays}}', '{planDays}', '8:13 hero.lead: falta {{planDays}}; sobram { e }'],
  [home, 'Starting over', 'Over, {{name}}', '7:14 hero.title: sobra {{name}}'],
  [home, 'Starting over', 'Starting <b>over</b>', '7:14 hero.title: sobra <b>…</b>'],
  [contact, '</email>', '', '7:17 form.noScript: falta <email>…</email>; sobra <email>'],
  [contact, '>WhatsApp<', '> <', '7:17 form.noScript: falta <whatsapp>…</whatsapp>'],
  [contact, /<\/email>.*<\/whatsapp>/, '<whatsapp>x</email></whatsapp>', '7:17 form.noScript: faltam <email>…</email> e <whatsapp>…</whatsapp>'],
  [contact, /"success_one".*\n/, '', '7:89 form.success_one: inglês vale para números como 1.'],
  [contact, '"success_other"', '"success_few": "{{count}} days",\n  "success_other"', '9:5 form.success_few: Em inglês, só há _one e _other'],
  [contact, '{{count}} days', 'some days', '9:22 form.success_other: falta {{count}}'],

  // The language and its addresses
  [locale, 'ltr', 'left', '3:16 direction: "ltr"'],
  [locale, 'published', 'publicado', '4:13 status: "draft"'],
  [sourceLocale, 'published', 'draft', '4:13 status: não pode ser rascunho'],
  [sourceLocale, '"direction"', '"side"', '1:1 direction: Falta este dado'],
  [locale, '"home": "/"', '"home": "/home"', '6:13 paths.home: Escreva "/"'],
  [locale, '/talk', 'talk', '7:16 paths.contato: barra'],
  [locale, '/talk', '/Talk', '7:16 paths.contato: minúsculas'],
  [locale, '/talk', '/.talk', '7:16 paths.contato: hífens'],
  [locale, '/talk', '/en/talk', '7:16 paths.contato: (/en)'],
  [sourceLocale, '/fale', '/en/fale', '7:16 paths.contato: (/en)'],
  [sourceLocale, '/fale-com-{{slug}}', '/assets', '7:16 paths.contato: (/assets)'],
  [sourceLocale, '/fale-com-{{slug}}', '/docs', '7:16 paths.contato: (/docs/index.html)'],
  [locale, '/talk', '/talk/404', '7:16 paths.contato: (/en/talk/404)'],
  [locale, '/talk', '/', '7:16 paths.contato: “home”'],

  // The original
  [sourceHome, 'Palestras de', 'Palestras '.repeat(8), '3:14 meta.title: O texto tem 89'],
  [sourceHome, /Um resumo.*página\./, 'Curto.', '4:20 meta.description: O texto tem 6'],
  [sourceHome, 'Recomeçar', 'Copo d\'água', '7:14 hero.title: aspas retas (\')'],
  [sourceHome, 'Recomeçar', 'A 3a. edição', '7:14 hero.title: “3a.” se escreve “3ª”'],
  [sourceHome, '{{meetings}}', '{{mettings}}', '8:13 hero.lead: sobra {{mettings}}'],
  ['pt-BR/common.json', '"skip"', '"titleLang": "inglês", "skip"', '2:16 titleLang: código do idioma'],
  ['pt-BR/common.json', '"skip"', '"photoUrl": "/Docs/index.html", "skip"', '2:15 photoUrl: Não há esta foto'],
  ['pt-BR/common.json', '"skip"', '"dayRange": "{{from}}", "skip"', '2:15 dayRange: falta {{to}}'],
  [sourceHome, '"hero"', '"products": { "items": { "curso": {} } },\n  "hero"', '6:37 products.items.curso: não leva a lugar nenhum'],

  // Facts
  ['site.json', /"slug".*\n/, '', '1:1 slug: Acrescente "slug"'],
  ['site.json', '"linkedin"', '"linkdin"', '9:5 social.linkdin: ainda cabe “linkedin”'],
  ['site.json', '"Ana Lima"', '5', '2:11 name: O valor não serve'],
  ['site.json', '"Ana Lima"', '{ "first": "Ana" }', '2:11 name: O valor não serve'],
  ['site.json', '"planDays"', '"cafés": 9, "planDays"', '14:5 figures.cafés: não serve para um número'],
  ['site.json', '"planDays"', '"when": 9, "planDays"', '14:5 figures.when: não serve para um número'],
  ['site.json', '"ageTo": 65', '"ageTo": 30', '19:14 figures.ageTo: menor que "ageFrom"'],
  ['site.json', '18,', '8,', '17:17 figures.closesAt: acaba antes de começar'],
  ['site.json', '"social"', '"portrait": { "src": "/a.jpg", "width": 8, "height": 9 }, "social"', '7:24 portrait.src: Não há esta foto'],
  ['site.json', '"social"', '"press": "/Imprensa.pdf", "social"', '7:12 press: Não há este arquivo'],
  ['site.json', '"social"', '"video": "/talk.mp4", "social"', '7:12 video: começando por https://'],
  ['site.json', '"social"', '"agenda": [{ "page": "renovare", "date": "2027-02-29" }], "social"', '7:44 agenda.date: um dia do calendário'],
  ['site.json', '"social"', '"agenda": [{ "page": "renovare", "date": "2027-03-08", "until": "20:00" }], "social"', '7:67 agenda.until: precisa de um começo'],
  ['site.json', '"social"', '"agenda": [{ "page": "renovare", "date": "2027-03-08", "time": "19:00", "until": "12:00" }], "social"', '7:84 agenda.until: da madrugada seguinte'],
  ['site.json', '"social"', '"agenda": [{ "page": "renovare", "date": "2027-03-08" }, { "page": "renovare", "date": "2027-03-08" }], "social"', '7:90 agenda.date: já tem este dia (site.json:7)'],
];

test.each(rows)('%s: %s → %s', (file, from, to, line) => {
  site.edit(file, from, to);
  const [place = '', words = ''] = line.split(/: (.*)/);
  const [found = '', ...others] = check().filter((each) => each.startsWith(`${file}:`));
  expect(others).toEqual([]);
  expect(found).toContain(`${file}:${place}: `);
  expect(found).toContain(words);
});

test('a folder full of mistakes: each is reported once, in order, with what to do', async () => {
  for (const tag of ['fr', 'he', 'pt-PT', 'ru']) site.copyEnglish(tag);
  site.edit('site.json', '"9h"', '"cedo"');
  site.edit(sourceHome, 'Recomeçar', 'Recomeçar {{nome}}');
  site.edit(home, 'Starting over', 'Starting over {{nome}}');
  site.edit(home, '"lead"', '"leed"');
  site.edit(home, '"Four steps"', '""');
  site.edit(contact, 'within one day",', 'within one day"');
  site.edit(locale, '"published"', '"published", "color": "red"');
  site.remove('en/common.json');
  site.write('en/comon.json', '{}');
  site.write('fr/home.json', Buffer.from('{ "é": 1 }', 'latin1'));
  site.remove('fr/common.json');
  site.write('fr/contato.json', site.read('pt-BR/contato.json'));
  site.write('images/a.txt', '');
  site.write('notes.txt', '');
  site.write('pt-BR/blog.json', '{}');
  await expect(`${check().join('\n')}\n`).toMatchFileSnapshot('check.report.txt');
});

/** What looks like a mistake but is allowed. */
test.each<[what: string, ...Edit[]]>([
  ['a site as it is'],
  [
    'a draft that lacks texts',
    [locale, 'published', 'draft'],
    [home, /,\s*"items"[\s\S]*(?=})/, ''],
  ],
  ['a plural form for zero', [contact, '"success_one"', '"success_zero": "Now", "success_one"']],
  ['an owner’s note', [sourceHome, '{', '{ "sample": "Exemplo", ']],
  [
    'what an editor checks a file by',
    ['site.json', '{', '{ "$schema": "../tools/check/site.schema.json", '],
    [sourceLocale, '{', '{ "$schema": "./locale.schema.json", '],
    [locale, '{', '{ "$schema": "./locale.schema.json", '],
  ],
  ['a variable with a format', [home, '{{meetings}}', '{{ meetings, number }}']],
  ['letters of any script', [locale, '/talk', '/اتصال']],
  [
    'a form that is not decided on, or sends nothing',
    ['site.json', '"social"', '"formEndpoint": null, "social"'],
  ],
  [
    'a list without items',
    [sourceHome, /("items": ){[\s\S]*}(?=\s*}$)/, '"items": {}'],
    [home, /("items": ){[\s\S]*}(?=\s*}$)/, '"items": {}'],
  ],
])('allowed: %s', (_what, ...edits) => {
  for (const edit of edits) site.edit(...edit);
  for (const file of ['.DS_Store', '__MACOSX/._en', 'en/README.md']) site.write(file, '{');
  expect(check()).toEqual([]);
});

/** Weblate leaves out what only fractions reach, Crowdin writes it. */
test.each([
  ['pl', 'one few many'],
  ['pl', 'one few many other'],
  ['ru', 'one few many'],
  ['cs', 'one few other'],
  ['cs', 'one few many other'],
  ['lt', 'one few other'],
  ['es', 'one many other'],
  ['ar', 'zero one two few many other'],
  ['ja', 'other'],
])('a translation platform’s plural forms for %s are right: %s', (tag, forms) => {
  site.copyEnglish(tag);
  const locale = JSON.parse(site.read(`${tag}/locale.json`));
  site.write(`${tag}/locale.json`, JSON.stringify({ ...locale, direction: directionOf(tag) }));
  const { meta, form } = JSON.parse(site.read(contact));
  const success = forms.split(' ').map((each) => [`success_${each}`, `{{count}} ${each}`]);
  const translated = { noScript: form.noScript, ...Object.fromEntries(success) };
  site.write(`${tag}/contato.json`, JSON.stringify({ meta, form: translated }));
  expect(check()).toEqual([]);
});

test('a text that only tools read is named where they miss it', () => {
  site.edit('site.json', '"social"', '"openDays": ["mon"], "social"');
  expect(() => readContent(site.dir)).toThrow(/common\.json:1:1: Falta o texto “dayRange”/);
});

test('editors know the pages and days that the code knows', () => {
  const { openDays, agenda } = siteSchema.properties;
  expect(openDays.items.enum).toEqual(everyWeekday);
  expect(agenda.items.properties.page.enum).toEqual(datedPages);
});

test.each<[file: string, content?: string]>([
  ['site.json', '{ "figures": [], "social": 1, "agenda": {}, "portrait": "x", "name": null }'],
  ['site.json', '{ "figures": { "1": 1, "a/b": -1 }, "agenda": [{}, 5], "portrait": {} }'],
  ['pt-BR/locale.json', '{ "paths": { "home": 5, "contato": null } }'],
  ['pt-BR/locale.json', '{ "paths": [] }'],
  ['pt-BR/common.json', 'null'],
  ['pt-BR/contato.json'],
  ['en/locale.json', '[]'],
  ['en/home.json', '{ "meta": "x", "hero": null, "items": { "metodo": 5 } }'],
])('damage to %s (%s) is answered with places and sentences', (file, content) => {
  site.remove(file);
  if (content !== undefined) site.write(file, content);
  const found = check();
  expect(found).not.toEqual([]);
  for (const line of found) {
    expect(line).toMatch(/^\S+:\d+:\d+( \S+)?: \p{Lu}.*[.:]$/u);
    expect(line).not.toMatch(/undefined|NaN|\[object/);
  }
  expect(() => runLocales(site.dir, [])).toThrow(CopyError);
});
