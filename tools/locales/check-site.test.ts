// @vitest-environment node
import { expect, test } from 'vitest';
import { type Breakage, edit, mistakesAfter } from './test-locales.ts';

const home = 'en/home.json';
const talks = 'en/palestrante.json';
const locale = 'en/locale.json';
const source = 'pt-BR/home.json';
const original = 'pt-BR/locale.json';

/** What is broken, how, and every line that a translator reads about it. */
const slips: [slip: string, how: Breakage, lines: string[]][] = [
  [
    'two pages on one path',
    edit(locale, '/talks', '/'),
    [
      'locales/en/locale.json:7:20 paths.palestrante: O endereço / já é o da página “home” (locales/en/locale.json:6). Escolha outro.',
    ],
  ],
  [
    'a path with its own prefix',
    edit(locale, '/talks', '/en/talks'),
    [
      'locales/en/locale.json:7:20 paths.palestrante: O começo /en entra sozinho. Escreva só "/talks".',
    ],
  ],
  [
    'a path inside another language',
    edit(original, '/{{slug}}-palestrante', '/en/palestras'),
    [
      'locales/pt-BR/locale.json:7:20 paths.palestrante: O endereço cai dentro de /en, onde moram as páginas desse idioma. Escolha outro.',
    ],
  ],
  [
    'a path at the assets',
    edit(original, '/{{slug}}-palestrante', '/assets'),
    [
      'locales/pt-BR/locale.json:7:20 paths.palestrante: O endereço é o de um arquivo do site (/assets). Escolha outro.',
    ],
  ],
  [
    'a path at a public file',
    edit(original, '/{{slug}}-palestrante', '/favicon.svg'),
    [
      'locales/pt-BR/locale.json:7:20 paths.palestrante: O endereço é o de um arquivo do site (/favicon.svg). Escolha outro.',
    ],
  ],
  [
    'a path at the page for wrong addresses',
    edit(locale, '/talks', '/404.html'),
    [
      'locales/en/locale.json:7:20 paths.palestrante: O endereço é o de um arquivo do site (/en/404.html). Escolha outro.',
    ],
  ],
  [
    'a path without its slash',
    edit(locale, '/talks', 'talks'),
    [
      'locales/en/locale.json:7:20 paths.palestrante: O endereço não começa com barra. Escreva-o como "/exemplo".',
    ],
  ],
  [
    'a path with a capital',
    edit(locale, '/talks', '/Talks'),
    [
      'locales/en/locale.json:7:20 paths.palestrante: O endereço tem letra maiúscula, e quem o digitar com minúscula não chega. Escreva "/talks".',
    ],
  ],
  [
    'a path with a space',
    edit(locale, '/talks', '/my talks'),
    [
      'locales/en/locale.json:7:20 paths.palestrante: O endereço tem espaço. Troque-o por hífen, como em "/duas-palavras".',
    ],
  ],
  [
    'a path with a query',
    edit(locale, '/talks', '/talks?from=x'),
    [
      'locales/en/locale.json:7:20 paths.palestrante: O endereço tem “?” ou “#”, que não fazem parte dele. Apague daí em diante.',
    ],
  ],
  [
    'a path with a slash at its end',
    edit(locale, '/talks', '/talks/'),
    [
      'locales/en/locale.json:7:20 paths.palestrante: O endereço termina com barra. Escreva "/talks".',
    ],
  ],
  [
    'a path with an empty part',
    edit(locale, '/talks', '//talks'),
    [
      'locales/en/locale.json:7:20 paths.palestrante: O endereço tem uma parte vazia ou só com pontos. Deixe uma palavra entre duas barras.',
    ],
  ],
  [
    'a path with a strange sign',
    edit(locale, '/talks', '/~talks'),
    [
      'locales/en/locale.json:7:20 paths.palestrante: O endereço tem “~”, que não serve para endereços. Use só letras, números, hífen e barra.',
    ],
  ],
  [
    'a path with another variable',
    edit(locale, '/talks', '/{{name}}'),
    [
      'locales/en/locale.json:7:20 paths.palestrante: {{name}} não serve para endereços: só {{slug}} é preenchido. Escreva o endereço por extenso.',
    ],
  ],
  [
    'a page that does not exist',
    edit(locale, '"palestrante"', '"palestrantes"'),
    [
      'locales/en/locale.json:7:5 paths.palestrantes: O original não tem o nome “palestrantes” aqui. Você quis dizer “palestrante”? Corrija só o nome, antes dos dois-pontos.',
    ],
  ],
  [
    'an unknown direction',
    edit(locale, 'ltr', 'left'),
    [
      'locales/en/locale.json:3:16 direction: A direção não é nenhuma das duas. Escreva "ltr" (da esquerda para a direita) ou "rtl".',
    ],
  ],
  [
    'the wrong direction',
    (site) => {
      site.copy('en', 'he');
      site.edit(
        'he/palestrante.json',
        '"success_other"',
        '"success_two": "Two",\n  "success_other"',
      );
    },
    [
      'locales/he/locale.json:3:16 direction: O idioma (hebraico) se escreve da direita para a esquerda. Escreva "rtl".',
    ],
  ],
  [
    'an unknown status',
    edit(locale, 'published', 'publicado'),
    [
      'locales/en/locale.json:4:13 status: O estado não é nenhum dos dois. Escreva "draft" (rascunho) ou "published" (publicado).',
    ],
  ],
  [
    'an unknown language',
    (site) => {
      site.copy('en', 'zz');
      site.edit('zz/palestrante.json', /"success_one".*\n/, '');
    },
    [
      'locales/zz/locale.json:1:1: O nome da pasta não é o código de um idioma conhecido. Use o código do idioma, como en, es ou pt-PT.',
    ],
  ],
  [
    'a tag in the wrong form',
    (site) => site.copy('en', 'en_us'),
    [
      'locales/en_us/locale.json:1:1: O nome da pasta não é um código de idioma. Você quis dizer “en-US”? Mude o nome da pasta.',
    ],
  ],
  [
    'an unknown country',
    (site) => site.copy('en', 'en-QQ'),
    [
      'locales/en-QQ/locale.json:1:1: No nome da pasta, “QQ” não é um país nem uma escrita que se conheça. Corrija, ou deixe só o idioma.',
    ],
  ],
  [
    'a folder that is no language',
    (site) => site.write('images/a.txt', ''),
    [
      'locales/images:1:1: O nome da pasta não é o código de um idioma conhecido. Use o código do idioma, como en, es ou pt-PT.',
    ],
  ],
  [
    'a draft, but for what it lacks',
    (site) => {
      site.edit(locale, 'published', 'draft');
      site.remove(talks);
      site.edit(home, '"lead"', '"leed"');
      site.edit('en/common.json', '"skip": "Skip",', '');
    },
    [
      'locales/en/home.json:8:5 hero.leed: O original não tem o nome “leed” aqui. Você quis dizer “lead”? Corrija só o nome, antes dos dois-pontos.',
    ],
  ],
  [
    'a long title in the original',
    edit(source, 'Palestras de', 'Palestras que começam numa segunda-feira e não acabam mais, por'),
    [
      'locales/pt-BR/home.json:3:14 meta.title: O título tem 72 letras, e a busca corta depois de 65. Encurte-o.',
    ],
  ],
  [
    'a short description in the original',
    edit(source, /Um resumo.*página\./, 'Curto.'),
    [
      'locales/pt-BR/home.json:4:20 meta.description: O resumo tem 6 letras. Escreva entre 50 e 160.',
    ],
  ],
  [
    'a page without a title in the original',
    edit('pt-BR/palestrante.json', /"title".*\n/, ''),
    [
      'locales/pt-BR/palestrante.json:2:11 meta.title: Falta este texto, que toda página tem. Dentro de "meta", escreva "title": "…".',
    ],
  ],
  [
    'straight quotes in the original',
    edit(source, 'Recomeçar', "Copo d'água"),
    [
      "locales/pt-BR/home.json:7:14 hero.title: Há aspas retas (') no texto. Use as curvas: “assim”, ‘assim’ e d’água.",
    ],
  ],
  [
    'ordinals in the original',
    edit(source, 'Recomeçar', 'A 3a. edição no 2o andar, 4°'),
    [
      'locales/pt-BR/home.json:7:14 hero.title: O ordinal “3a.” se escreve “3ª”. Troque.',
      'locales/pt-BR/home.json:7:14 hero.title: O ordinal “2o” se escreve “2º”. Troque.',
      'locales/pt-BR/home.json:7:14 hero.title: O ordinal “4°” se escreve “4º”. Troque.',
    ],
  ],
  [
    'a variable that site.json lacks',
    edit(source, '{{meetings}}', '{{mettings}}'),
    [
      'locales/pt-BR/home.json:8:13 hero.lead: Não há {{mettings}} em site.json. Você quis dizer {{meetings}}? Corrija.',
    ],
  ],
  [
    'HTML in the original',
    edit(source, 'Recomeçar', '<b>Recomeçar</b>'),
    [
      'locales/pt-BR/home.json:7:14 hero.title: A etiqueta <b> é de formatação, que não vai no texto. Apague-a e deixe o texto de dentro.',
    ],
  ],
  [
    'a number in the original',
    edit(source, '"Recomeçar"', '5'),
    [
      'locales/pt-BR/home.json:7:14 hero.title: Aqui vai um texto entre aspas, mas há um número. Escreva o texto assim: "…".',
    ],
  ],
  [
    'a missing plural form in the original',
    edit('pt-BR/palestrante.json', /"success_many".*\n/, ''),
    [
      'locales/pt-BR/palestrante.json:7:45 success_many: Falta a forma “_many”, que em português (Brasil) vale para números como 1.000.000. Acrescente-a logo depois daqui.',
    ],
  ],
  [
    'a page without a file',
    (site) => site.remove(source),
    [
      'locales/pt-BR/home.json:1:1: Falta este arquivo: locale.json dá um endereço à página “home”. Crie o arquivo, ou apague a página de "paths".',
    ],
  ],
  [
    'a file without a page',
    (site) => site.write('pt-BR/blog.json', '{}'),
    [
      'locales/pt-BR/blog.json:1:1: Nenhuma página usa este arquivo. Dê um endereço a ela em "paths", no locale.json, ou apague-o.',
    ],
  ],
  [
    'a broken original, once',
    edit(source, '"Recomeçar",', '"Recomeçar,'),
    [
      'locales/pt-BR/home.json:7:14: Este texto não tem as aspas (") do fim, ou continua na linha de baixo. Feche as aspas na mesma linha.',
    ],
  ],
  [
    'an original as a draft',
    edit(original, 'published', 'draft'),
    [
      'locales/pt-BR/locale.json:4:13 status: O idioma original não pode ser rascunho. Escreva "published".',
    ],
  ],
  [
    'no original',
    (site) => site.remove('pt-BR'),
    [
      'locales/pt-BR/common.json:1:1: Falta este arquivo do idioma original. Recupere-o: todos os outros partem dele.',
      'locales/pt-BR/locale.json:1:1: Falta este arquivo do idioma original. Recupere-o: todos os outros partem dele.',
    ],
  ],
  [
    'no site.json',
    (site) => site.remove('site.json'),
    [
      'locales/site.json:1:1: Falta este arquivo, com o nome, os contatos e os números do site. Recupere-o.',
    ],
  ],
  [
    'a missing fact and a misspelt one',
    (site) => {
      site.edit('site.json', /"slug".*\n/, '');
      site.edit('site.json', '"linkedin"', '"linkdin"');
    },
    [
      'locales/site.json:1:1 slug: Falta este dado. Acrescente "slug": "…".',
      'locales/site.json:8:5 social.linkdin: O site não conhece o dado “linkdin”. Você quis dizer “linkedin”? Corrija só o nome.',
    ],
  ],
  [
    'facts that can’t be',
    (site) => {
      site.edit('site.json', '"Ana Lima"', '5');
      site.edit('site.json', 'ana-lima', 'Ana Lima');
      site.edit('site.json', 'oi@example', 'oi');
      site.edit('site.json', '5511', '+55 11');
      site.edit('site.json', 'https://www', 'www');
      site.edit('site.json', 'https://example.com/a', '@ana');
      site.edit('site.json', '"planDays": 90', '"planDays": []');
      site.edit('site.json', '"replyDays": 1', '"replyDays": "1"');
    },
    [
      'locales/site.json:2:11 name: O valor não serve. Escreva-o como em "Helena Prado".',
      'locales/site.json:3:11 slug: O valor não serve para endereços. Use só letras minúsculas sem acento, números e hífen: "helena-prado".',
      'locales/site.json:4:12 email: O valor não serve. Escreva-o como em "contato@example.com".',
      'locales/site.json:5:15 whatsapp: O número não serve. Escreva só os dígitos, entre aspas, com o código do país: "5511900000000".',
      'locales/site.json:6:14 address: O endereço do site não está completo. Escreva-o desde https:// e sem nada depois do domínio: "https://www.example.com".',
      'locales/site.json:8:18 social.instagram: O link não está completo. Escreva-o desde https://, como em "https://example.com/perfil".',
      'locales/site.json:14:17 figures.planDays: O valor não serve. Escreva um número (10) ou um texto entre aspas ("500+").',
      'locales/site.json:15:18 figures.replyDays: O valor não serve. Escreva um número inteiro, sem aspas: 1.',
    ],
  ],
];

test.each(slips)('%s', (_slip, how, lines) => {
  expect(mistakesAfter(how)).toEqual(lines);
});
