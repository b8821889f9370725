// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { blockersIn, blockersOfBuild, missingPictures, summaryOf } from './blockers';
import { edit, writeOwner } from './test-owner';

let dir = '';

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'locales-'));
  writeOwner(dir);
});

afterEach(() => rmSync(dir, { recursive: true }));

const lineOf = (file: string, text: string) =>
  readFileSync(join(dir, file), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;

test('nothing is left when the identity is real', () => {
  expect(blockersIn(dir)).toEqual([]);
  expect(summaryOf([])).toBeUndefined();
});

const social = 'endereço de rede social de exemplo';
const address = 'falta o endereço público do site';

test.each([
  ['site.json', '"name": "Helena Prado"', 'nome de exemplo'],
  ['site.json', '"slug": "helena-prado"', 'endereço da página de palestras de exemplo'],
  ['site.json', '"address": ""', address],
  ['site.json', '"address": "http://anasa.com.br"', address],
  ['site.json', '"address": "https://www.example.com"', address],
  ['site.json', '"whatsapp": "5511"', 'número de WhatsApp de exemplo'],
  ['site.json', '"whatsapp": "5511900000000"', 'número de WhatsApp de exemplo'],
  ['site.json', '"email": "ana"', 'e-mail de exemplo'],
  ['site.json', '"email": "ana@example.com"', 'e-mail de exemplo'],
  ['site.json', '"google": "https://example.com/g"', social],
  ['site.json', '"src": "/ana.jpg"', 'foto que não existe'],
  ['pt-BR/depoimentos.json', '"avatarUrl": "https://anasa.com.br/a.jpg"', 'foto que não existe'],
  ['pt-BR/depoimentos.json', '"sample": "Troque."', 'textos de exemplo'],
  ['pt-BR/locale.json', '"status": "draft"', 'idioma em rascunho'],
  ['pt-BR/home.json', '"title": "TODO: escrever"', 'texto por terminar'],
])('in %s, %s is in the way, and found in its line', (file, property, what) => {
  const path = join(dir, file);
  const text = readFileSync(path, 'utf8');
  const [key = ''] = property.split(':');
  const present = new RegExp(`${key}: "[^"]*"`);
  writeFileSync(
    path,
    present.test(text) ? text.replace(present, property) : text.replace('{', `{\n  ${property},`),
  );
  const line = lineOf(file, property);
  expect(blockersIn(dir)).toMatchObject([{ what, file: expect.stringMatching(file), line }]);
  expect(summaryOf(blockersIn(dir))).toContain(what);
});

test('the Portuguese words todo and todos are no unfinished text', () => {
  edit(dir, 'pt-BR/home.json', (json) => ({ ...json, hero: { title: 'Todo dia, todos os dias' } }));
  expect(blockersIn(dir)).toEqual([]);
});

test('only a missing photograph stops the build', () => {
  edit(dir, 'site.json', (json) => ({ ...json, name: 'Helena Prado' }));
  expect(missingPictures(dir)).toEqual([]);
  edit(dir, 'pt-BR/home.json', (json) => ({ ...json, a: [{ avatarUrl: '/nobody.jpg' }] }));
  expect(missingPictures(dir)).toMatchObject([{ line: lineOf('pt-BR/home.json', 'nobody') }]);
});

test('a broken file and a missing one are named, once, and nothing is thrown', () => {
  const file = join(dir, 'pt-BR/home.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('",\n', '"\n'));
  rmSync(join(dir, 'site.json'));
  expect(blockersIn(dir)).toMatchObject([
    { what: 'falta um arquivo', file: expect.stringMatching(/site\.json$/), line: 1 },
    { what: 'arquivo que não se consegue ler', line: 4 },
  ]);
  expect(blockersIn(join(dir, 'nowhere'))).toMatchObject([{ what: 'falta um arquivo' }]);
});

test('a site that is not built, or not of today’s words, is not ready', () => {
  const [out, copy] = [join(dir, 'dist'), join(dir, 'pt-BR')];
  const index = join(out, 'index.html');
  expect(blockersOfBuild(out, copy)).toMatchObject([{ what: 'falta construir o site' }]);
  mkdirSync(out);
  writeFileSync(index, '');
  utimesSync(index, new Date(), new Date('2100-01-01'));
  expect(blockersOfBuild(out, copy)).toEqual([]);
  utimesSync(join(copy, 'contato.json'), new Date(), new Date('2100-01-02'));
  const file = expect.stringMatching(/contato\.json$/);
  expect(blockersOfBuild(out, copy)).toMatchObject([{ file }]);
});
