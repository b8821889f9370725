import { afterEach, expect, test, vi } from 'vitest';
import type { AgendaEntry } from '../../src/site/agenda.ts';
import type { Weekday } from '../../src/site/weekdays.ts';
import { agendaDays, momentsOf, openingDays } from './dates.ts';

afterEach(() => void vi.useRealTimers());

test.each<[days: string, tag: string, line: string]>([
  ['mon tue wed thu fri', 'pt-BR', 'De segunda a sexta-feira'],
  ['fri mon', 'pt-BR', 'Segunda e sexta-feira'],
  ['sat', 'pt-BR', 'Sábado'],
  ['mon tue wed fri sun', 'pt-BR', 'De segunda a quarta, sexta-feira e domingo'],
  ['mon tue wed thu fri sat sun', 'en', 'De Monday a Sunday'],
  ['tue thu sat', 'en', 'Tuesday, Thursday, and Saturday'],
  ['mon tue wed', 'qps-Ploc', 'De segunda a quarta-feira'],
])('%s in %s is “%s”', (days, tag, line) => {
  const range = ({ from, to }: Record<'from' | 'to', string>) => `de ${from} a ${to}`;
  expect(openingDays(days.split(' ') as Weekday[], tag, range)).toBe(line);
});

const say = (tag: string, ...entries: AgendaEntry[]) =>
  agendaDays(entries, tag, {
    at: ({ date, time, until = '', zone = '' }) => `${date} ${time} ${until} ${zone}`.trim(),
    next: (_page, when) => `Próxima: ${when}`,
  });
const entry: AgendaEntry = { page: 'home', date: '2028-02-29' };

test('pages show the days to come, the next first, in their language’s format', () => {
  vi.setSystemTime('2028-02-29T12:00Z');
  const march = { ...entry, date: '2028-03-01', time: '09:30', until: '19:00' };
  expect(say('pt-BR', { ...entry, date: '2028-02-28' }, march, entry)).toMatchObject([
    {
      when: 'terça-feira, 29 de fevereiro de 2028',
      next: 'Próxima: terça-feira, 29 de fevereiro de 2028',
    },
    { when: 'quarta-feira, 1º de março de 2028 9h30 19h' },
  ]);
  const at = expect.stringMatching(/^Tuesday, February 29, 2028 7:00\sPM$/);
  expect(say('en', { ...entry, time: '19:00' })).toMatchObject([{ when: at }]);
});

test.each([
  [undefined, '03:00'],
  ['America/Manaus', '04:00'],
  ['Europe/Lisbon', '00:00'],
])('in the zone %s a day is over at %s in UTC', (timeZone, time) => {
  const over = Date.parse(`2028-03-01T${time}Z`);
  vi.setSystemTime(over - 1);
  expect(say('pt-BR', { ...entry, timeZone })).toMatchObject([{ over }]);
  vi.setSystemTime(over);
  expect(say('pt-BR', { ...entry, timeZone })).toEqual([]);
});

test.each([
  ['pt-BR', 'America/Cuiaba', 'horário de Cuiabá'],
  ['pt-BR', 'Europe/Lisbon', 'horário de Portugal'],
  ['qps-Ploc', 'America/Manaus', 'horário de Manaus'],
  ['en', 'America/Manaus', 'Manaus Time'],
  // Its clocks show São Paulo's time.
  ['pt-BR', 'America/Bahia', ''],
])('in %s the zone of %s is “%s”', (tag, timeZone, zone) => {
  vi.setSystemTime('2028-02-29T12:00Z');
  const [day] = say(tag, { ...entry, time: '19:00', timeZone });
  expect(day?.when).toMatch(new RegExp(`(19h|PM) *${zone}$`));
});

test.each([
  ['2027-03-08', '19:00', '01:30', undefined, '08T19:00:00-03:00', '09T01:30:00-03:00'],
  ['2027-03-08', '19:00', '22:00', 'America/Rio_Branco', '08T19:00:00-05:00', '08T22:00:00-05:00'],
  // The clocks change in that night.
  ['2027-03-27', '23:00', '03:00', 'Europe/Lisbon', '27T23:00:00+00:00', '28T03:00:00+01:00'],
  ['2027-10-30', '23:00', '03:00', 'Europe/Lisbon', '30T23:00:00+01:00', '31T03:00:00+00:00'],
  ['2027-10-02', '23:00', '03:30', 'Australia/Sydney', '02T23:00:00+10:00', '03T03:30:00+11:00'],
])('on %s %s to %s in the zone %s is %s to %s', (date, time, until, timeZone, start, end) => {
  const month = date.slice(0, -2);
  expect(momentsOf({ page: 'home', date, time, until, timeZone })).toEqual({
    start: month + start,
    end: month + end,
  });
});
