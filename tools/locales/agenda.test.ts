// @vitest-environment node
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { type AgendaEntry, today } from '../../src/i18n/agenda';
import { inventSite } from '../../tests/fixtures/invented-site.ts';
import { agendaDays } from './agenda';
import { messages } from './messages';
import { checkSite } from './site-facts';

const site = inventSite();
const facts = site.read('site.json');
afterAll(site.discard);
afterEach(() => void vi.useRealTimers());

/** Checks an agenda whose entries have one line each, starting at line 2. */
function check(...entries: object[]) {
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
  site.write('site.json', facts.replace('{', `{ "agenda": [\n${lines}\n],`));
  return checkSite(site.dir);
}

const entry: AgendaEntry = { page: 'renovare', date: '2028-02-29' };

test.each<[string, object, string]>([
  ['page', { page: 'contato' }, '"renovare"'],
  ['date', { date: '2027-02-29' }, 'do calendário'],
  ['date', { date: '8/3/2027' }, '"2027-03-08"'],
  ['date', { date: undefined }, messages.missingFact('date', '"2027-03-08"')],
  ['date', entry, 'site.json:2'],
  ['time', { time: '24:00' }, '"19:00"'],
  ['until', { until: '22:00' }, messages.endTooEarly],
  ['until', { time: '19:00', until: '19:00' }, messages.endTooEarly],
  ['place', { place: ' ' }, '"Curitiba, PR"'],
  ['url', { url: 'javascript:a' }, 'https://'],
  ['hora', { hora: '22:00' }, '“hora”'],
])('a wrong %s is reported with its line: %j', (name, change, message) => {
  expect(check(entry, { ...entry, date: '2027-01-02', ...change })).toMatchObject([
    { line: 3, key: `agenda.${name}`, message: expect.stringContaining(message) },
  ]);
});

test('pages show the days not yet over in São Paulo, the next first, in their language’s format', () => {
  const say = (tag: string, ...entries: AgendaEntry[]) =>
    agendaDays(entries, tag, { at: '{{date}} {{time}}', between: '{{date}} {{time}}–{{until}}' });
  vi.setSystemTime('2028-02-29T02:59:59Z');
  expect(today()).toBe('2028-02-28');
  vi.setSystemTime('2028-03-01T02:59:59Z');
  const [early, evening] = [{ time: '09:30', until: '19:00' }, { time: '19:00' }];
  const march = { ...entry, ...early, date: '2028-03-01' };
  expect(say('pt-BR', { ...entry, date: '2028-02-28' }, march, entry)).toMatchObject([
    { when: 'terça-feira, 29 de fevereiro de 2028' },
    { when: 'quarta-feira, 1º de março de 2028 9h30–19h' },
  ]);
  const at = expect.stringMatching(/^Tuesday, February 29, 2028 7:00\sPM$/);
  expect(say('en', { ...entry, ...evening })).toMatchObject([{ when: at }]);
  const borrowed = 'terça-feira, 29 de fevereiro de 2028 19h';
  expect(say('qps-Ploc', { ...entry, ...evening })).toMatchObject([{ when: borrowed }]);
});
