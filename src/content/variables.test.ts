import { expect, test } from 'vitest';
import type { Site } from './site.ts';
import { variablesOf } from './variables.ts';

test('weeks: ten meetings, one every second week, take eighteen weeks', () => {
  const site = { figures: { meetings: 10 } } as Site;
  expect(variablesOf(site).weeks).toBe(18);
});
