// @vitest-environment node
import { parseTree } from 'jsonc-parser';
import { expect, test } from 'vitest';
import type { Node } from './json-file';
import { mergeCopy } from './merge-copy';

const source = {
  hero: { title: 'Olá', lead: 'Texto' },
  list: { b: { titulo: 'B', desc: 'b' }, a: { titulo: 'A', desc: 'a' } },
  sent_one: 'um',
  sent_other: 'muitos',
};

const read = (block: object) => parseTree(JSON.stringify(block)) as Node;
const merge = (own: object, tag = 'en') => mergeCopy(read(source), read(own), tag);

test('each text missing in a draft falls back to the source’s, in the source’s order', () => {
  const merged = merge({ list: { a: { titulo: 'An A' } }, hero: { title: 'Hello' } });
  expect(merged).toEqual({
    ...source,
    hero: { title: 'Hello', lead: 'Texto' },
    list: { b: source.list.b, a: { titulo: 'An A', desc: 'a' } },
  });
  expect(Object.keys(merged)).toEqual(Object.keys(source));
});

test.each([
  ['a blank text', { hero: { title: ' ', lead: '' } }],
  ['a block where a text belongs, or the other way round', { hero: 'Hello', sent_one: { a: 'b' } }],
  ['a misspelt name, and the owner’s note', { hero: { titel: 'Hello' }, sample: 'Example' }],
])('%s is ignored', (_what, own) => {
  expect(merge(own)).toEqual(source);
});

test('a locale has the plural forms of its language', () => {
  const { sent_few, sent_many } = merge({ sent_few: 'few' }, 'ru');
  expect([sent_few, sent_many]).toEqual(['few', 'muitos']);
});
