import type { PageKey } from '../../src/content/resources.ts';
import type { AgendaDay, AgendaEntry } from '../../src/content/site-data.ts';

/** Whether a date such as 2027-02-28 exists. `Date` turns 2027-02-30 into 2 March. */
export function isDay(text: unknown): boolean {
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().slice(0, 10) === text;
}

const overAt = (date: string) => Date.parse(`${date}T24:00-03:00`);

/** Whether a day has ended in Brasília. Tests set the current day in `AGENDA_TODAY`. */
function isOver(date: string): boolean {
  const { AGENDA_TODAY } = process.env;
  const now = AGENDA_TODAY ? Date.parse(`${AGENDA_TODAY}T12:00Z`) : Date.now();
  return overAt(date) <= now;
}

export interface DayWords {
  at(day: { date: string; time: string; until?: string }): string;
  next(page: PageKey, when: string): string;
}

/** The entries that are not over, in order of their days, with days and hours in words. */
export function agendaDays(entries: AgendaEntry[], tag: string, words: DayWords): AgendaDay[] {
  return entries
    .filter(({ date }) => !isOver(date))
    .map((entry) => {
      const { date, time, until } = entry;
      const day = write(tag, `${date}T00:00Z`, { dateStyle: 'full' });
      const hour = (each: string) => hourInWords(tag, each);
      const when = time
        ? words.at({ date: day, time: hour(time), until: until && hour(until) })
        : day;
      return { ...entry, when, next: words.next(entry.page, when), over: overAt(date) };
    })
    .sort((a, b) => a.over - b.over);
}

function hourInWords(tag: string, time: string): string {
  const format = new Intl.DateTimeFormat(localesFor(tag), { timeStyle: 'short' });
  const isWhole = format.resolvedOptions().hour12 && time.endsWith(':00');
  const style = isWhole ? { hour: 'numeric' as const } : { timeStyle: 'short' as const };
  return write(tag, `2000-01-01T${time}Z`, style);
}

function write(tag: string, moment: string, style: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(localesFor(tag), { ...style, timeZone: 'UTC' });
  return asInCopy(format.format(new Date(moment)), format);
}

/** Turns `Intl`'s Portuguese into that of the copy: “9h”, “1º de maio”, and “-feira” only once. */
const portuguese: [found: RegExp, written: string][] = [
  [/^0?(\d+):(00)?/, '$1h'],
  [/ 1 de /, ' 1º de '],
  [/-feira(?=.*-feira)/g, ''],
];

function asInCopy(text: string, format: Intl.DateTimeFormat): string {
  if (!format.resolvedOptions().locale.startsWith('pt')) return text;
  return portuguese.reduce((all, [found, written]) => all.replace(found, written), text);
}

const localesFor = (tag: string) => [tag, 'pt-BR'];
