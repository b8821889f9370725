// @vitest-environment node
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkLocales } from './check.ts';
import { fileNames, readFolder, sourceTag } from './folder.ts';
import { formatMistake } from './mistake.ts';
import { makeLocale, translateBlock } from './new.ts';
import { mistakesAfter } from './test-locales.ts';

let dir = '';

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'locales-'));
  cpSync('locales', dir, { recursive: true });
});

afterEach(() => rmSync(dir, { recursive: true }));

/** A language that is complete, and says it all in nonsense. */
function addNonsense(tag: string) {
  makeLocale(dir, tag);
  const source = readFolder(dir, sourceTag, fileNames(dir, sourceTag));
  for (const [name, { root }] of source.files) {
    if (!root || name === 'locale.json') continue;
    const block = translateBlock(root, tag, (text) => `¿${text}?`);
    writeFileSync(join(dir, tag, name), JSON.stringify(block));
  }
}

const lines = () => checkLocales(dir).map(formatMistake);

test('the shipped copy has no mistakes', () => {
  expect(lines()).toEqual([]);
});

test.each(['en', 'es-419', 'ar', 'he', 'pl', 'ja', 'cy', 'zh-Hans', 'az-Arab', 'tlh'])(
  'a complete translation into %s has no mistakes',
  (tag) => {
    addNonsense(tag);
    expect(lines()).toEqual([]);
  },
);

test('a list may be as long as its owner likes', () => {
  const items = Object.fromEntries(
    Array.from({ length: 30 }, (_, at) => [`item${at}`, { titulo: 'Título', desc: 'Texto' }]),
  );
  const list = JSON.stringify(items);
  const breakage = mistakesAfter((site) => {
    for (const tag of ['pt-BR', 'en']) {
      site.edit(`${tag}/home.json`, /"items": {[\s\S]*}(?=\s*}$)/, `"items": ${list}`);
    }
    site.edit('en/home.json', '"item7":{"titulo":"Título",', '"item7":{');
  });
  expect(breakage).toHaveLength(1);
  expect(breakage[0]).toContain(' items.item7.titulo: Falta este texto');
});

test('a form for a single number may say it in words, in any order of words', () => {
  expect(
    mistakesAfter((site) => {
      site.edit('en/palestrante.json', 'An answer within one day', 'One day, and we answer');
    }),
  ).toEqual([]);
});

test('zero may have a form of its own in every language', () => {
  expect(
    mistakesAfter((site) => {
      site.edit('en/palestrante.json', '"success_one"', '"success_zero": "Now", "success_one"');
    }),
  ).toEqual([]);
});

test('what tools and systems leave behind is no mistake', () => {
  expect(
    mistakesAfter((site) => {
      for (const file of ['.DS_Store', 'en/.weblate', 'en/README.md', 'en/Thumbs.db']) {
        site.write(file, '');
      }
    }),
  ).toEqual([]);
});

test('the owner’s note is no copy: no language has to have it, and any may', () => {
  expect(
    mistakesAfter((site) => {
      site.edit('pt-BR/home.json', '{', '{ "sample": "Exemplo", ');
      site.edit('en/common.json', '{', '{ "sample": "Example", ');
    }),
  ).toEqual([]);
});

test('mistakes come sorted by file and line', () => {
  const found = mistakesAfter((site) => {
    site.edit('en/palestrante.json', 'Talks', '');
    site.edit('en/home.json', 'Four steps', '');
    site.edit('en/home.json', 'Starting over', '');
  });
  expect(found.map((line) => line.split(' ')[1])).toEqual([
    'hero.title:',
    'items.metodo.desc:',
    'meta.title:',
  ]);
});
