// @vitest-environment node
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Site } from '../../src/i18n/content';
import { drawOwners, type Owner, writeOwner } from '../../tests/fixtures/owners';
import { publishCheck } from '../commands/publish-check';
import { blockersIn, blockersOfBuild, missingPictures, summaryOf } from './blockers';

const [owner] = drawOwners(1) as [Owner];
const site: Site = {
  ...owner.site,
  portrait: { src: '/icon-512.png', width: 512, height: 512 },
  social: { google: 'https://g.page/quem' },
  formEndpoint: null,
};
let dir = '';

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'locales-'));
  cpSync(writeOwner('blockers', { ...owner, site }), dir, { recursive: true });
});

afterEach(() => rmSync(dir, { recursive: true }));

function edit(file: string, change: object) {
  const path = join(dir, file);
  writeFileSync(
    path,
    JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...change }, null, 2),
  );
}

const lineOf = (file: string, text: string) =>
  readFileSync(join(dir, file), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;

test('nothing blocks publishing once the identity is real', () => {
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
  ['site.json', '"src": "/nobody.jpg"', 'foto que não existe'],
  ['site.json', '"src": "/../package.json"', 'foto que não existe'],
  ['pt-BR/depoimentos.json', '"avatarUrl": "https://anasa.com.br/a.jpg"', 'foto que não existe'],
  ['pt-BR/depoimentos.json', '"sample": "Troque."', 'textos de exemplo'],
  ['pt-BR/locale.json', '"status": "draft"', 'idioma em rascunho'],
  ['pt-BR/home.json', '"title": "TODO: escrever"', 'texto por terminar'],
])('in %s, %s blocks publishing and is reported at its line', (file, property, what) => {
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

test('the Portuguese words “todo” and “todos” do not count as unfinished text', () => {
  edit('pt-BR/home.json', { hero: { title: 'Todo dia, todos os dias' } });
  expect(blockersIn(dir)).toEqual([]);
});

test('only a missing photograph stops the build', () => {
  edit('site.json', { name: 'Helena Prado' });
  expect(missingPictures(dir)).toEqual([]);
  edit('pt-BR/home.json', { a: { avatarUrl: '/nobody.jpg' } });
  expect(missingPictures(dir)).toMatchObject([{ line: lineOf('pt-BR/home.json', 'nobody') }]);
});

test('unreadable copy is reported with its place, as the check reports it, and nothing is thrown', () => {
  const file = join(dir, 'pt-BR/home.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('",\n', '"\n'));
  rmSync(join(dir, 'site.json'));
  const { text, ok } = publishCheck(dir);
  expect(ok).toBe(false);
  expect(text).toMatch(/home\.json:3:\d+: Falta uma vírgula/);
  expect(text).toMatch(/site\.json:1:1: Falta este arquivo/);
});

test('a form that sends nothing does not block publishing, but is mentioned', () => {
  const out = mkdtempSync(join(tmpdir(), 'dist-'));
  writeFileSync(join(out, 'index.html'), '');
  utimesSync(join(out, 'index.html'), new Date(), new Date('2100-01-01'));
  const silent = 'o formulário ainda não envia nada';
  expect(publishCheck(dir, out)).toMatchObject({ ok: true, text: expect.stringContaining(silent) });
  edit('site.json', { name: 'Helena Prado' });
  expect(publishCheck(dir, out)).toMatchObject({
    ok: false,
    text: expect.stringContaining(silent),
  });
  edit('site.json', { formEndpoint: 'https://formspree.io/f/abc' });
  expect(publishCheck(dir, out).text).not.toContain(silent);
  rmSync(out, { recursive: true });
});

test.each([
  'https://example.com/form',
  'https://forms.example.org',
  'https://EXAMPLE.net',
  'https://form.test/',
  'https://form.example',
  'https://form.invalid',
  'https://escritorio.local/form',
  'http://localhost:3000/form',
  'https://localhost',
  'https://app.localhost/form',
  'https://intranet/form',
  'https://127.0.0.2/form',
  'https://0.0.0.0/form',
  'https://10.1.2.3/form',
  'https://172.20.0.1/form',
  'https://192.168.0.10/form',
  'https://[::1]/form',
])('a form that posts to %s blocks publishing: the host is reserved or local', (address) => {
  edit('site.json', { formEndpoint: address });
  expect(blockersIn(dir)).toMatchObject([
    { what: 'endereço de formulário que não é de ninguém', line: lineOf('site.json', address) },
  ]);
});

test.each([
  'https://formspree.io/f/abc',
  'https://minha-funcao.exemplo-de-ana.workers.dev/',
  'https://www.anasa.com.br:8443/form?tipo=1',
  'https://172.217.0.1/form',
])('a form that posts to %s does not block publishing', (address) => {
  edit('site.json', { formEndpoint: address });
  expect(blockersIn(dir)).toEqual([]);
});

test('a site that is not built, or was built before the copy changed, is not ready', () => {
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

test('a day that is over does not block publishing, but is mentioned', () => {
  const agenda = ['2020-03-08', '2096-02-29'].map((date) => ({ page: 'renovare', date }));
  edit('site.json', { agenda });
  expect(blockersIn(dir)).toEqual([]);
  const { text } = publishCheck(dir);
  expect(text).toContain('2020-03-08 (renovare) já passou');
  expect(text).not.toContain('2096');
});
