import { expect, test } from 'vitest';
import type { Site } from './site.ts';
import { variablesOf } from './variables.ts';

const variablesWith = (facts: object) => variablesOf({ figures: {}, ...facts } as Site);

test('weeks: ten meetings, one every second week, take eighteen weeks', () => {
  expect(variablesWith({ name: 'Ana', figures: { meetings: 10 } }).weeks).toBe(18);
});
