// @vitest-environment node
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { blockersIn, summaryOf } from './check';

let dir = '';

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'locales-'));
  cpSync('locales', dir, { recursive: true });
});

afterEach(() => rmSync(dir, { recursive: true }));

function edit(file: string, change: (json: Record<string, unknown>) => object) {
  const path = join(dir, file);
  writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8'))), null, 2));
}

/** What the owner does, as the check tells her. */
function makeReal() {
  edit('site.json', ({ sample, ...site }) => ({
    ...site,
    name: 'Ana Sá',
    slug: 'ana-sa',
    email: 'ana@anasa.com.br',
    whatsapp: '5541987654321',
    address: 'https://anasa.com.br',
    social: { instagram: 'https://www.instagram.com/anasa' },
  }));
  for (const tag of readdirSync(dir).filter((name) => !name.includes('.'))) {
    edit(`${tag}/locale.json`, (locale) => ({ ...locale, status: 'published' }));
    for (const file of readdirSync(join(dir, tag)))
      edit(`${tag}/${file}`, ({ sample, ...copy }) => copy);
  }
}

test('the shipped identity is not fit to be published, and every part of it is named', () => {
  const found = blockersIn('locales').map(({ what }) => what);
  expect(found).toEqual(
    expect.arrayContaining([
      'nome de exemplo',
      'e-mail de exemplo',
      'número de WhatsApp de exemplo',
      'falta o endereço público do site',
      'endereço de rede social de exemplo',
      'textos de exemplo',
    ]),
  );
});

test('each finding leads to its file and line', () => {
  for (const { file, line, what } of blockersIn('locales')) {
    const text = readFileSync(file, 'utf8').split('\n')[line - 1];
    expect([file, what, text]).toEqual([file, what, expect.stringMatching(/^\s+"\w+": "/)]);
  }
});

test('every invented testimonial is in a file that says so', () => {
  const files = blockersIn('locales')
    .filter(({ what }) => what === 'textos de exemplo')
    .map(({ file }) => file);
  for (const page of ['depoimentos', 'palestrante', 'renovare']) {
    expect(files).toContain(`locales/pt-BR/${page}.json`);
  }
});

test('nothing is left when the identity is real', () => {
  makeReal();
  expect(blockersIn(dir)).toEqual([]);
  expect(summaryOf([])).toBeUndefined();
});

test.each([
  ['site.json', { address: '' }, 'falta o endereço público do site'],
  ['site.json', { address: 'http://anasa.com.br' }, 'falta o endereço público do site'],
  ['site.json', { whatsapp: '5511' }, 'número de WhatsApp de exemplo'],
  ['site.json', { email: 'ana' }, 'e-mail de exemplo'],
  ['pt-BR/locale.json', { status: 'draft' }, 'idioma em rascunho'],
  ['pt-BR/home.json', { hero: { title: 'TODO: escrever' } }, 'texto por terminar'],
])('in %s, %j is still in the way', (file, change, what) => {
  makeReal();
  edit(file, (json) => ({ ...json, ...change }));
  const blockers = blockersIn(dir);
  expect(blockers.map((blocker) => blocker.what)).toEqual([what]);
  expect(summaryOf(blockers)).toContain(what);
});

test('the Portuguese words todo and todos are no unfinished text', () => {
  makeReal();
  edit('pt-BR/home.json', (json) => ({ ...json, hero: { title: 'Todo dia, todos os dias' } }));
  expect(blockersIn(dir)).toEqual([]);
});
