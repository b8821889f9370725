import { expect, test } from 'vitest';
import { pagesOf } from './pages.ts';

test.each([
  [{}, false],
  [{ formEndpoint: null }, false],
  [{ formEndpoint: 'https://formspree.io/f/abc' }, true],
  [{ formEndpoint: 'https://formspree.io/f/abc', privacy: '/privacidade' }, true],
  [{ formEndpoint: 'https://formspree.io/f/abc', privacy: '/privacidade.pdf' }, false],
  [{ formEndpoint: 'https://formspree.io/f/abc', privacy: 'https://example.com/lgpd' }, false],
])('pages: with the facts %j, is there a privacy page? %s', (facts, isThere) => {
  expect(pagesOf(facts).includes('privacidade')).toBe(isThere);
});
