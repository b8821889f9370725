import { afterEach, beforeEach, expect, test } from 'vitest';
import { tasks } from '../../.vscode/tasks.json' with { type: 'json' };
import { fields } from '../../src/contact/message.ts';
import { everyWeekday } from '../../src/content/site-data.ts';
import { variablesOfCode } from '../../src/content/variables.ts';
import { inventSite } from '../../tests/fixtures/invented-site.ts';
import { checkCopy } from './check.ts';
import { CopyError, formatIssue } from './issue.ts';
import { directionOf } from './locale-tag.ts';
import { runLocales } from './locales.ts';
import { messages } from './messages.ts';
import siteSchema from './site.schema.json' with { type: 'json' };

let site = inventSite();
beforeEach(() => {
  site = inventSite();
});
afterEach(() => site.discard());

const check = () =>
  checkCopy(site.locales(), site.publicDir, true).map(formatIssue).map(site.shown);

type Edit = [file: string, from: string | RegExp, to: string];

const home = 'en/home.json';
const contact = 'en/contato.json';
const locale = 'en/locale.json';
const sourceHome = 'pt-BR/home.json';
const sourceContact = 'pt-BR/contato.json';
const sourceLocale = 'pt-BR/locale.json';

/** For each rule: a file, a text, its replacement, and “line:column key: words of the message”. */
// biome-ignore format: a table
const rows: [...Edit, line: string][] = [
  [home, /}\s*$/, '', '21:4: Aqui ou logo antes, falta um sinal'],
  [home, 'over",', 'over,', '9:29: Aqui ou logo antes, falta um sinal'],
  [home, /[\s\S]*/, '\n', '1:1: O arquivo está vazio'],
  [home, '"lead"', '"title": "Again",\n    "lead"', '10:5 hero.title: já apareceu'],
  [home, /^/, '\uFEFF', '1:1: BOM'],

  [home, '"title": "Starting over",', '', '8:12 hero.title: Copie a linha de pt-BR/home.json:9'],
  [home, /,\s*"items"[\s\S]*(?=})/, '', '11:4 items: Falta um bloco logo depois daqui'],
  [home, '"lead"', '"subtitle": "x",\n    "lead"', '10:5 hero.subtitle: leve-o para fora deste arquivo'],
  [home, '"Four steps"', '"Four steps", "avatarUrl": "ana.jpg"', '15:29 items.metodo.avatarUrl: leve-o para fora deste arquivo'],
  [home, '"Starting over"', '12', '9:14 hero.title: mas há um número'],
  [sourceHome, /[\s\S]*/, '[]', '1:1: Aqui vai um bloco'],

  [home, 'Starting over', '\u200b\u3164\u2800', '9:14 hero.title: O texto está vazio'],
  [home, '{{planDays}} days', '90 days', '10:13 hero.lead: falta {{planDays}}'],
  [home, 'Starting over', 'Over, {{name}}', '9:14 hero.title: sobra {{name}}'],
  [home, 'Starting over', 'Starting <b>over</b>', '9:14 hero.title: sobra <b>…</b>'],
  [contact, '</email>', '', '9:17 form.noScript: falta <email>…</email>; sobra <email>'],
  [contact, /<\/email>.*<\/whatsapp>/, '<whatsapp>x</email></whatsapp>', '9:17 form.noScript: faltam <email>…</email> e <whatsapp>…</whatsapp>'],
  ['en/common.json', /,\s*"legal".*/, '', '2:17 legal: Copie a linha de pt-BR/common.json:3, como está'],
  [contact, '"success_other"', '"success_few": "{{count}} days",\n  "success_other"', '11:5 form.success_few: Em inglês, as formas de plural são _one e _other'],
  [contact, '{{count}} days', 'some days', '11:22 form.success_other: falta {{count}}'],

  [locale, /,\s*"status".*/, '', '1:1 status: como em "status": "draft" ou "published"'],
  [locale, 'ltr', 'left', '3:16 direction: "ltr"'],
  [locale, 'published', 'publicado', '4:13 status: "draft"'],
  [sourceLocale, 'published', 'draft', '4:13 status: não pode ser rascunho'],
  [sourceLocale, '"direction"', '"side"', '3:3 side: Aqui ainda cabe “direction”'],
  [sourceLocale, /"direction".*\n/, '', '1:1 direction: Falta este dado'],
  [home, '"/"', '"/home"', '3:13 meta.path: Escreva "/"'],
  [contact, '/talk', 'talk', '3:13 meta.path: barra'],
  [contact, '/talk', '/Talk', '3:13 meta.path: minúsculas'],
  [contact, '/talk', '/.talk', '3:13 meta.path: hífens'],
  [sourceContact, '/fale', '/en/fale', '3:13 meta.path: (/en)'],
  [sourceContact, '/fale-com-{{slug}}', '/docs', '3:13 meta.path: (/docs/index.html)'],
  [contact, '/talk', '/talk/404', '3:13 meta.path: (/en/talk/404)'],
  [contact, '/talk', '/', '3:13 meta.path: “home”'],

  [sourceHome, 'Palestras de', 'Palestras '.repeat(8), '5:14 meta.title: O texto tem 97'],
  [sourceHome, /Um resumo.*página\./, 'Curto.', '6:20 meta.description: O texto tem 6'],
  [sourceHome, 'Recomeçar', 'Copo d\'água', '9:14 hero.title: aspas retas (\')'],
  [sourceHome, '{{meetings}}', '{{mettings}}', '10:13 hero.lead: sobra {{mettings}}'],
  [sourceHome, 'metodo', 'método', '13:15 items.método: só tem letras minúsculas'],
  [sourceHome, 'metodo', '1', '13:10 items.1: começa por letra'],
  [sourceHome, /"label".*\n/, '', '2:3 meta.label: Falta este texto'],
  [sourceHome, '"metodo"', '"fala": { "desc": "Voz" },\n    "metodo"', '13:5 items.fala.titulo: Falta este texto'],
  [sourceHome, /"items": {[\s\S]*}(?=\s*}\s*$)/, '"items": {}', '12:12 items: Esta lista está vazia'],
  ['pt-BR/common.json', '"skip"', '"titleLang": "inglês", "skip"', '2:16 titleLang: código do idioma'],
  [sourceHome, '"hero"', '"products": { "items": { "curso": {} } },\n  "hero"', '8:37 products.items.curso: não leva a nenhuma página'],

  ['site.json', /"slug".*\n/, '', '1:1 slug: como em "slug"'],
  ['site.json', '"5511', '"011', '6:15 whatsapp: sem zero na frente'],
  ['site.json', '"LinkedIn"', '"email"', '10:5 social.email: O nome de uma rede'],
  ['site.json', '"social"', '"formFields": { "nome": "x" }, "social"', '8:19 formFields.nome: O nome de um campo'],
  ['site.json', '"social"', '"formFields": { "key": 5 }, "social"', '8:26 formFields.key: entre aspas'],
  ['site.json', '"social"', '"formTrap": "email", "social"', '8:15 formTrap: não seja o de um campo'],
  ['site.json', '"social"', '"analytics": { "src": "http://a.com/x.js" }, "social"', '8:25 analytics.src: começando por https'],
  ['site.json', '"social"', '"analytics": { "src": "https://a.com/x.js", "onload": "x" }, "social"', '8:47 analytics.onload: Os nomes são os que o serviço pede'],
  ['site.json', '"Ana Lima"', '5', '2:11 name: O valor não serve'],
  ['site.json', '"social"', '"links": { "Ingressos": "https://a.com" }, "social"', '8:14 links.Ingressos: letras minúsculas'],
  ['site.json', '"social"', '"links": { "renovare": "https://a.com" }, "social"', '8:14 links.renovare: já tem um sentido'],
  ['site.json', '"social"', '"links": { "kit": "kit.pdf" }, "social"', '8:21 links.kit: "/imprensa.pdf"'],
  ['site.json', '"social"', '"links": { "kit": "/kit.pdf" }, "social"', '8:21 links.kit: Não há este arquivo'],
  [sourceHome, 'Recomeçar', 'Recomeçar <kit>já</kit>', '9:14 hero.title: sobra <kit>…</kit>'],
  ['site.json', '"planDays"', '"cafés": 9, "planDays"', '15:5 figures.cafés: O nome de um número'],
  ['site.json', '"social"', '"portrait": { "src": "/a.jpg" }, "social"', '8:15 portrait: só o nome de um arquivo da pasta photos'],
];

