// @vitest-environment node
import { expect, test } from 'vitest';
import type { Weekday } from '../../src/i18n/weekdays';
import { openingDays } from './opening-days';

test.each<[string, string, string]>([
  ['mon tue wed thu fri', 'pt-BR', 'Segunda a sexta-feira'],
  ['mon wed', 'pt-BR', 'Segunda e quarta-feira'],
  ['mon tue', 'pt-BR', 'Segunda e terça-feira'],
  ['fri mon', 'pt-BR', 'Segunda e sexta-feira'],
  ['sat', 'pt-BR', 'Sábado'],
  ['mon tue wed fri sun', 'pt-BR', 'Segunda a quarta, sexta-feira e domingo'],
  ['mon tue wed thu fri sat sun', 'en', 'Monday a Sunday'],
  ['tue thu sat', 'en', 'Tuesday, Thursday, and Saturday'],
  ['mon tue wed', 'qps-Ploc', 'Segunda a quarta-feira'],
])('%s in %s is “%s”', (days, tag, line) => {
  const range = (from: string, to: string) => `${from} a ${to}`;
  expect(openingDays(days.split(' ') as Weekday[], tag, range)).toBe(line);
});
