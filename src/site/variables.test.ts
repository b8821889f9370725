import { expect, test } from 'vitest';
import site from '../../locales/site.json';
import type { Site } from './site-data.ts';
import { variablesOf } from './variables.ts';

const variablesWith = (facts: Partial<Site>) => variablesOf({ ...(site as Site), ...facts });

test.each([
  [{ name: ' Iracema  Quintão' }, 'Iracema'],
  [{ name: 'Maria Clara Sá', firstName: 'Maria Clara' }, 'Maria Clara'],
])('with the facts %j, texts call her %s', (facts, called) => {
  expect(variablesWith({ firstName: undefined, ...facts }).firstName).toBe(called);
});

test('ten meetings, one every second week, take eighteen weeks', () => {
  expect(variablesWith({ figures: { ...site.figures, meetings: 10 } }).weeks).toBe(18);
});
