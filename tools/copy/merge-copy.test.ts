import { parseTree } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { mergeCopy } from './merge-copy.ts';

const merge = (source: object, own: object, tag: string) => {
  const [ofSource, ofOwn] = [source, own].map((each) => parseTree(JSON.stringify(each)));
  return ofSource && mergeCopy(ofSource, ofOwn, tag);
};

const source = { a_one: '{{count}} dia', a_other: '{{count}} dias' };
const own = { a_one: '1 día', a_other: '{{count}} días' };

test('copy: a language’s form for exact millions says what _other says, if it is missing', () => {
  expect(merge(source, own, 'es')).toEqual({ ...own, a_many: '{{count}} días' });
  expect(merge(source, source, 'pt-BR')).toEqual({ ...source, a_many: '{{count}} dias' });
});

test('copy: a form for exact millions that the language has stays, and no other gets one', () => {
  const ofMillions = { ...own, a_many: '{{count}} de días' };
  expect(merge(source, ofMillions, 'es')).toEqual(ofMillions);
  expect(merge(source, own, 'en')).toEqual(own);
});
