import { type AgendaDay, lastDay } from '../../src/site/agenda.ts';
import type { Content } from '../../src/site/content.ts';
import { publicAddress } from '../../src/site/public-address.ts';
import type { Resources } from '../../src/site/resources.ts';
import { offerName } from './json-ld';

/**
 * Adds an iCalendar file for each entry with a time.
 * @param saved When the owner last saved her facts.
 * @param write Writes a file with a hash in its name, and returns its address.
 */
export function withCalendars(
  content: Content,
  copy: Resources,
  saved: Date,
  write: (name: string, text: string) => string,
): Content {
  const { site, locale } = content;
  const agenda = content.agenda?.map((day) => {
    if (!day.time) return day;
    const address = publicAddress(site, locale.paths[day.page]);
    const file = calendarFile(day, offerName(copy, day.page), address, saved);
    return { ...day, calendar: write(`${locale.tag}/agenda/${day.page}`, file) };
  });
  return { ...content, agenda };
}

/**
 * An entry as an iCalendar file (RFC 5545). A calendar that has the event already takes a later file's
 * changes, such as another time, because the file says when the facts were saved: in words, and in
 * minutes as the number of its version.
 */
export function calendarFile(day: AgendaDay, title: string, url: string, saved: Date): string {
  const { page, date, time = '', until, place } = day;
  const { hostname } = new URL(url);
  const at = (day: string, clock: string) => `${day}T${clock}00`.replace(/[-:]/g, '');
  const escaped = (text: string) =>
    text
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\r\n?|\n/g, '\\n')
      .replace(/(?!\t)\p{Cc}/gu, '');
  const file = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//${hostname}//agenda//PT
BEGIN:VTIMEZONE
TZID:America/Sao_Paulo
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:-0300
TZOFFSETTO:-0300
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:${date}-${page}@${hostname}
DTSTAMP:${saved.toISOString().replace(/[-:]|\.\d+/g, '')}
SEQUENCE:${Math.floor(saved.valueOf() / 60_000)}
DTSTART;TZID=America/Sao_Paulo:${at(date, time)}
${until ? `DTEND;TZID=America/Sao_Paulo:${at(lastDay(day), until)}\n` : ''}SUMMARY:${escaped(title)}
${place ? `LOCATION:${escaped(place)}\n` : ''}URL:${url}
END:VEVENT
END:VCALENDAR
`;
  return file.split('\n').map(fold).join('\r\n');
}

/** Folds a line at 75 octets, never inside a character. */
function fold(line: string): string {
  return [...line].reduce((folded, letter) => {
    const last = folded.slice(folded.lastIndexOf('\n') + 1);
    return folded + (Buffer.byteLength(last + letter) > 75 ? `\r\n ${letter}` : letter);
  }, '');
}
