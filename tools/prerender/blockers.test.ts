import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readLocales } from '../locales/index.ts';
import { blockersIn, questionsIn } from './blockers.ts';

const files: Record<string, string> = {
  'site.json': `{
  "name": "Ana Sá", "slug": "ana-sa", "email": "ana@anasa.com.br", "whatsapp": "5541998877665",
  "address": "https://www.anasa.com.br", "social": { "google": "https://g.page/anasa" }, "links": { "livro": "https://livro.com.br" },
  "formEndpoint": null,
  "figures": { "women": "1000000+" }
}`,
  'pt-BR/locale.json': '{\n"status": "published" }',
  'pt-BR/home.json': '{ "title": "TODO DIA, o ano TODO.",\n"lead": "Para <livro>todas</livro>" }',
  'pt-BR/contato.json':
    '{ "channels": { "google": {} }, "privacy": { "lead": "Guardadas por (TODO: serviço)." } }',
};
let dir = '';

function write(name: string, text: string) {
  mkdirSync(dirname(join(dir, name)), { recursive: true });
  writeFileSync(join(dir, name), text);
}

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'locales-'));
  for (const [name, text] of Object.entries(files)) write(name, text);
});

afterEach(() => rmSync(dir, { recursive: true }));

const edit = (file: string, from: string, to: string) =>
  write(file, files[file]?.replace(from, to) ?? '');

test('publish:check: nothing blocks a finished site whose form sends nothing', () => {
  expect(blockersIn(readLocales(dir))).toEqual([]);
});

const title = ['pt-BR/home.json', 'TODO DIA, o ano TODO.'] as const;
const address = ['site.json', 'https://www.anasa.com.br'] as const;

test.each([
  ['site.json', '5541998877665', '5511900000000', 2, 'Dado de exemplo'],
  ['site.json', 'ana@anasa.com.br', 'ana@example.com', 2, 'Dado de exemplo'],
  [...address, 'https://ana.test/', 3, 'Dado de exemplo'],
  [...address, 'http://localhost:80', 3, 'Endereço do seu próprio computador'],
  [...address, 'http://www.anasa.com.br', 3, 'ele precisa começar por https://'],
  ['site.json', 'null', 'null, "formFields": { "key": "<id>" }', 4, 'Dado de exemplo'],
  ['site.json', '{', '{"sample": "Troque.",', 1, 'Textos de exemplo'],
  ['site.json', '"formEndpoint": null,', '', 1, 'Destino do formulário por decidir'],
  ['pt-BR/home.json', '"lead"', '"sample"', 2, 'Textos de exemplo'],
  [...title, 'TODO', 1, 'Texto por terminar'],
  [...title, 'TODO: escrever', 1, 'Texto por terminar'],
  [...title, 'Lorem ipsum dolor', 1, 'Texto por terminar'],
] as const)(
  'publish:check: blocks when, in %s, %s is replaced by %s, and names line %i',
  (file, from, to, line, words) => {
    edit(file, from, to);
    const message = expect.stringContaining(words);
    expect(blockersIn(readLocales(dir))).toMatchObject([{ file: join(dir, file), line, message }]);
  },
);

test.each([
  ['ana-sa', 'helena-prado', 2, 'slug', 'Nenhuma palavra de “name”'],
  ['5541998877665', '41998877665', 2, 'whatsapp', 'falta o 55 na frente'],
  ['"google"', '"Google"', 3, 'social.Google', 'com outras maiúsculas'],
  ['livro', 'kit', 3, 'links.kit', '<kit>…</kit>'],
])(
  'publish:check: asks, but doesn’t block, when in site.json %s is replaced by %s',
  (from, to, line, key, words) => {
    expect(questionsIn(readLocales(dir))).toEqual([]);
    edit('site.json', from, to);
    const message = expect.stringContaining(words);
    expect(questionsIn(readLocales(dir))).toMatchObject([{ line, key, message }]);
    expect(blockersIn(readLocales(dir))).toEqual([]);
  },
);

test('publish:check: an unfinished text on privacy blocks only if a service gets the messages', () => {
  edit('site.json', 'null', '"https://formspree.io/f/abc"');
  expect(blockersIn(readLocales(dir))).toMatchObject([{ key: 'privacy.lead' }]);
});

const texts = (...words: string[]) => JSON.stringify({ ...words });

test.each([
  ['en', 'published', texts('Um', 'two', 'three', 'four', 'five'), 0],
  ['en', 'published', texts('Um', 'Dois', 'three', 'four', 'five'), 1],
  ['en', 'draft', texts('Um', 'Dois', 'three', 'four', 'five'), 0],
  ['pt-PT', 'published', texts('Um', 'Dois', 'Três', 'Quatro', 'Cinco'), 0],
])('publish:check: a translation (%s, %s) with the texts %s blocks %i times', (...row) => {
  const [tag, status, translated, count] = row;
  write('pt-BR/home.json', texts('Um', 'Dois', 'Três', 'Quatro', 'Cinco'));
  write('pt-BR/contato.json', '{}');
  write(`${tag}/locale.json`, `{ "status": "${status}" }`);
  write(`${tag}/home.json`, translated);
  const message = expect.stringContaining('2 de 5 textos de en ainda em português');
  expect(blockersIn(readLocales(dir))).toMatchObject(count ? [{ message }] : []);
});
