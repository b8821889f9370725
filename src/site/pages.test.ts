import { expect, test } from 'vitest';
import { mosaicOf, pageKeys } from './pages.ts';

test.each([0, 1, 2, 3, 4, 5, 6])('the contact page’s picture is full with %i offers', (count) => {
  const { walls, inRow, rows } = mosaicOf(pageKeys.slice(0, count));
  expect(walls).toHaveLength(count || 1);
  expect(inRow * rows).toBe(walls.length);
  expect(Number.isInteger(rows)).toBe(true);
});
