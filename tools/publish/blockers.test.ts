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

test('nothing is left when the identity is real', () => {
  expect(blockersIn(dir)).toEqual([]);
  expect(summaryOf([])).toBeUndefined();
});

const picture = 'foto que não existe';

test.each([
  ['site.json', { name: 'Helena Prado' }, 'nome de exemplo'],
  ['site.json', { slug: 'helena-prado' }, 'endereço da página de palestras de exemplo'],
  ['site.json', { address: '' }, 'falta o endereço público do site'],
  ['site.json', { address: 'http://anasa.com.br' }, 'falta o endereço público do site'],
  ['site.json', { address: 'https://www.example.com' }, 'falta o endereço público do site'],
  ['site.json', { whatsapp: '5511' }, 'número de WhatsApp de exemplo'],
  ['site.json', { whatsapp: '5511900000000' }, 'número de WhatsApp de exemplo'],
  ['site.json', { email: 'ana' }, 'e-mail de exemplo'],
  ['site.json', { email: 'ana@example.com' }, 'e-mail de exemplo'],
  [
    'site.json',
    { social: { google: 'https://example.com/g' } },
    'endereço de rede social de exemplo',
  ],
  ['site.json', { sample: 'Troque.' }, 'textos de exemplo'],
  ['site.json', { portrait: { src: '/ana.jpg', width: 8, height: 9 } }, picture],
  ['pt-BR/depoimentos.json', { a: { avatarUrl: 'https://anasa.com.br/rosa.jpg' } }, picture],
  ['pt-BR/depoimentos.json', { sample: 'Troque.' }, 'textos de exemplo'],
  ['pt-BR/locale.json', { status: 'draft' }, 'idioma em rascunho'],
  ['pt-BR/home.json', { hero: { title: 'TODO: escrever' } }, 'texto por terminar'],
])('in %s, %j is in the way, and found in its line', (file, change, expected) => {
  edit(dir, file, (json) => ({ ...json, ...change }));
  const [blocker, ...others] = blockersIn(dir);
  expect([blocker?.what, others]).toEqual([expected, []]);
  const text = readFileSync(blocker?.file ?? '', 'utf8').split('\n')[(blocker?.line ?? 0) - 1];
  const [value] = JSON.stringify(change).match(/"[^"]*"(?=[},])(?!.*src)|"\/[^"]*"/) ?? [];
  expect(text).toContain(value);
  expect(summaryOf(blockersIn(dir))).toContain(expected);
});

test('the Portuguese words todo and todos are no unfinished text', () => {
  edit(dir, 'pt-BR/home.json', (json) => ({ ...json, hero: { title: 'Todo dia, todos os dias' } }));
  expect(blockersIn(dir)).toEqual([]);
});

test('a photograph that is nobody’s stops the build, other samples don’t', () => {
  edit(dir, 'site.json', (json) => ({ ...json, name: 'Helena Prado' }));
  expect(missingPictures(dir)).toEqual([]);
  edit(dir, 'pt-BR/home.json', (json) => ({ ...json, a: [{ avatarUrl: '/nobody.jpg' }] }));
  expect(missingPictures(dir)).toMatchObject([{ what: picture }]);
});

test('a broken file and a missing one are named, once, and nothing is thrown', () => {
  const file = join(dir, 'pt-BR/home.json');
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = lines.findIndex((line) => line.endsWith('",'));
  lines[at] = lines[at]?.slice(0, -1) ?? '';
  writeFileSync(file, lines.join('\n'));
  rmSync(join(dir, 'site.json'));
  expect(blockersIn(dir)).toMatchObject([
    { what: 'falta um arquivo', file: expect.stringMatching(/site\.json$/), line: 1 },
    { what: 'arquivo que não se consegue ler', line: at + 2 },
  ]);
  expect(blockersIn(join(dir, 'nowhere'))).toMatchObject([{ what: 'falta um arquivo' }]);
});

test('a site that is not built, or not of today’s words, is not ready', () => {
  const out = join(dir, 'dist');
  expect(blockersOfBuild(out, join(dir, 'pt-BR'))).toMatchObject([
    { what: 'falta construir o site' },
  ]);
  mkdirSync(out);
  writeFileSync(join(out, 'index.html'), '');
  utimesSync(join(out, 'index.html'), new Date('2100-01-01'), new Date('2100-01-01'));
  expect(blockersOfBuild(out, join(dir, 'pt-BR'))).toEqual([]);
  utimesSync(join(dir, 'pt-BR/contato.json'), new Date(), new Date('2100-01-02'));
  expect(blockersOfBuild(out, join(dir, 'pt-BR'))).toMatchObject([
    { file: expect.stringMatching(/contato\.json$/), what: expect.stringContaining('mais antiga') },
  ]);
});
