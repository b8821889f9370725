import { afterEach, expect, test, vi } from 'vitest';
import type { AgendaEntry, Weekday } from '../../src/content/site-data.ts';
import { agendaDays, openingDays, openingHour } from './days-and-hours.ts';

afterEach(() => void vi.useRealTimers());

test.each<[days: string, tag: string, line: string]>([
  ['mon tue wed thu fri', 'pt-BR', 'De segunda a sexta-feira'],
  ['sat', 'pt-BR', 'Sábado'],
  ['mon tue wed fri sun', 'pt-BR', 'De segunda a quarta, sexta-feira e domingo'],
  ['mon tue wed thu fri sat sun', 'en', 'De Monday a Sunday'],
  ['tue thu sat', 'en', 'Tuesday, Thursday, and Saturday'],
])('opening days: %s in %s are “%s”', (days, tag, line) => {
  const range = ({ from, to }: Record<'from' | 'to', string>) => `de ${from} a ${to}`;
  expect(openingDays(days.split(' ') as Weekday[], tag, range)).toBe(line);
});

test.each([
  ['9h', 'pt-BR', '9h'],
  ['9:30', 'pt-PT', '9:30'],
  ['9h', 'en', '9 AM'],
  ['18h30', 'en', '6:30 PM'],
  [18, 'en-GB', '18:00'],
  ['9', 'es', '9:00'],
])('opening hours: %j in %s is “%s”', (figure, tag, words) => {
  expect(String(openingHour(figure, tag)).replace(/\s/g, ' ')).toBe(String(words));
});

const say = (tag: string, ...entries: AgendaEntry[]) =>
  agendaDays(entries, tag, {
    at: ({ date, time, until = '' }) => `${date} ${time} ${until}`.trim(),
    next: (_page, when) => `Próxima: ${when}`,
  });
const entry: AgendaEntry = { page: 'home', date: '2028-02-29' };

test('agenda: lists today and later days, sorted by date, in the format of the language', () => {
  vi.setSystemTime('2028-02-29T12:00Z');
  const march = { ...entry, date: '2028-03-01', time: '09:30', until: '19:00' };
  expect(say('pt-BR', { ...entry, date: '2028-02-28' }, march, entry)).toMatchObject([
    {
      when: 'terça-feira, 29 de fevereiro de 2028',
      next: 'Próxima: terça-feira, 29 de fevereiro de 2028',
    },
    { when: 'quarta-feira, 1º de março de 2028 9h30 19h' },
  ]);
  const at = expect.stringMatching(/^Tuesday, February 29, 2028 7\sPM$/);
  expect(say('en', { ...entry, time: '19:00' })).toMatchObject([{ when: at }]);
});

test('agenda: a day is over at midnight in Brasília, which is 3 o’clock in UTC', () => {
  const over = Date.UTC(2028, 2, 1, 3);
  vi.setSystemTime(over - 1);
  expect(say('pt-BR', entry)).toMatchObject([{ over }]);
  vi.setSystemTime(over);
  expect(say('pt-BR', entry)).toEqual([]);
});
