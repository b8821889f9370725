// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { blockersIn, missingPictures, pastDates } from './blockers';

const files: Record<string, string> = {
  'site.json': `{
  "name": "Ana Sá", "slug": "ana-sa", "email": "ana@anasa.com.br", "whatsapp": "5541998877665",
  "address": "https://www.anasa.com.br", "social": { "google": "https://g.page/anasa" },
  "portrait": { "src": "/icon-512.png", "width": 512, "height": 512 },
  "formEndpoint": null,
  "agenda": [{ "page": "renovare", "date": "2096-02-29" }]
}`,
  'pt-BR/locale.json': '{\n"status": "published",\n"paths": { "home": "/" } }',
  'pt-BR/home.json':
    '{ "hero": { "title": "TODO DIA, em TODO lugar" },\n"avatarUrl": "/icon-192.png" }',
};
let dir = '';

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'locales-'));
  mkdirSync(join(dir, 'pt-BR'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
});

afterEach(() => rmSync(dir, { recursive: true }));

function edit(file: string, from: string | RegExp, to: string) {
  const changed = files[file]?.replace(from, to) ?? '';
  writeFileSync(join(dir, file), changed);
  return `${join(dir, file)}:${changed.slice(0, changed.indexOf(to)).split('\n').length}`;
}

test('nothing blocks publishing once all is real', () => {
  expect([...blockersIn(dir), ...missingPictures(dir), ...pastDates(dir)]).toEqual([]);
});

type Edit = [file: string, from: string, to: string, what: string];

const address = 'falta o endereço público do site';
const service = 'endereço de formulário que não é de ninguém';

test.each<Edit>([
  ['site.json', '"Ana Sá"', '"Helena Prado"', 'nome de exemplo'],
  ['site.json', '"ana-sa"', '"helena-prado"', 'endereço da página de palestras de exemplo'],
  ['site.json', '"https://www.anasa.com.br"', '""', address],
  ['site.json', '"https://www.anasa.com.br"', '"http://anasa.com.br"', address],
  ['site.json', '"5541998877665"', '"5511900000000"', 'número de WhatsApp de exemplo'],
  ['site.json', 'ana@anasa.com.br', 'ana@example.com', 'e-mail de exemplo'],
  ['site.json', 'https://g.page/', 'https://example.com/', 'endereço de rede social de exemplo'],
  ['site.json', '{', '{"sample": "Troque.",', 'textos de exemplo'],
  ['site.json', '"formEndpoint": null,', '', 'destino do formulário por decidir'],
  ...[
    'example.org',
    'form.test',
    'escritorio.local',
    'localhost:3000',
    '192.168.0.10',
    '[::1]',
  ].map((host): Edit => ['site.json', 'null', `"https://${host}/form"`, service]),
  ['pt-BR/locale.json', '"published"', '"draft"', 'idioma em rascunho'],
  ['pt-BR/home.json', '"avatarUrl"', '"sample"', 'textos de exemplo'],
  ...['TODO: escrever', 'TODO', 'A (FIXME)', 'Lorem ipsum dolor'].map(
    (words): Edit => ['pt-BR/home.json', 'TODO DIA, em TODO lugar', words, 'texto por terminar'],
  ),
])('in %s, %s as %s blocks publishing and is named with its place', (file, from, to, what) => {
  const place = edit(file, from, to);
  expect(blockersIn(dir)).toMatchObject([{ what, place }]);
});

test.each([
  'https://formspree.io/f/abc',
  'https://www.anasa.com.br:8443/form',
  'https://172.217.0.1/f',
])('a form that sends to %s does not block publishing', (endpoint) => {
  edit('site.json', 'null', JSON.stringify(endpoint));
  expect(blockersIn(dir)).toEqual([]);
});

test.each(['/nobody.png', '/Icon-192.png', '/../package.json', 'https://anasa.com.br/a.png'])(
  'a picture at %s is not in public/, which stops the build',
  (src) => {
    const place = edit('pt-BR/home.json', '/icon-192.png', src);
    expect(missingPictures(dir)).toMatchObject([{ place }]);
  },
);

test('a day that is over is named with its place', () => {
  const place = edit('site.json', '2096-02-29', '2020-02-29');
  expect(pastDates(dir)).toMatchObject([{ what: '2020-02-29 já passou', place }]);
});
