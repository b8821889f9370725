import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tasks } from '../../.vscode/tasks.json' with { type: 'json' };
import { everyWeekday } from '../../src/content/site.ts';
import { siteSchema } from '../../src/content/site-schema.ts';
import { variablesOf, variablesOfCode } from '../../src/content/variables.ts';
import { copyFolder } from '../../tests/copy-folder.ts';
import { checkLocales } from '../check-locales.ts';
import { leftToPublish } from '../left-to-publish.ts';
import { formatIssue, shortPath } from './issue.ts';
import { formatIssues, report } from './report.ts';

let root = '';
let dir = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'check-'));
  dir = join(root, 'locales');
  copyFolder('tests/fixtures/locales', dir);
  remove('drafts');
  // A translation whose texts are still Portuguese, which is no mistake.
  copyFolder(join(dir, 'pt-BR'), join(dir, 'en'));
});
afterEach(() => rmSync(root, { recursive: true }));

const remove = (path: string) => rmSync(join(dir, path), { recursive: true });
const read = (file: string) => readFileSync(join(dir, file), 'utf8');

function write(file: string, content: string | Uint8Array) {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), content);
}

function edit(file: string, from: string | RegExp, to: string) {
  const text = read(file);
  const edited = text.replace(from, () => to);
  if (edited === text) throw new Error(`${file} has no ${from}`);
  write(file, edited);
}

function copy(from: string, to: string) {
  copyFolder(join(dir, from), join(dir, to));
}

function move(from: string, to: string) {
  copy(from, to);
  remove(from);
}

const checked = () => checkLocales(dir, join(root, 'public'));
const shown = (text: string) => text.replaceAll(`${shortPath(dir)}/`, '');

async function mistakes(): Promise<string[]> {
  const { mistakes, draftMistakes } = await checked();
  return [...mistakes, ...draftMistakes].map(formatIssue).map(shown);
}

const home = 'en/home.json';
const letter = 'en/contato.json';
const sourceHome = 'pt-BR/home.json';
const title = '"Uma casa aberta a quem escreve"';

