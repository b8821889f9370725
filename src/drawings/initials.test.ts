// @vitest-environment node
import { expect, test } from 'vitest';
import { initials } from './initials';

test.each([
  ['Adriana Moura', 'AM'],
  ['Maria da Conceição de Ávila', 'MÁ'],
  ['  Ana   Sá ', 'AS'],
  ['Ana', 'A'],
  ['👩🏽 Bia', '👩B'],
  ['', ''],
])('the initials of “%s” are “%s”', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
