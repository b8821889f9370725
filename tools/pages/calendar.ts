import ICAL from 'ical.js';
import type { AgendaDay } from '../../src/site/agenda.ts';
import { publicAddress } from '../../src/site/public-address.ts';
import type { SiteData } from '../../src/site/site-data.ts';
import { momentsOf } from '../copy/dates.ts';
import type { Language } from '../copy/languages.ts';
import { offerName } from './json-ld.ts';

/**
 * Adds an iCalendar file for each entry with a time.
 * @param saved When the facts were last saved.
 * @param write Returns the file's address.
 */
export function withCalendars(
  { siteData, i18n }: Language,
  saved: Date,
  write: (name: string, text: string) => string,
): SiteData {
  const { site, locale } = siteData;
  const agenda = siteData.agenda?.map((day) => {
    if (!day.time) return day;
    const address = publicAddress(site, locale.paths[day.page]);
    const file = calendarFile(day, offerName(i18n, day.page), address, saved);
    return { ...day, calendar: write(`${locale.tag}/agenda/${day.page}`, file) };
  });
  return { ...siteData, agenda };
}

/**
 * An entry as an iCalendar file (RFC 5545), in UTC, so that no file describes a zone. Its date and
 * version, in minutes, come from `saved`, so that calendars accept later changes.
 */
export function calendarFile(day: AgendaDay, title: string, url: string, saved: Date): string {
  const { page, date, place } = day;
  const { start, end } = momentsOf(day);
  const { hostname } = new URL(url);
  const inUtc = (moment: string | Date) => ICAL.Time.fromJSDate(new Date(moment), true);

  const event = new ICAL.Event();
  event.uid = `${date}-${page}@${hostname}`;
  event.component.addPropertyWithValue('dtstamp', inUtc(saved));
  event.sequence = Math.floor(saved.valueOf() / 60_000);
  event.startDate = inUtc(start);
  if (end) event.endDate = inUtc(end);
  event.summary = title;
  if (place) event.location = place;
  event.component.addPropertyWithValue('url', url);

  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', `-//${hostname}//agenda//PT`);
  calendar.addSubcomponent(event.component);
  return `${calendar}\r\n`;
}