test.each(rows)('check: when, in %s, %s is replaced by %s, reports %s', (file, from, to, line) => {
  site.edit(file, from, to);
  const [place = '', words = ''] = line.split(/: (.*)/);
  const [found = '', ...others] = check().filter((each) => each.startsWith(`${file}:`));
  expect(others).toEqual([]);
  expect(found).toContain(`${file}:${place}: `);
  expect(found).toContain(words);
});

test('check: reports each of many mistakes once, in order, and says what to do', async () => {
  for (const tag of ['fr', 'he', 'pt-PT', 'ru']) site.copyEnglish(tag);
  site.edit('site.json', '"replyDays": 1', '"replyDays": 0');
  site.edit(sourceHome, 'Recomeçar', 'Recomeçar {nome}');
  site.edit(home, 'Starting over', 'Starting over {nome}');
  site.edit(home, '"lead"', '"leed"');
  site.edit(home, '"Four steps"', '""');
  site.edit(
    contact,
    'Write to',
    'Of a line of this length, the report shows the part around the "mistake", with a caret. Write to',
  );
  site.edit(locale, '"published"', '"published", "color": "red"');
  site.remove('en/common.json');
  site.write('en/comon.json', '{}');
  site.write('en/en/home.json', '{}');
  site.write('fr/home.json', Buffer.from('{ "é": 1 }', 'latin1'));
  site.remove('fr/common.json');
  site.write('fr/contato.json', site.read('pt-BR/contato.json'));
  site.write('espanhol/home.json', '{}');
  site.write('images/a.txt', '');
  site.write('notes.txt', '');
  site.write('pt-BR/blog.json', '{}');
  await expect(`${check().join('\n')}\n`).toMatchFileSnapshot('check.report.txt');
});

