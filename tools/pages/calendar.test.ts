import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { AgendaDay } from '../../src/site/agenda.ts';
import { calendarFile } from './calendar.ts';

const day: AgendaDay = {
  page: 'home',
  date: '2028-02-29',
  time: '19:00',
  when: '',
  next: '',
  over: 0,
};
const url = 'https://www.anasa.com.br/mentoria';
const saved = new Date('2027-12-01T10:20:30.456Z');

function eventOf(entry: Partial<AgendaDay>, title = 'Renovare', when = saved) {
  const file = calendarFile({ ...day, ...entry }, title, url, when);
  const event = ICAL.Component.fromString(file).getFirstSubcomponent('vevent');
  return new ICAL.Event(event ?? undefined);
}

test('an entry arrives with its name and place as written, its address and its hours in its zone', () => {
  const [title, place] = ['Luz, som; e \\n “fim”: ã ي 🕯️', 'Rua das Flores, 1;\nsala “2”'];
  const { summary, location, startDate, endDate, component } = eventOf(
    { until: '21:30', timeZone: 'America/Manaus', place },
    title,
  );
  expect([summary, location]).toEqual([title, place]);
  expect(component.getFirstPropertyValue('url')).toBe(url);
  expect(startDate.toJSDate().toISOString()).toBe('2028-02-29T23:00:00.000Z');
  expect(endDate.toJSDate().toISOString()).toBe('2028-03-01T01:30:00.000Z');
});

test('an entry may end in the next morning, or have neither end nor place', () => {
  const { endDate } = eventOf({ until: '01:00' });
  expect(endDate.toJSDate().toISOString()).toBe('2028-03-01T04:00:00.000Z');
  const { component } = eventOf({});
  expect(['dtend', 'location'].filter((name) => component.hasProperty(name))).toEqual([]);
});

test('a file made from facts that were saved later counts as a newer version of the same event', () => {
  const first = eventOf({});
  const second = eventOf({ time: '20:00' }, 'Renovare', new Date(saved.valueOf() + 60_000));
  expect(first.uid).toBe('2028-02-29-home@www.anasa.com.br');
  expect(second.uid).toBe(first.uid);
  expect(second.sequence).toBeGreaterThan(first.sequence);
  const [before, after] = [first, second].map(({ component }) =>
    String(component.getFirstPropertyValue('dtstamp')),
  );
  expect([before, after]).toEqual(['2027-12-01T10:20:30Z', '2027-12-01T10:21:30Z']);
});
