import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { AgendaDay } from '../../src/site/agenda';
import { calendarFile } from './calendar';

const day: AgendaDay = { page: 'renovare', date: '2028-02-29', time: '19:00', when: '' };
const url = 'https://www.anasa.com.br/renovare';
const saved = new Date('2027-12-01T10:20:30.456Z');

/** Reads a file the way a calendar does. */
const read = (file: string) =>
  new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent') ?? undefined);

test('a calendar gets the day with its time in São Paulo, and an end only if one is given', () => {
  const event = read(calendarFile({ ...day, until: '21:30' }, 'Renovare', url, saved));
  expect(event.uid).toBe('2028-02-29-renovare@www.anasa.com.br');
  expect(event.startDate.toJSDate().toISOString()).toBe('2028-02-29T22:00:00.000Z');
  expect(event.endDate.toJSDate().toISOString()).toBe('2028-03-01T00:30:00.000Z');
  const late = read(calendarFile({ ...day, until: '01:00' }, 'Renovare', url, saved));
  expect(late.endDate.toJSDate().toISOString(), 'the next morning').toBe(
    '2028-03-01T04:00:00.000Z',
  );
  expect(`${event.component.getFirstPropertyValue('dtstamp')}`).toBe('2027-12-01T10:20:30Z');
  expect(calendarFile(day, 'Renovare', url, saved)).not.toMatch(/DTEND|LOCATION/);
});

test('any title and place arrive unchanged, in lines short enough for calendars', () => {
  const title = 'Luz, som; e \\n “fim”: ã ي 🕯️\n'.repeat(20);
  const file = calendarFile({ ...day, place: `${title}!` }, title, url, saved);
  const { summary, location } = read(file);
  expect([summary, location]).toEqual([title, `${title}!`]);
  expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
});

test('a file made from facts that were saved later counts as a newer version of the same event', () => {
  const later = new Date(saved.valueOf() + 60_000);
  const [first, second] = [saved, later].map((when) =>
    read(calendarFile({ ...day, time: when === later ? '20:00' : '19:00' }, 'Renovare', url, when)),
  );
  expect(second?.uid).toBe(first?.uid);
  expect(second?.sequence).toBeGreaterThan(first?.sequence ?? Number.NaN);
});
