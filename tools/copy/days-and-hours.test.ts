import { afterEach, expect, test, vi } from 'vitest';
import type { AgendaEntry } from '../../src/content/site-data.ts';
import { agendaDays } from './days-and-hours.ts';

afterEach(() => void vi.useRealTimers());

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