test('check: for a misnamed file in a draft, says which file is missing', () => {
  site.edit(locale, 'published', 'draft');
  site.write('en/contact.json', site.read(contact));
  site.remove(contact);
  expect(check()).toEqual([
    'en/contact.json:1:1: O site não usa este arquivo. Falta contato.json. Se este arquivo só está com o nome errado, corrija o nome; se não, leve-o para fora desta pasta.',
  ]);
});

test.each(['Robots.txt', 'en/404.html'])(
  'check: refuses public/%s, because the build writes that file',
  (file) => {
    site.write(`../public/${file}`, '');
    expect(check()).toEqual([
      `public/${file}:1:1: O site já cria um arquivo com este nome, e só um dos dois seria publicado. Leve o seu para fora da pasta public/, ou mude o nome dele.`,
    ]);
  },
);

test('check: a mistake of the original is not reported again in its translations', () => {
  site.edit(sourceHome, /"items": {[\s\S]*}(?=\s*}\s*$)/, '"items": {}');
  expect(check()).toEqual([expect.stringContaining(`${sourceHome}:12:12 items: `)]);
});

test('editor: the tasks of VS Code recognise each issue, and where a report begins and ends', () => {
  site.edit(home, '"lead"', '"leed"');
  site.remove('en/common.json');
  const issues = checkCopy(site.locales(), site.publicDir, true);
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
    for (const count of [0, 1, 2]) expect(messages.issues(count)).toMatch(begins);
    expect(messages.saveAgain).toMatch(new RegExp(background.endsPattern));
  }
});

test.each<[what: string, ...Edit[]]>([
  ['a site without mistakes'],
  [
    'a draft that lacks texts',
    [locale, 'published', 'draft'],
    [home, /,\s*"items"[\s\S]*(?=})/, ''],
  ],
  ['a plural form for zero', [contact, '"success_one"', '"success_zero": "Now", "success_one"']],
  ['the note `sample`', [sourceHome, '{', '{ "sample": "Exemplo", ']],
  [
    'the names of the schemas that editors use',
    ['site.json', '{', '{ "$schema": "../tools/copy/site.schema.json", '],
    [sourceLocale, '{', '{ "$schema": "./locale.schema.json", '],
    [locale, '{', '{ "$schema": "./locale.schema.json", '],
  ],
  ['an apostrophe in a web address', [sourceHome, 'Quatro etapas', "https://a.com/Ohm's_law/2a"]],
  [
    'any social network',
    ['site.json', '"social": {', '"social": { "Rede das leitoras": "https://a.com/b",'],
  ],
  ['a form that sends nothing', ['site.json', '"social"', '"formEndpoint": null, "social"']],
  [
    'a site without items of “before” and “testimonials”',
    [sourceHome, '"hero"', '"before": { "items": {} }, "testimonials": { "items": {} }, "hero"'],
    [home, '"hero"', '"before": { "items": {} }, "testimonials": { "items": {} }, "hero"'],
  ],
])('check: accepts %s', (_what, ...edits) => {
  for (const edit of edits) site.edit(...edit);
  const leftovers = [
    '.DS_Store',
    '__MACOSX/._en',
    'traduzir.md',
    'en/termos.md',
    'en/~$home.json',
    'en/home.json~',
  ];
  for (const file of leftovers) site.write(file, '{');
  expect(check()).toEqual([]);
});

