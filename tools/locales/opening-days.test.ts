// @vitest-environment node
import { expect, test } from 'vitest';
import type { Weekday } from '../../src/i18n/weekdays';
import { openingDays } from './opening-days';

test.each<[string, string, string]>([
  ['mon tue wed thu fri', 'pt-BR', 'Segunda-feira a sexta-feira'],
  ['mon wed', 'pt-BR', 'Segunda-feira e quarta-feira'],
  ['mon tue', 'pt-BR', 'Segunda-feira e terça-feira'],
  ['fri mon', 'pt-BR', 'Segunda-feira e sexta-feira'],
  ['sat', 'pt-BR', 'Sábado'],
  ['mon tue wed fri sun', 'pt-BR', 'Segunda-feira a quarta-feira, sexta-feira e domingo'],
  ['mon tue wed thu fri sat sun', 'en', 'Monday a Sunday'],
  ['tue thu sat', 'en', 'Tuesday, Thursday, and Saturday'],
  ['mon tue wed', 'qps-Ploc', 'Segunda-feira a quarta-feira'],
])('%s in %s is “%s”', (days, tag, line) => {
  const range = (from: string, to: string) => `${from} a ${to}`;
  expect(openingDays(days.split(' ') as Weekday[], tag, range)).toBe(line);
});
