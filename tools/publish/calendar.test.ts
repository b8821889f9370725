import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { AgendaDay } from '../../src/site/agenda';
import { calendarFile } from './calendar';

const day: AgendaDay = { page: 'renovare', date: '2028-02-29', time: '19:00', when: '' };
const url = 'https://www.anasa.com.br/renovare';

/** Reads a file the way a calendar does. */
const read = (file: string) =>
  new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent') ?? undefined);

test('a calendar gets the day with its time in São Paulo, and an end only if one is given', () => {
  const event = read(calendarFile({ ...day, until: '21:30' }, 'Renovare', url));
  expect(event.uid).toBe('2028-02-29-renovare@www.anasa.com.br');
  expect(event.startDate.toJSDate().toISOString()).toBe('2028-02-29T22:00:00.000Z');
  expect(event.endDate.toJSDate().toISOString()).toBe('2028-03-01T00:30:00.000Z');
  expect(`${event.component.getFirstPropertyValue('dtstamp')}`).toBe('2028-02-29T00:00:00Z');
  expect(calendarFile(day, 'Renovare', url)).not.toMatch(/DTEND|LOCATION/);
});

test('any title and place arrive unchanged, in lines short enough for calendars', () => {
  const title = 'Luz, som; e \\n “fim”: ã ي 🕯️\n'.repeat(20);
  const file = calendarFile({ ...day, place: `${title}!` }, title, url);
  const { summary, location } = read(file);
  expect([summary, location]).toEqual([title, `${title}!`]);
  expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
});