/** Weblate leaves out plural forms that only fractions need (`pl`). Crowdin writes them (`cs`). */
test.each([
  ['pl', 'one few many'],
  ['cs', 'one few many other'],
  ['es', 'one other'],
  ['ar', 'zero one two few many other'],
])('check: accepts the plural forms that translation platforms write for %s: %s', (tag, forms) => {
  site.copyEnglish(tag);
  const locale = JSON.parse(site.read(`${tag}/locale.json`));
  site.write(`${tag}/locale.json`, JSON.stringify({ ...locale, direction: directionOf(tag) }));
  const { form, ...others } = JSON.parse(site.read(contact));
  const success = forms.split(' ').map((each) => [`success_${each}`, `{{count}} ${each}`]);
  const translated = { noScript: form.noScript, ...Object.fromEntries(success) };
  site.write(`${tag}/contato.json`, JSON.stringify({ ...others, form: translated }));
  expect(check()).toEqual([]);
});

test.each([...variablesOfCode, 'name', 'firstName', 'email', 'slug', 'weeks'])(
  'check: a figure may not have the name of another variable: %s',
  (name) => {
    site.edit('site.json', '"planDays"', `"${name}": 9, "planDays"`);
    expect(check().join()).toContain('não é o nome de outro dado');
  },
);

test('check: a translation’s testimonial must name the page that the original names', () => {
  site.edit(sourceHome, '"escuta": {', '"escuta": { "topic": "contato",');
  site.edit(home, '"escuta": {', '"escuta": { "topic": "contact",');
  expect(check()).toEqual([expect.stringContaining('items.escuta.topic: Aqui vai “contato”')]);
  site.edit(home, '"topic": "contact",', '');
  expect(check()).toEqual([
    expect.stringMatching(
      /items\.escuta\.topic: .* como está\. Entre dois textos vai uma vírgula\.$/,
    ),
  ]);
});

test.each([
  ['address', 'https://www.exemplo.com.br/index.html'],
  ['address', 'https://exemplo,com.br'],
  ['address', 'https://https://exemplo.com.br'],
  ['address', 'https://ana@exemplo.com.br'],
  ['email', 'mailto:ana@exemplo.com.br'],
  ['email', 'ana@exemplo.com.br,'],
  ['email', '<ana@exemplo.com.br>'],
])('check: refuses a mistyped %s: %s', (fact, value) => {
  site.write('site.json', JSON.stringify({ ...JSON.parse(site.read('site.json')), [fact]: value }));
  expect(check()).toEqual([expect.stringContaining(` ${fact}: O valor não serve.`)]);
});

test.each([
  ['address', 'http://ana.github.io/site/'],
  ['address', 'https://exämple.com.br:8443/Ana'],
  ['email', "ana.d'avila+site@mail.exämple.com.br"],
])('check: accepts an unusual %s: %s', (fact, value) => {
  site.write('site.json', JSON.stringify({ ...JSON.parse(site.read('site.json')), [fact]: value }));
  expect(check()).toEqual([]);
});

test('schema: has the same weekdays and form fields as the code', () => {
  expect(siteSchema.properties.openDays.items.enum).toEqual(everyWeekday);
  expect(siteSchema.definitions.fieldName.pattern).toContain(`(?!(${fields.join('|')})$)`);
});

test.each<[file: string, content?: string]>([
  ['site.json', '{ "figures": [], "social": 1, "portrait": "x", "name": null }'],
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
