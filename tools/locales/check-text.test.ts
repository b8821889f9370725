// @vitest-environment node
import { expect, test } from 'vitest';
import { type Breakage, edit, mistakesAfter } from './test-locales.ts';

const home = 'en/home.json';
const talks = 'en/palestrante.json';

/** What is broken, how, and every line that a translator reads about it. */
const slips: [slip: string, how: Breakage, lines: string[]][] = [
  [
    'a missing text',
    edit(home, '"title": "Starting over",', ''),
    [
      'locales/en/home.json:6:3 hero.title: Falta este texto logo depois daqui. Copie-o de locales/pt-BR/home.json:7 e traduza.',
    ],
  ],
  [
    'a missing block',
    edit(home, /,\s*"items"[\s\S]*(?=})/, ''),
    [
      'locales/en/home.json:9:4 items: Falta este bloco logo depois daqui, com 3 textos. Copie-o de locales/pt-BR/home.json:10 e traduza.',
    ],
  ],
  [
    'a missing item of a list',
    edit(home, /,\s*"escuta": {[^}]*}/, ''),
    [
      'locales/en/home.json:14:6 items.escuta: Falta este bloco logo depois daqui, com um texto. Copie-o de locales/pt-BR/home.json:15 e traduza.',
    ],
  ],
  [
    'a misspelt name',
    edit(home, '"lead"', '"leed"'),
    [
      'locales/en/home.json:8:5 hero.leed: O original não tem o nome “leed” aqui. Você quis dizer “lead”? Corrija só o nome, antes dos dois-pontos.',
    ],
  ],
  [
    'a name that the original lacks',
    edit(home, '"lead"', '"subtitle": "x",\n    "lead"'),
    [
      'locales/en/home.json:8:5 hero.subtitle: O original não tem o nome “subtitle” aqui. Apague-o, com o que vem depois dos dois-pontos.',
    ],
  ],
  [
    'a number for a text',
    edit(home, '"Starting over"', '12'),
    [
      'locales/en/home.json:7:14 hero.title: Aqui vai um texto entre aspas, mas há um número. Escreva o texto assim: "…".',
    ],
  ],
  [
    'null for a text',
    edit(home, '"Starting over"', 'null'),
    [
      'locales/en/home.json:7:14 hero.title: Aqui vai um texto entre aspas, mas há null, sem aspas. Escreva o texto assim: "…".',
    ],
  ],
  [
    'a block for a text',
    edit(home, '"Starting over"', '{ "a": "b" }'),
    [
      'locales/en/home.json:7:14 hero.title: Aqui vai um texto entre aspas, mas há um bloco entre chaves { }. Escreva o texto assim: "…".',
    ],
  ],
  [
    'a list for a block',
    edit(home, /"items": {[\s\S]*}(?=\s*}$)/, '"items": ["Method"]'),
    [
      'locales/en/home.json:10:12 items: Aqui vai um bloco entre chaves { }, mas há uma lista entre colchetes [ ]. Copie o bloco de locales/pt-BR/home.json:10 e traduza.',
    ],
  ],
  [
    'an empty text',
    edit(home, 'Starting over', ''),
    [
      'locales/en/home.json:7:14 hero.title: O texto está vazio. Escreva-o; num rascunho, a linha também pode ser apagada.',
    ],
  ],
  [
    'a blank text',
    edit(home, 'Starting over', ' \u00a0\u200b'),
    [
      'locales/en/home.json:7:14 hero.title: O texto está vazio. Escreva-o; num rascunho, a linha também pode ser apagada.',
    ],
  ],
  [
    'a broken letter',
    edit(home, 'Starting over', 'Caf\uFFFD'),
    [
      'locales/en/home.json:7:14 hero.title: Há um sinal quebrado (�) no texto. Apague-o e digite a letra de novo.',
    ],
  ],
  [
    'a dropped variable',
    edit(home, '{{planDays}} days', '90 days'),
    [
      'locales/en/home.json:8:13 hero.lead: Falta {{planDays}}, que está no original. Copie-o, com as chaves duplas, para o seu lugar na frase.',
    ],
  ],
  [
    'a misspelt variable',
    edit(home, '{{planDays}}', '{{plandays}}'),
    [
      'locales/en/home.json:8:13 hero.lead: O original não tem {{plandays}} neste texto. Você quis dizer {{planDays}}? Corrija.',
    ],
  ],
  [
    'a variable that the original lacks',
    edit(home, 'Starting over', 'Starting over with {{name}}'),
    [
      'locales/en/home.json:7:14 hero.title: O original não tem {{name}} neste texto. Apague-o, com as chaves.',
    ],
  ],
  [
    'another variable than the original’s',
    edit(home, 'In {{planDays}}', 'For {{women}}, in {{planDays}}'),
    [
      'locales/en/home.json:8:13 hero.lead: O original não tem {{women}} neste texto. Aqui só cabe {{meetings}} ou {{planDays}}. Corrija ou apague.',
    ],
  ],
  [
    'a broken variable',
    edit(home, '{{planDays}}', '{{planDays}'),
    [
      'locales/en/home.json:8:13 hero.lead: Há uma chave { ou } solta. O que se preenche sozinho tem duas de cada lado, como {{name}}. Corrija ou apague.',
    ],
  ],
  [
    'single braces',
    edit(home, '{{planDays}}', '{planDays}'),
    [
      'locales/en/home.json:8:13 hero.lead: Há uma chave { ou } solta. O que se preenche sozinho tem duas de cada lado, como {{name}}. Corrija ou apague.',
    ],
  ],
  [
    'a nested text',
    edit(home, 'Starting over', '$t(hero.lead)'),
    [
      'locales/en/home.json:7:14 hero.title: Há no texto um comando “$t(…)”, que não está no original. Apague-o.',
    ],
  ],
  [
    'a misspelt tag',
    edit(talks, '<email>{{email}}</email>', '<mail>{{email}}</mail>'),
    [
      'locales/en/palestrante.json:6:11 help: O original não tem a etiqueta <mail>. Você quis dizer <email>? Corrija no começo e no fim.',
    ],
  ],
  [
    'markup',
    edit(home, 'Starting over', 'Starting <b>over</b>'),
    [
      'locales/en/home.json:7:14 hero.title: O original não tem a etiqueta <b>. Apague-a e deixe só o texto.',
    ],
  ],
  [
    'a line break',
    edit(home, 'Starting over', 'Starting<br>over'),
    [
      'locales/en/home.json:7:14 hero.title: O original não tem a etiqueta <br>. Apague-a e deixe só o texto.',
    ],
  ],
  [
    'an open tag',
    edit(talks, '</email>', ''),
    [
      'locales/en/palestrante.json:6:11 help: A etiqueta <email> não é fechada. Escreva </email> depois das palavras do link.',
    ],
  ],
  [
    'a closing tag alone',
    edit(talks, '<email>', ''),
    [
      'locales/en/palestrante.json:6:11 help: A etiqueta </email> fecha o que não foi aberto. Escreva <email> antes das palavras do link.',
    ],
  ],
  [
    'a tag without its bracket',
    edit(talks, '</email>', '/email>'),
    [
      'locales/en/palestrante.json:6:11 help: Há um sinal < ou > solto: uma etiqueta quebrada, ou o sinal no meio do texto. Compare com o original; numa frase, escreva por extenso.',
    ],
  ],
  [
    'a dropped tag',
    edit(talks, '<whatsapp>WhatsApp</whatsapp>', 'WhatsApp'),
    [
      'locales/en/palestrante.json:6:11 help: Falta a etiqueta <whatsapp>…</whatsapp>, que está no original. Ponha-a em volta das palavras do link.',
    ],
  ],
  [
    'crossed tags',
    edit(
      talks,
      '</email> or on <whatsapp>WhatsApp</whatsapp>',
      ' or on <whatsapp>WhatsApp</email></whatsapp>',
    ),
    [
      'locales/en/palestrante.json:6:11 help: A etiqueta <email> está cruzada com outra ou dentro de outra. Feche cada uma antes de abrir a próxima.',
    ],
  ],
  [
    'nested tags',
    edit(
      talks,
      '</email> or on <whatsapp>WhatsApp</whatsapp>',
      ' or on <whatsapp>WhatsApp</whatsapp></email>',
    ),
    [
      'locales/en/palestrante.json:6:11 help: A etiqueta <whatsapp> está cruzada com outra ou dentro de outra. Feche cada uma antes de abrir a próxima.',
    ],
  ],
  [
    'a tag around nothing',
    edit(talks, '>WhatsApp<', '> <'),
    [
      'locales/en/palestrante.json:6:11 help: A etiqueta <whatsapp> não tem texto dentro. Escreva <whatsapp>palavras do link</whatsapp>.',
    ],
  ],
  [
    'a tag with more than its name',
    edit(talks, '<whatsapp>', '<whatsapp class=x>'),
    [
      'locales/en/palestrante.json:6:11 help: Dentro de <whatsapp> há mais do que o nome. Deixe só <whatsapp>, como no original.',
    ],
  ],
  [
    'an entity',
    edit(home, 'Starting over', 'Starting&nbsp;over'),
    [
      'locales/en/home.json:7:14 hero.title: O código “&nbsp;” aparece na página assim mesmo. Digite o próprio sinal no lugar dele.',
    ],
  ],
  [
    'Markdown',
    edit(home, 'Starting over', '**Starting** over'),
    [
      'locales/en/home.json:7:14 hero.title: Marcas como “**” aparecem na página assim mesmo. Apague-as e deixe só o texto.',
    ],
  ],
  [
    'a missing plural form',
    edit(talks, /"success_one".*\n/, ''),
    [
      'locales/en/palestrante.json:6:83 success_one: Falta a forma “_one”, que em inglês vale para números como 1. Acrescente-a logo depois daqui.',
    ],
  ],
  [
    'a plural form that the language lacks',
    edit(talks, '"success_other"', '"success_few": "{{count}} days",\n  "success_other"'),
    [
      'locales/en/palestrante.json:8:3 success_few: A forma “_few” não existe em inglês, que só tem _one e _other. Apague esta linha.',
    ],
  ],
  [
    'a plural text without its forms',
    edit(talks, '"success_one"', '"success"'),
    [
      'locales/en/palestrante.json:7:3 success: O original não tem o nome “success” aqui. Você quis dizer “success_one”? Corrija só o nome, antes dos dois-pontos.',
    ],
  ],
  [
    'a form for many numbers that tells none',
    edit(talks, '{{count}} days', 'some days'),
    [
      'locales/en/palestrante.json:8:20 success_other: Falta {{count}}: em inglês, a forma “_other” vale para mais de um número. Ponha {{count}} no lugar do número.',
    ],
  ],
  [
    'the forms of a language that has more of them',
    (site) => site.copy('en', 'ru'),
    [
      'locales/ru/palestrante.json:7:18 success_one: Falta {{count}}: em russo, a forma “_one” vale para mais de um número. Ponha {{count}} no lugar do número.',
      'locales/ru/palestrante.json:7:44 success_few: Falta a forma “_few”, que em russo vale para números como 2, 3 e 4. Acrescente-a logo depois daqui.',
      'locales/ru/palestrante.json:7:44 success_many: Falta a forma “_many”, que em russo vale para números como 0, 5 e 6. Acrescente-a logo depois daqui.',
    ],
  ],
];

test.each(slips)('%s', (_slip, how, lines) => {
  expect(mistakesAfter(how)).toEqual(lines);
});