/** A file, what is replaced in it and by what, and the mistake that is then found, without its last words. */
// biome-ignore format: a table
const rows: [file: string, from: string | RegExp, to: string, mistake: string][] = [
  [home, '"lead"', '“lead”', `${home}:9:5: Este sinal não cabe aqui. Nomes e textos vão entre aspas retas`],
  [home, 'a casa', 'a "casa"', `${home}:8:19: Há uma aspa reta (") no meio deste texto`],
  [home, '",\n    "lead"', '"\n    "lead"', `${home}:8:46: Aqui falta uma vírgula`],
  [home, '"title":', '"title"', `${home}:3:12: Aqui faltam os dois-pontos`],
  [home, 'escreve",', 'escreve,', `${home}:8:46: Aqui faltam as aspas retas (") que fecham um texto`],
  [home, /}\s*$/, '', `${home}:95:4: Aqui falta uma chave }`],
  [home, '  },\n  "benefits"', '  "benefits"', `${home}:12:3: Antes desta linha falta uma chave }`],
  [home, '  },\n  "benefits"', '  }},\n  "benefits"', `${home}:12:5: Aqui, ou antes, há uma chave } a mais`],
  [home, '      "comunidade"', '      },\n      "comunidade"', `${home}:21:7: Antes desta linha sobra uma chave }`],
  [home, title, '', `${home}:8:13: Aqui falta um texto entre aspas retas (")`],
  [home, /[\s\S]*/, '\n', `${home}:1:1: O arquivo está vazio`],
  [sourceHome, /[\s\S]*/, '[]', `${sourceHome}:1:1: O arquivo está vazio, ou não começa por uma chave {`],
  [home, '"lead"', '"title": "Casa",\n    "lead"', `${home}:9:5 hero.title: Este nome já apareceu neste bloco`],

  [home, /"title": "Uma.*\n/, '', `${home}:6:3 hero.title: Aqui falta “title”. Se está com outro nome, corrija o nome. Se não, copie de pt-BR/home.json:8 o que falta`],
  [home, /"benefits": [\s\S]*?\n {2}},/, '', `${home}:1:1 benefits: Aqui falta “benefits”. Se está com outro nome, corrija o nome. Se não, copie de pt-BR/home.json:13`],
  [home, '"lead"', '"leed"', `${home}:9:5 hero.leed: Aqui falta “lead”; sobra “leed”. Se é o mesmo texto, um dos nomes está errado`],
  [home, '"lead"', '"subtitle": "x", "lead"', `${sourceHome}:6:3 hero.subtitle: Este texto ou bloco não está mais aqui, mas ainda está em en`],
  [sourceHome, /"title": "Uma.*\n/, '', `${sourceHome}:6:3 hero.title: Este texto ou bloco não está mais aqui, mas ainda está em en`],
  [home, title, '12', `${home}:8:5 hero.title: Aqui vai um texto entre aspas retas (")`],
  [home, /"benefits": [\s\S]*?\n {2}}/, '"benefits": "x"', `${home}:13:3 benefits: Aqui vai um bloco entre chaves { }`],
  [home, /"items": {[\s\S]*?\n {4}}/, '"items": ["a"]', `${home}:15:5 benefits.items: Aqui vai um bloco entre chaves { }`],
  [home, title, '"\u200b\u3164\u2800"', `${home}:8:5 hero.title: O texto está vazio`],
  [home, '{{name}} lê', 'Ana lê', `${home}:9:5 hero.lead: As marcas entre { } e < > mudaram: falta “{{name}}”. Copie-as de pt-BR/home.json:9`],
  [home, '{{name}} lê', '{name} lê', `${home}:9:5 hero.lead: As marcas entre { } e < > mudaram: falta “{{name}}”; sobra “{” e “}”.`],
  [home, 'a casa', 'a <b>casa</b>', `${home}:8:5 hero.title: As marcas entre { } e < > mudaram: sobra “<b>…</b>”`],
  [home, '</contato>', '', `${home}:22:9 benefits.items.comunidade.desc: As marcas entre { } e < > mudaram: falta “<contato>…</contato>”; sobra “<contato>”`],
  [letter, /,\s*"lead_other".*/, '', `${letter}:6:3 hero.lead_other: Aqui falta “lead_other”. “lead_other” é o plural para números como 0, 2 e 3.`],

  [sourceHome, '{{name}} lê', '{{nome}} lê', `${sourceHome}:9:5 hero.lead: O site não conhece {{nome}}. Corrija o nome ou o sinal, ou tire-o do texto. Ele conhece {{name}}, {{firstName}}`],
  [sourceHome, 'a casa', 'a <kit>casa</kit>', `${sourceHome}:8:5 hero.title: O site não conhece <kit>…</kit>. Corrija o nome ou o sinal, ou tire-o do texto. Ele conhece <whatsapp>…</whatsapp>`],
  [sourceHome, title, '""', `${sourceHome}:8:5 hero.title: O texto está vazio`],
  [sourceHome, '"desc": "Uma', '"desk": "Uma', `${sourceHome}:16:7 benefits.items.transformacao: Este item não é como os outros da lista: falta “desc”; sobra “desk”`],
  [sourceHome, '"titulo": "Abre', '"avatrUrl": "a.jpg", "titulo": "Abre', `${sourceHome}:16:7 benefits.items.transformacao: Este item não é como os outros da lista: sobra “avatrUrl”`],
  [sourceHome, /("benefits": {\s*"title": .*\s*"items": {)[\s\S]*?\n {4}}/, '"benefits": { "title": "x", "items": {}', `${sourceHome}:13:31 benefits.items: Aqui não há nenhum texto entre aspas retas, e na página ficaria um vazio`],
  ['pt-BR/contato.json', /,\s*"lead_other".*/, '', 'pt-BR/contato.json:6:3 hero.lead_other: Aqui falta “lead_other”. “lead_other” é o plural para números como 2, 3 e 4. Se está com outro nome, corrija o nome. Se não, escreva o que falta'],
  ['pt-BR/depoimentos.json', 'benedita.jpg', 'Benedita.jpg', 'pt-BR/depoimentos.json:21:9 testimonials.items.benedita.avatarUrl: Não há o arquivo “Benedita.jpg” na pasta photos/people'],

  ['site.json', '"social"', '"video": "x", "social"', 'site.json:22:3 video: O site não conhece “video”. Se só o nome está errado, corrija o nome'],
  ['site.json', '"email"', '"emial"', 'site.json:5:3 emial: O site não conhece “emial”. Se só o nome está errado, corrija o nome'],
  ['site.json', /"email".*/, '', 'site.json:1:1 email: Falta este dado. Se está aqui com outro nome, corrija o nome. Se não, acrescente-o. Escreva-o assim: "contato@example.com"'],
  ['site.json', '"3512', '"+3512', 'site.json:6:3 whatsapp: Escreva-o assim: "5511900000000" (entre aspas, só números, começando pelo código do país'],
  ['site.json', 'https://www.davila', 'https://localhost:5950/www.davila', 'site.json:7:3 address: Escreva-o assim: "https://www.example.com" (o endereço público da página inicial, não o do seu computador'],
  ['site.json', '"conceicao-', '"Conceição ', 'site.json:4:3 slug: Escreva-o assim: "helena-prado"'],
  ['site.json', 'https://forms', 'forms', 'site.json:8:3 formEndpoint: Escreva-o assim: "https://example.com/formulario"'],
  ['site.json', '"sat"', '"sab"', 'site.json:26:3 openDays: Escreva um destes dias: "mon", "tue"'],
  ['site.json', '"groupFrom": 3', '"groupFrom": 16', 'site.json:33:5 figures.groupFrom: Este número vai de 16 a 6: o primeiro não pode ser maior'],
  ['site.json', '"planDays"', '"plandays"', 'site.json:27:3 figures.planDays: Falta este dado'],
  ['site.json', '"imprensa"', '"renovare"', 'site.json:20:5 links.renovare: Este nome já tem um sentido nos textos'],
  ['site.json', 'https://imprensa.davila.art.br/', '/imprensa.pdf', 'site.json:20:5 links.imprensa: Não há o arquivo “imprensa.pdf” na pasta'],
];

