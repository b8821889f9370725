import { expect, test } from 'vitest';
import { mergeCopy } from './translation.ts';

const source = { a_one: '{{count}} dia', a_other: '{{count}} dias' };
const own = { a_one: '1 día', a_other: '{{count}} días' };

test('copy: a missing _many, the plural form for exact millions, gets the text of _other', () => {
  expect(mergeCopy(source, own, 'es')).toEqual({ ...own, a_many: '{{count}} días' });
  expect(mergeCopy(source, source, 'pt-BR')).toEqual({ ...source, a_many: '{{count}} dias' });
});

test('copy: an existing _many stays, and only languages that use it get a missing one', () => {
  const ofMillions = { ...own, a_many: '{{count}} de días' };
  expect(mergeCopy(source, ofMillions, 'es')).toEqual(ofMillions);
  expect(mergeCopy(source, own, 'en')).toEqual(own);
});

test('copy: a translation has the original’s order and photographs, and the Portuguese text where its own is empty', () => {
  const items = { b: { avatarUrl: 'new.jpg', quote: 'Sim' }, a: { quote: 'Não' } };
  const translated = { a: { quote: 'No' }, b: { avatarUrl: 'old.jpg', quote: 'Yes' } };
  const shown = mergeCopy({ items, title: 'Vozes' }, { items: translated, title: '' }, 'en');
  expect(JSON.stringify(shown)).toBe(
    '{"items":{"b":{"avatarUrl":"new.jpg","quote":"Yes"},"a":{"quote":"No"}},"title":"Vozes"}',
  );
});
