// @vitest-environment node
import { expect, test } from 'vitest';
import { mergeCopy } from './merge-copy';

const source = {
  hero: { title: 'Olá', lead: 'Texto' },
  list: { b: { titulo: 'B', desc: 'b' }, a: { titulo: 'A', desc: 'a' } },
  sent_one: 'um',
  sent_other: 'muitos',
};

test('what a draft lacks is said in the source’s words, text by text', () => {
  const own = { hero: { title: 'Hello' }, list: { a: { titulo: 'An A' } } };
  expect(mergeCopy(source, own)).toEqual({
    ...source,
    hero: { title: 'Hello', lead: 'Texto' },
    list: { b: source.list.b, a: { titulo: 'An A', desc: 'a' } },
  });
});

test('a blank text is none', () => {
  expect(mergeCopy(source, { hero: { title: ' ', lead: '' } }).hero).toEqual(source.hero);
});

test('a block where a text belongs, or the other way round, is passed over', () => {
  expect(mergeCopy(source, { hero: 'Hello', sent_one: { a: 'b' } })).toEqual(source);
});

test('lists keep the source’s order', () => {
  const own = { list: { a: { titulo: 'An A' }, b: { titulo: 'A B' } } };
  expect(Object.keys(mergeCopy(source, own).list ?? {})).toEqual(['b', 'a']);
});

test('plural forms that only the language has are kept', () => {
  expect(mergeCopy(source, { sent_few: 'few' })).toHaveProperty('sent_few', 'few');
});