test.each(rows)(
  'check: when, in %s, %s is replaced by %s, finds only %s',
  async (file, from, to, mistake) => {
    edit(file, from, to);
    const [found, ...others] = await mistakes();
    expect(others).toEqual([]);
    expect(found?.slice(0, mistake.length)).toBe(mistake);
  },
);

/** What somebody did, and what is found then, without the last words. */
// biome-ignore format: a table
const wholeFolders: [title: string, change: () => void, ...found: string[]][] = [
  ['a file is missing', () => remove(letter), 'en:1:1: Nesta pasta falta “contato.json”. '],
  ['a file has a capital', () => move(letter, 'en/Contato.json'), 'en:1:1: Nesta pasta falta “contato.json”; sobra “Contato.json”. '],
  ['Windows adds .txt', () => move(letter, 'en/contato.json.txt'), 'en:1:1: Nesta pasta falta “contato.json”; sobra “contato.json.txt”. '],
  ['a copy of a file stays', () => copy(letter, 'en/contato - Copia.json'), 'en:1:1: Nesta pasta sobra “contato - Copia.json”. '],
  ['a file lies beside the languages', () => write('home.json', '{}'), 'home.json:1:1: O site não usa este arquivo. '],
  ['site.json is missing', () => remove('site.json'), 'site.json:1:1: Falta este arquivo. '],
  ['pt-BR was copied', () => copy('pt-BR', 'pt-BR cópia'), 'pt-BR cópia:1:1: Esta pasta não é de um idioma. '],
  ['a .zip was unpacked into its folder', () => { move('en', '../en'); move('../en', 'en/en'); }, 'en/en:1:1: Esta pasta não é de um idioma. '],
  ['a draft is also published', () => copy('en', 'drafts/en'), 'drafts/en:1:1: Este idioma já está publicado'],
  ['a file isn’t in UTF-8', () => write(home, Buffer.from('{ "é": 1 }', 'latin1')), `${home}:1:4: O arquivo não está gravado em UTF-8`],
  ['two languages have a text that pt-BR lost', () => { copy('en', 'es'); edit(sourceHome, '"correio"', '"carta"'); }, `${sourceHome}:15:5 benefits.items.correio: Este texto ou bloco não está mais aqui, mas ainda está em en e es.`],
  ['pt-BR has a mistake, too', () => { edit(home, title, '""'); edit(sourceHome, title, '""'); }, `${sourceHome}:8:5 hero.title: O texto está vazio`],
  ['a draft has a wrong name', () => { move('en', 'drafts/en'); edit('drafts/en/home.json', '"lead"', '"leed"'); }, 'drafts/en/home.json:9:5 hero.leed: Aqui falta “lead”; sobra “leed”'],
  ['Russian has only the forms of pt-BR', () => move('en', 'ru'), 'ru/contato.json:6:3 hero.lead_many: Aqui falta “lead_many” e “lead_few”. “lead_many” é o plural para números como 0, 5 e 6. “lead_few” é o plural para números como 2, 3 e 4.', 'ru/contato.json:12:3 form.success_many: ', 'ru/depoimentos.json:40:7 figures.items.book.label_many: '],
  ['a draft lacks texts and files', () => { move('en', 'drafts/en'); edit('drafts/en/home.json', title, '""'); remove('drafts/en/contato.json'); }],
  ['Spanish lacks the form for millions', () => move('en', 'es')],
  ['Japanese has a form that it doesn’t need', () => move('en', 'ja')],
  ['a form for 1 has no number', () => edit(letter, 'leva {{count}} dia', 'leva um dia')],
  ['a file has a BOM, CRLF and tabs', () => write(home, `\uFEFF${read(home).replaceAll('\n', '\r\n').replaceAll('  ', '\t')}`)],
  ['a translation has another order', () => write(home, JSON.stringify(reversed(JSON.parse(read(home)))))],
  ['a translation leaves out an empty list', () => { edit(sourceHome, /("testimonials": {\s*"title".*)[\s\S]*?\n {4}}/, '"testimonials": { "title": "x", "items": {}'); edit(home, /("testimonials": {\s*"title".*)[\s\S]*?\n {4}}/, '"testimonials": { "title": "x"'); }],
  ['an item is called constructor', () => { for (const file of [home, sourceHome]) edit(file, '"correio"', '"constructor"'); }],
  ['systems and programs leave files', () => { for (const file of ['.DS_Store', '__MACOSX/en/._home.json', 'en/leia.md', 'en/home.json~', 'notas.txt']) write(file, '{'); }],
  ['a language’s folder is a link', () => { move('en', '../elsewhere'); symlinkSync(join(root, 'elsewhere'), join(dir, 'en')); }],
];

