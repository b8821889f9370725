import { expect, test } from 'vitest';
import { mergeCopy } from './merge-copy.ts';

const source = { a_one: '{{count}} dia', a_other: '{{count}} dias' };
const own = { a_one: '1 día', a_other: '{{count}} días' };

test('copy: a missing plural form for exact millions gets the text of _other', () => {
  expect(mergeCopy(source, own, 'es')).toEqual({ ...own, a_many: '{{count}} días' });
  expect(mergeCopy(source, source, 'pt-BR')).toEqual({ ...source, a_many: '{{count}} dias' });
});

test('copy: a form for exact millions stays, and languages without this form don’t get it', () => {
  const ofMillions = { ...own, a_many: '{{count}} de días' };
  expect(mergeCopy(source, ofMillions, 'es')).toEqual(ofMillions);
  expect(mergeCopy(source, own, 'en')).toEqual(own);
});

test('copy: a translation gets the original’s order and photographs, and the original’s text for an empty one', () => {
  const items = { b: { avatarUrl: 'new.jpg', quote: 'Sim' }, a: { quote: 'Não' } };
  const translated = { a: { quote: 'No' }, b: { avatarUrl: 'old.jpg', quote: 'Yes' } };
  const shown = mergeCopy({ items, title: 'Vozes' }, { items: translated, title: '' }, 'en');
  expect(JSON.stringify(shown)).toBe(
    '{"items":{"b":{"avatarUrl":"new.jpg","quote":"Yes"},"a":{"quote":"No"}},"title":"Vozes"}',
  );
});
