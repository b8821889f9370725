// @vitest-environment node
import { expect, test } from 'vitest';
import { type Breakage, edit, mistakesAfter } from './test-locales.ts';

const home = 'en/home.json';
const locale = 'en/locale.json';

/** What is broken, how, and every line that a translator reads about it. */
const slips: [slip: string, how: Breakage, lines: string[]][] = [
  [
    'a missing comma',
    edit(home, 'over",', 'over"'),
    ['locales/en/home.json:7:29: Falta uma vírgula no fim desta linha. Acrescente-a.'],
  ],
  [
    'every missing comma at once',
    (site) => {
      site.edit(home, 'over",', 'over"');
      site.edit(home, 'Method",', 'Method"');
    },
    [
      'locales/en/home.json:7:29: Falta uma vírgula no fim desta linha. Acrescente-a.',
      'locales/en/home.json:12:25: Falta uma vírgula no fim desta linha. Acrescente-a.',
    ],
  ],
  [
    'a comma too many',
    edit(home, 'meetings"', 'meetings",'),
    [
      'locales/en/home.json:8:58: Sobra uma vírgula: depois do último item não vai nenhuma. Apague-a.',
    ],
  ],
  [
    'straight quotes inside a text',
    edit(home, 'Starting over', 'Starting "over"'),
    [
      'locales/en/home.json:7:25: Há aspas retas (") no meio do texto, e elas o encerram antes da hora. Troque-as por “ ”.',
    ],
  ],
  [
    'a text without its last quotes',
    edit(home, 'over",', 'over,'),
    [
      'locales/en/home.json:7:14: Este texto não tem as aspas (") do fim, ou continua na linha de baixo. Feche as aspas na mesma linha.',
    ],
  ],
  [
    'a text on two lines',
    edit(home, 'Starting over', 'Starting\nover'),
    [
      'locales/en/home.json:7:14: Este texto não tem as aspas (") do fim, ou continua na linha de baixo. Feche as aspas na mesma linha.',
    ],
  ],
  [
    'curly quotes around a text',
    edit(home, '"Starting over"', '“Starting over”'),
    [
      'locales/en/home.json:7:14: As aspas em volta de um nome ou de um texto são retas ("). As curvas “ ” só vão dentro do texto. Troque-as.',
    ],
  ],
  [
    'a text without quotes',
    edit(home, '"Starting over"', 'Starting over'),
    [
      'locales/en/home.json:7:14: Faltam aspas retas (") aqui por perto. Todo nome e todo texto vai entre aspas: "…".',
    ],
  ],
  [
    'a missing colon',
    edit(home, '"hero":', '"hero"'),
    [
      'locales/en/home.json:6:10: Faltam os dois-pontos entre o nome e o texto. Escreva "nome": "texto".',
    ],
  ],
  [
    'a missing brace',
    (site) => site.write(home, site.read(home).slice(0, -1)),
    [
      'locales/en/home.json:19:1: O arquivo acaba antes da hora: falta fechar um bloco. Compare com o original e acrescente a chave } que falta.',
    ],
  ],
  [
    'a brace too many',
    (site) => site.write(home, `${site.read(home)}}`),
    [
      'locales/en/home.json:19:2: O arquivo já tinha acabado antes deste ponto. Sobra uma chave } mais acima, ou este trecho; apague o que sobra.',
    ],
  ],
  [
    'a comment',
    edit(home, '"hero"', '// the top\n  "hero"'),
    [
      'locales/en/home.json:6:3: Há uma anotação fora das aspas, e este arquivo não aceita anotações. Apague-a.',
    ],
  ],
  [
    'a tab inside a text',
    edit(home, 'Starting over', 'Starting\tover'),
    [
      'locales/en/home.json:7:14: Há no texto uma tabulação ou outro sinal invisível. Apague-o e use um espaço comum.',
    ],
  ],
  [
    'a backslash',
    edit(home, 'Starting over', 'Starting \\over'),
    [
      'locales/en/home.json:7:14: Há uma barra invertida (\\) no texto. Apague-a; para uma quebra de linha, escreva \\n.',
    ],
  ],
  [
    'marks that a merge left behind',
    edit(home, '  "hero"', '<<<<<<< HEAD\n  "hero"'),
    [
      'locales/en/home.json:6:1: Algo está fora do lugar nesta linha ou logo antes dela: uma vírgula, uma chave ou aspas. Compare com o original e corrija.',
    ],
  ],
  [
    'an empty file',
    (site) => site.write(home, '\n'),
    [
      'locales/en/home.json:1:1: O arquivo está vazio. Copie o original de pt-BR e traduza, ou apague o arquivo.',
    ],
  ],
  [
    'a list instead of a block, as a whole',
    (site) => site.write(home, '[]'),
    [
      'locales/en/home.json:1:1: Aqui vai um bloco entre chaves { }, mas há uma lista entre colchetes [ ]. Copie o bloco de locales/pt-BR/home.json e traduza.',
    ],
  ],
  [
    'the same name twice',
    edit(home, '"lead"', '"title": "Again",\n    "lead"'),
    [
      'locales/en/home.json:8:5 hero.title: O nome “title” já apareceu na linha 7 deste bloco. Apague um dos dois.',
    ],
  ],
  [
    'a byte-order mark',
    (site) => site.write(home, `\uFEFF${site.read(home)}`),
    [
      'locales/en/home.json:1:1: O arquivo começa com uma marca invisível (BOM). Grave-o de novo como “UTF-8 sem BOM”.',
    ],
  ],
  [
    'letters of another encoding',
    (site) => site.write(home, Buffer.from(site.read(home).replace('Starting', 'Début'), 'latin1')),
    [
      'locales/en/home.json:7:16: O arquivo não está gravado em UTF-8, e os acentos se perdem. Grave-o de novo, escolhendo a codificação UTF-8.',
    ],
  ],
  [
    'UTF-16',
    (site) => site.write(home, Buffer.from(`\uFEFF${site.read(home)}`, 'utf16le')),
    [
      'locales/en/home.json:1:1: O arquivo não está gravado em UTF-8, e os acentos se perdem. Grave-o de novo, escolhendo a codificação UTF-8.',
    ],
  ],
  [
    'a missing file',
    (site) => site.remove(home),
    [
      'locales/en/home.json:1:1: Falta este arquivo. Copie locales/pt-BR/home.json para esta pasta e traduza os textos.',
    ],
  ],
  [
    'a missing locale.json',
    (site) => site.remove(locale),
    [
      'locales/en/locale.json:1:1: Falta este arquivo. Copie locales/pt-BR/locale.json para esta pasta e traduza os textos.',
    ],
  ],
  [
    'a file with a misspelt name',
    (site) => {
      site.write('en/hom.json', site.read(home));
      site.remove(home);
    },
    [
      'locales/en/hom.json:1:1: O site não usa este arquivo. Você quis dizer “home.json”? Mude o nome.',
    ],
  ],
  [
    'a file that is no namespace',
    (site) => site.write('en/notes.json', '{}'),
    [
      'locales/en/notes.json:1:1: O site não usa este arquivo. Apague-o, ou leve-o para fora desta pasta.',
    ],
  ],
  [
    'a file outside of the languages',
    (site) => site.write('en.json', '{}'),
    [
      'locales/en.json:1:1: O site não usa este arquivo. Apague-o, ou leve-o para fora desta pasta.',
    ],
  ],
  [
    'a folder inside a language',
    (site) => site.write('en/old/home.json', '{}'),
    ['locales/en/old:1:1: O site não usa este arquivo. Apague-o, ou leve-o para fora desta pasta.'],
  ],
  [
    'a broken memory',
    (site) => site.write('en/source.lock.json', '{'),
    [
      'locales/en/source.lock.json:1:2: O arquivo acaba antes da hora: falta fechar um bloco. Compare com o original e acrescente a chave } que falta.',
    ],
  ],
];

test.each(slips)('%s', (_slip, how, lines) => {
  expect(mistakesAfter(how)).toEqual(lines);
});
