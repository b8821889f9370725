import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tasks } from '../../.vscode/tasks.json' with { type: 'json' };
import { siteSchema } from '../../src/content/site-schema.ts';
import { variablesOf, variablesOfCode } from '../../src/content/variables.ts';
import { copyFolder } from '../../tests/copy-folder.ts';
import { checkLocales } from '../locales/check-locales.ts';
import { leftToPublish } from '../locales/left-to-publish.ts';
import { formatIssue, formatIssues, formatProgress } from '../locales/report.ts';
import { shortPath } from './issue.ts';

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
const shown = (text: string) =>
  text.replaceAll(`${shortPath(dir)}/`, '').replaceAll(`${shortPath(root)}/`, '');

async function mistakes(): Promise<string[]> {
  const { mistakes, draftMistakes } = await checked();
  return [...mistakes, ...draftMistakes].map(formatIssue).map(shown);
}

const home = 'en/home.json';
const letter = 'en/contato.json';
const sourceHome = 'pt-BR/home.json';
const title = '"Uma casa aberta a quem escreve"';

const progress = async (tag?: string) => formatProgress((await checked()).progress, tag).map(shown);

/** A file, what is replaced in it and by what, and how the mistakes that are then found begin. */
// biome-ignore format: a table
const rows: [file: string, from: string | RegExp, to: string, ...mistakes: string[]][] = [
  [home, '"lead"', '“lead”', 'en/home.json:9:5: Aqui vão aspas retas ("), e não “ ”, „ “, « » nem ‘ ’: antes e depois de cada nome e de cada texto, e de um número com outro sinal, como 500+.'],
  [home, 'a casa', 'a "casa"', 'en/home.json:8:19: Esta aspa reta (") encerra o texto, mas a linha continua.'],
  [home, '",\n    "lead"', '"\n    "lead"', 'en/home.json:8:46: Aqui falta uma vírgula, depois da aspa ou da chave.'],
  [home, '"title":', '"title"', 'en/home.json:3:12: Aqui falta um nome, um texto ou os dois-pontos entre os dois. Escreve-se assim: "nome": "texto".'],
  [home, '"lead"', '// nota\n    "lead"', 'en/home.json:9:5: Isto não cabe neste arquivo.'],
  [home, 'escreve",', 'escreve,', 'en/home.json:8:14: O nome ou texto que começa aqui não acaba nesta linha.'],
  [home, /a quem escreve[\s\S]*/, '', 'en/home.json:8:14: O texto que começa aqui não acaba nesta linha.'],
  [home, /}\s*$/, '', 'en/home.json:96:1: Aqui, ou logo acima, falta } ou ]. Cada { precisa da sua }, e cada [ do seu ].'],
  [home, '  },\n  "benefits"', '  "benefits"', 'en/home.json:12:3: Aqui, ou logo acima, falta } ou ]. Cada { precisa da sua }, e cada [ do seu ].'],
  [home, '      "comunidade"', '      },\n      "comunidade"', 'en/home.json:21:7: Aqui, ou logo acima, sobra } ou ], ou falta { ou [. Cada { precisa da sua }, e cada [ do seu ].'],
  [home, title, '', 'en/home.json:8:13: Aqui falta um nome, um texto ou os dois-pontos entre os dois. Escreve-se assim: "nome": "texto".'],
  [home, `${title},`, `${title},,`, 'en/home.json:8:46: Aqui sobra a vírgula: ela só vai entre dois textos ou blocos.'],
  [home, /[\s\S]*/, '\n', 'en/home.json:1:1: Aqui falta um nome, um texto ou os dois-pontos entre os dois. Escreve-se assim: "nome": "texto".'],
  [home, '"lead"', '"title": "Casa",\n    "lead"', 'en/home.json:9:5 hero.title: Este nome já apareceu neste bloco, na linha 8, e só um dos dois vale. Num item novo, troque o apelido.'],

  [home, /"title": "Uma.*\n/, '', 'en/home.json:6:3 hero.title: Aqui falta “title”. Traduza o de pt-BR/home.json:8. Se sumiu sem querer, recupere-o com Ctrl + Z ou de uma cópia.'],
  [home, /"benefits": [\s\S]*?\n {2}},/, '', 'en/home.json:1:1 benefits: Aqui falta “benefits”.'],
  [home, '"lead"', '"leed"', 'en/home.json:9:5 hero.leed: Aqui falta “lead” e sobra “leed”. Os nomes à esquerda não se traduzem nem mudam: escreva-os como em pt-BR/home.json:9.'],
  [home, '"lead"', '"hero.lead"', 'en/home.json:9:5 hero.hero.lead: O nome “hero.lead” não serve, porque um nome tem letras, e nenhum ponto.'],
  [sourceHome, '"correio"', '"2027"', 'pt-BR/home.json:24:7 benefits.items.2027: O nome “2027” não serve, porque um nome tem letras, e nenhum ponto.'],
  [home, '"lead"', '"subtitle": "x", "lead"', 'en/home.json:9:5 hero.subtitle: Aqui sobra “subtitle”. Se é de outro bloco, leve-o de volta. Se sumiu de pt-BR/home.json:6 sem querer, recupere-o lá.'],
  [home, title, '{}', 'en/home.json:8:5 hero.title: Isto está vazio, ou sem aspas.'],
  [home, /"benefits": [\s\S]*?\n {2}}/, '"benefits": "x"', 'en/home.json:13:3 benefits: Aqui vai um bloco entre chaves { }, como em pt-BR/home.json:13.'],
  [home, title, '" "', 'en/home.json:8:5 hero.title: Isto está vazio, ou sem aspas.'],
  [home, '{{name}} lê', 'Ana lê', 'en/home.json:9:5 hero.lead: As marcas entre { } e < > mudaram: falta “{{name}}”.'],
  [home, '{{name}} lê', '{name} lê', 'en/home.json:9:5 hero.lead: As marcas entre { } e < > mudaram: falta “{{name}}” e sobra “{name}”.'],
  [home, 'a casa', 'a <b>casa</b>&nbsp;', 'en/home.json:8:5 hero.title: As marcas entre { } e < > mudaram: sobra “<b>…</b>”, “&nbsp;”.'],
  [home, '</contato>', '', 'en/home.json:22:9 benefits.items.comunidade.desc: As marcas entre { } e < > mudaram: falta “<contato>…</contato>” e sobra “<contato>”.'],
  [letter, /,\s*"lead_other".*/, '', 'en/contato.json:6:3 hero.lead_other: Aqui falta “lead_other” (para números como 0, 2 e 3).'],

  [sourceHome, '{{name}} lê', '{{nome}} lê', 'pt-BR/home.json:9:5 hero.lead: O site não entende {{nome}}. Se é um link ou um número seu, acrescente-o em “links” ou “figures”, no site.json.'],
  ['pt-BR/contato.json', 'leva {{count}} dia.', 'leva {{count}} <kit>dia</kit>.', 'pt-BR/contato.json:9:5 hero.lead_one: O site não entende <kit>…</kit>.'],
  [sourceHome, '</contato>', '', 'pt-BR/home.json:22:9 benefits.items.comunidade.desc: O site não entende <contato>. Escreva com todos os sinais: <contato>…</contato>.'],
  [sourceHome, title, '""', 'pt-BR/home.json:8:5 hero.title: Isto está vazio, ou sem aspas.'],
  [sourceHome, '"desc": "Uma', '"desk": "Uma', 'pt-BR/home.json:16:7 benefits.items.transformacao: Este item não é como os outros da lista: falta “desc” e sobra “desk”.'],
  [sourceHome, '"renovare": {', '"contato": {', 'pt-BR/home.json:34:7 products.items.contato: Aqui só cabem os nomes destas páginas: renovare, elas-venceram, lumiere-experience e empreendedor-hoje.'],
  [sourceHome, /("benefits": {\s*"title": .*\s*"items": {)[\s\S]*?\n {4}}/, '"benefits": { "title": "x", "items": {}', 'pt-BR/home.json:13:31 benefits.items: Isto está vazio, ou sem aspas.'],
  ['pt-BR/contato.json', /,\s*"lead_other".*/, '', 'pt-BR/contato.json:6:3 hero.lead_other: Aqui falta “lead_other” (para números como 2, 3 e 4).'],
  ['pt-BR/depoimentos.json', 'benedita.jpg', 'Benedita.jpg', 'pt-BR/depoimentos.json:21:9 testimonials.items.benedita.avatarUrl: Não há o arquivo “Benedita.jpg” na pasta photos/people (com nome parecido: benedita.jpg).'],

  ['site.json', /[\s\S]*/, '[]', 'site.json:1:1: O arquivo vai de uma chave { até a chave } dela'],
  ['site.json', '"social"', '"video": "x", "social"', 'site.json:22:3 video: O site não conhece “video”.'],
  ['site.json', '"email"', '"emial"', 'site.json:1:1 email: Falta este dado.', 'site.json:5:3 emial: O site não conhece “emial”.'],
  ['site.json', '"351213456789"', '"+55 81 99876-5432"', 'site.json:6:3 whatsapp: Escreva só algarismos, entre aspas: o código do país, que no Brasil é 55, o DDD, sem zero, e o número. (11) 90000-0000 fica "5511900000000".'],
  ['site.json', 'https://www.davila', 'https://localhost:5950/www.davila', 'site.json:7:3 address: Escreva-o assim: "https://www.example.com" (o endereço público da página inicial, não o do seu computador, começando por https://, sem espaço, também no fim, “index.html”, vírgula, “?” nem “#”).'],
  ['site.json', '"conceicao-', '"Conceição ', 'site.json:4:3 slug: Escreva-o assim: "helena-prado" (só letras minúsculas sem acento, números e hífens, até 50 sinais ao todo).'],
  ['site.json', /https:\/\/forms.*"/, 'https://forms.test/<código>"', 'site.json:8:3 formEndpoint: Um e-mail não serve aqui.'],
  ['site.json', /https:\/\/forms.*"/, 'https://formspree.io/forms/abcd/integration"', 'site.json:8:3 formEndpoint: Um e-mail não serve aqui.'],
  ['site.json', '"sat"', '"sab"', 'site.json:26:3 openDays: Escreva um destes dias: "mon", "tue", "wed", "thu", "fri", "sat", "sun" (de segunda a domingo).'],
  ['site.json', '"groupFrom": 3', '"groupFrom": 16', 'site.json:33:5 figures.groupFrom: Este número vai de 16 a 6: o primeiro não pode ser maior.'],
  ['site.json', '"groupFrom": 3', '"groupFrom": -3', 'site.json:33:5 figures.groupFrom: Escreva-o entre aspas, como quer vê-lo no site, como "1.200" ou "500+", ou sem aspas, se é um número inteiro sem ponto, como 1200.'],
  ['site.json', '"planDays"', '"plandays"', 'site.json:27:3 figures.planDays: Falta este dado.'],
  ['site.json', '"data-domain"', '"style"', 'site.json:14:3 analytics: Os nomes são os que o serviço pede, em minúsculas: "src" e outros, como "data-domain".'],
  ['site.json', '"imprensa"', '"renovare"', 'site.json:20:5 links.renovare: Este nome já tem um sentido nos textos: é o do e-mail, o do WhatsApp ou o de uma página.'],
  ['site.json', 'https://imprensa.davila.art.br/', '/imprensa.pdf', 'site.json:20:5 links.imprensa: Não há o arquivo “imprensa.pdf” na pasta public (com nome parecido: nenhum).'],
];

test.each(rows)(
  'check: when, in %s, %s is replaced by %s, finds what it should',
  async (file, from, to, ...found) => {
    edit(file, from, to);
    expect(await mistakes()).toEqual(found.map((words) => expect.stringContaining(words)));
  },
);

/** What somebody did, and how the mistakes that are then found begin. */
// biome-ignore format: a table
const wholeFolders: [title: string, change: () => void, ...found: string[]][] = [
  ['a file is missing', () => remove(letter), 'en:1:1: Nesta pasta falta “contato.json”.'],
  ['Windows adds .txt', () => move(letter, 'en/contato.json.txt'), 'en:1:1: Nesta pasta falta “contato.json” e sobra “contato.json.txt”.'],
  ['a copy of a file stays', () => copy(letter, 'en/contato - Copia.json'), 'en:1:1: Nesta pasta sobra “contato - Copia.json”.'],
  ['site.json is missing', () => remove('site.json'), 'locales:1:1: Nesta pasta falta “site.json”.'],
  ['pt-BR was copied', () => copy('pt-BR', 'pt-BR cópia'), 'pt-BR cópia:1:1: O site não conhece esta pasta.'],
  ['a folder has a code that is no language’s', () => copy('pt-BR', 'en-UK'), 'en-UK:1:1: O site não conhece esta pasta.'],
  ['a .zip was unpacked into its folder', () => { move('en', '../en'); move('../en', 'drafts/en/en'); }, 'drafts/en/en:1:1: O site não conhece esta pasta.'],
  ['pt-BR was copied to drafts, and has no new name', () => copy('pt-BR', 'drafts/pt-BR'), 'drafts/pt-BR:1:1: Este idioma também está na pasta de cima, e só aquela vai para o site. Se esta é de outro idioma, como es, dê-lhe como nome o código dele.'],
  ['a file isn’t in UTF-8', () => write(home, Buffer.from('{ "é": 1 }', 'latin1')), 'en/home.json:1:4: Aqui há outros sinais no lugar de uma letra com acento, porque o arquivo foi aberto ou gravado numa codificação que não é UTF-8.'],
  ['pt-BR gave an item another nickname', () => { copy('en', 'es'); edit(sourceHome, '"correio"', '"carta"'); }, 'pt-BR/home.json:15:5 benefits.items.correio: Este texto ou bloco está em todas as traduções, mas não aqui.'],
  ['pt-BR lost a text that both translations have', () => { copy('en', 'es'); edit(sourceHome, /"title": "Uma.*\n/, ''); }, 'pt-BR/home.json:6:3 hero.title: Este texto ou bloco está em todas as traduções, mas não aqui.'],
  ['a text stands in another block', () => { edit(home, /"talk": .*/, ''); edit(home, '"benefits": {', '"benefits": { "talk": "x",'); }, 'en/home.json:6:3 hero.talk: Aqui falta “talk”.', 'en/home.json:13:17 benefits.talk: Aqui sobra “talk”. Se é de outro bloco, leve-o de volta.'],
  ['a photograph has another name', () => edit('en/depoimentos.json', '"avatarUrl"', '"avatrUrl"'), 'en/depoimentos.json:21:9 testimonials.items.benedita.avatrUrl: Aqui sobra “avatrUrl”. Se é de outro bloco, leve-o de volta.'],
  ['pt-BR has a mistake, too', () => { edit(home, title, '""'); edit(sourceHome, title, '""'); }, 'pt-BR/home.json:8:5 hero.title: Isto está vazio, ou sem aspas.'],
  ['a draft has a wrong name', () => { move('en', 'drafts/en'); edit('drafts/en/home.json', '"lead"', '"leed"'); }, 'drafts/en/home.json:9:5 hero.leed: Aqui falta “lead” e sobra “leed”. Os nomes à esquerda não se traduzem nem mudam: escreva-os como em pt-BR/home.json:9.'],
  ['Russian has only the forms of pt-BR', () => move('en', 'ru'), 'ru/contato.json:6:3 hero.lead_many: Aqui falta “lead_many” (para números como 0, 5 e 6).', 'ru/contato.json:6:3 hero.lead_few: Aqui falta “lead_few” (para números como 2, 3 e 4).', 'ru/contato.json:12:3 form.success_many: Aqui falta “success_many” (para números como 0, 5 e 6).', 'ru/contato.json:12:3 form.success_few: Aqui falta “success_few” (para números como 2, 3 e 4).', 'ru/depoimentos.json:40:7 figures.items.book.label_many: Aqui falta “label_many” (para números como 0, 5 e 6).', 'ru/depoimentos.json:40:7 figures.items.book.label_few: Aqui falta “label_few” (para números como 2, 3 e 4).'],
  ['a draft has a file with a wrong name', () => { move('en', 'drafts/en'); move('drafts/en/contato.json', 'drafts/en/contact.json'); }, 'drafts/en:1:1: Nesta pasta falta “contato.json” e sobra “contact.json”.'],
  ['a draft lacks texts and files', () => { move('en', 'drafts/en'); edit('drafts/en/home.json', title, '""'); remove('drafts/en/contato.json'); }],
  ['Spanish lacks the form for millions', () => move('en', 'es')],
  ['Japanese has a form that it doesn’t need', () => move('en', 'ja')],
  ['a form for 1 has no number in one language', () => { edit('pt-BR/contato.json', 'leva {{count}} dia.', 'leva um dia.'); edit(letter, 'Respondemos em {{count}} dia.', 'Respondemos em um dia.'); }],
  ['a file has a BOM, CRLF and tabs', () => write(home, `\uFEFF${read(home).replaceAll('\n', '\r\n').replaceAll('  ', '\t')}`)],
  ['a translation has another order', () => write(home, JSON.stringify(reversed(JSON.parse(read(home)))))],
  ['a translation leaves out an empty list', () => { edit(sourceHome, /("testimonials": {\s*"title".*)[\s\S]*?\n {4}}/, '"testimonials": { "title": "x", "items": {}'); edit(home, /("testimonials": {\s*"title".*)[\s\S]*?\n {4}}/, '"testimonials": { "title": "x"'); }],
  ['systems and programs leave files', () => { for (const file of ['.DS_Store', '__MACOSX/en/._home.json', 'en/leia.md', 'en/home.json~', 'notas.txt']) write(file, '{'); }],
  ['a language’s folder is a link', () => { move('en', '../elsewhere'); symlinkSync(join(root, 'elsewhere'), join(dir, 'en'), 'junction'); }],
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
    expect(await mistakes()).toEqual(found.map((words) => expect.stringContaining(words)));
  },
);

test('locales: says how much of each language is left, and of one language where', async () => {
  edit(home, title, '"A house for those who write"');
  move('en', 'drafts/en');
  edit('drafts/en/home.json', /"lead": ".*",/, '');
  remove('drafts/en/depoimentos.json');
  const lines = await progress('en');
  expect(lines[0]).toMatch(/^en, inglês, rascunho: faltam 33, ainda em português \d+\.$/);
  const missing = /^ {2}Falta: drafts\/en\/home\.json:6:3 hero\.lead: Aqui falta “lead”/;
  expect(lines).toContainEqual(expect.stringMatching(missing));
  expect(lines).toContain('  Em português: drafts/en/home.json:7:5 hero.badge: Casa das cartas');
  // With a mistake, nobody knows yet what is missing.
  edit('drafts/en/contato.json', '",', '"');
  expect(await progress('en')).toEqual([]);
});

test('locales: another photograph than in pt-BR is a notice, and none is no mistake', async () => {
  copy('en', 'es');
  edit('en/depoimentos.json', 'benedita.jpg', 'old.jpg');
  edit('es/depoimentos.json', /,\s*"avatarUrl".*/, '');
  expect(await mistakes()).toEqual([]);
  const [, ofEnglish] = await progress();
  expect(ofEnglish).toBe(
    '  Aviso: en/depoimentos.json:21:9 testimonials.items.benedita.avatarUrl: Em pt-BR/depoimentos.json:21 está “benedita.jpg”. Deixe igual, ou o link ou a foto some.',
  );
});

test('left to publish: notes, examples, unfinished texts, an undecided form and a number without 55 are told with their places', async () => {
  expect(leftToPublish(await checked())).toEqual([]);
  edit('site.json', /"formEndpoint".*/, '');
  edit('site.json', 'cartas+site@davila.art.br', 'a@example.com');
  edit('site.json', '"351213456789"', '"81998765432"');
  edit(sourceHome, '{', '{ "sample": "Exemplo",');
  edit(home, title, '"O país: (TODO: país)"');
  const left = leftToPublish(await checked()).map(formatIssue);
  expect(left.map(shown)).toEqual([
    expect.stringMatching(/^site\.json:1:1: O formulário ainda não envia nada/),
    expect.stringMatching(/^site\.json:6:3 whatsapp: Este número parece um celular do Brasil sem/),
    expect.stringMatching(/^site\.json:5:3 email: Dado de exemplo/),
    expect.stringMatching(/^pt-BR\/home\.json:1:3 sample: Há exemplos neste arquivo/),
    expect.stringMatching(/^en\/home\.json:8:5 hero\.title: Texto por terminar/),
  ]);
});

test('editor: VS Code’s tasks find each mistake, but no notice', async () => {
  edit(home, '"lead"', '"leed"');
  const { mistakes } = await checked();
  const [heading = '', line = ''] = formatIssues(mistakes).split('\n');
  for (const { problemMatcher } of tasks) {
    const { pattern, background } = problemMatcher;
    const wanted = new RegExp(pattern.regexp);
    const [, file, row, column, key, message] = wanted.exec(line) ?? [];
    const found = { file, line: Number(row), column: Number(column), key: `home.${key}`, message };
    expect(mistakes).toMatchObject([found]);
    expect('  Aviso: en/home.json:1:1 a: b').not.toMatch(wanted);
    for (const begin of [heading, formatIssues([])])
      expect(begin).toMatch(new RegExp(background?.beginsPattern ?? ''));
  }
});

test('facts: no figure may be called like another variable', () => {
  const facts = JSON.parse(read('site.json'));
  const variables = variablesOf({ ...facts, figures: { meetings: 10 } });
  const free = [...Object.keys(variables), ...variablesOfCode].filter((name) => {
    const figures = { ...facts.figures, [name]: 10 };
    return siteSchema.safeParse({ ...facts, figures }).success;
  });
  expect(free).toEqual(['meetings']);
});