function reversed(value: object): object {
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(
    entries.map(([name, each]) => [name, typeof each === 'string' ? each : reversed(each)]),
  );
}

test.each(wholeFolders)(
  'check: when %s, finds what it should',
  async (_title, change, ...found) => {
    change();
    const lines = await mistakes();
    expect(lines.map((line, index) => line.slice(0, found[index]?.length))).toEqual(found);
  },
);

test('locales: says how much of each language is left, and of one language where', async () => {
  edit(home, title, '"A house for those who write"');
  move('en', 'drafts/en');
  edit('drafts/en/home.json', /"lead": ".*",/, '');
  const lines = shown(report(await checked(), 'en')).split('\n');
  expect(lines.slice(0, 2)).toEqual([
    'Nenhum erro.',
    expect.stringMatching(/^en, inglês, rascunho: faltam 1, ainda em português \d+\.$/),
  ]);
  expect(lines).toContainEqual(
    expect.stringMatching(/^ {2}Falta: drafts\/en\/home\.json:6:3 hero\.lead: \{\{name\}\} lê/),
  );
  expect(lines).toContain('  Em português: drafts/en/home.json:7:5 hero.badge: Casa das cartas');
});

test('locales: another photograph than in pt-BR is a notice, and no mistake', async () => {
  edit('en/depoimentos.json', 'benedita.jpg', 'old.jpg');
  const text = shown(report(await checked()));
  expect(text).toMatch(/^Nenhum erro\.\n/);
  expect(text).toContain(
    '  Aviso, que não impede nada: en/depoimentos.json:21:9 testimonials.items.benedita.avatarUrl: Em pt-BR está “benedita.jpg”.',
  );
});

test('left to publish: notes, examples, unfinished texts and an undecided form are told with their places', async () => {
  expect(leftToPublish(await checked())).toEqual([]);
  edit('site.json', /"formEndpoint".*/, '');
  edit('site.json', 'cartas+site@davila.art.br', 'a@example.com');
  edit(sourceHome, '{', '{ "sample": "Exemplo",');
  edit(home, title, '"O país: (TODO: país)"');
  expect(
    leftToPublish(await checked())
      .map(formatIssue)
      .map(shown),
  ).toEqual([
    expect.stringMatching(/^site\.json:1:1: O formulário ainda não envia nada/),
    expect.stringMatching(/^site\.json:5:3 email: Dado de exemplo/),
    expect.stringMatching(/^pt-BR\/home\.json:1:3 sample: Há exemplos neste arquivo/),
    expect.stringMatching(/^en\/home\.json:8:5 hero\.title: Texto por terminar/),
  ]);
});

test('editor: VS Code’s tasks find each mistake, but no notice', async () => {
  edit(home, '"lead"', '"leed"');
  const { mistakes } = await checked();
  for (const { problemMatcher } of tasks) {
    const { pattern, background } = problemMatcher;
    const [, file, line, column, key, message] =
      new RegExp(pattern.regexp).exec(formatIssues(mistakes).split('\n')[1] ?? '') ?? [];
    expect([{ file, line: Number(line), column: Number(column), key, message }]).toEqual(mistakes);
    expect('  Aviso, que não impede nada: en/home.json:1:1 a: b').not.toMatch(
      new RegExp(pattern.regexp),
    );
    for (const issues of [[], mistakes])
      expect(formatIssues(issues).split('\n')[0]).toMatch(
        new RegExp(background?.beginsPattern ?? ''),
      );
  }
});

test('facts: the schema knows the days and variables of the code', () => {
  const facts = JSON.parse(read('site.json'));
  const accepts = (changed: object) => siteSchema.safeParse({ ...facts, ...changed }).success;
  expect(accepts({ openDays: everyWeekday })).toBe(true);
  const { meetings } = facts.figures;
  const variables = [
    ...Object.keys(variablesOf({ ...facts, figures: { meetings } })),
    ...variablesOfCode,
  ];
  const free = variables.filter(
    (name) => name !== 'meetings' && accepts({ figures: { ...facts.figures, [name]: 1 } }),
  );
  expect(free).toEqual([]);
});
