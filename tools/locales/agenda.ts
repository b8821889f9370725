import { type AgendaDay, type AgendaEntry, today } from '../../src/i18n/agenda.ts';
import type { Issue } from './issue.ts';
import { issueAt, type JsonFile, type Node, placeOf, valueAt } from './json-file.ts';
import { fillIn } from './markup.ts';
import { messages } from './messages.ts';

/** Whether a calendar has a day. By round trip, because `new Date('2027-02-30')` is the second of March. */
export function isDay(text: unknown): boolean {
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().slice(0, 10) === text;
}

/** Mistakes that concern several facts of an entry, or several entries. */
export function checkAgenda(file: JsonFile, entries: Node[]): Issue[] {
  const days = new Map<string, Node>();
  return entries.flatMap((entry) => {
    const names = ['page', 'date', 'time', 'until'];
    const [page, date, time, until] = names.map((name) => valueAt(entry, name));
    const tell = (node: Node, name: string, sentence: string) =>
      issueAt(file, node.offset, `agenda.${name}`, sentence);
    const day = `${page?.value} ${date?.value}`;
    const first = days.get(day);
    days.set(day, first ?? entry);
    const isEarly = until && !(time && time.value < until.value);
    return [
      ...(isEarly ? [tell(until, 'until', messages.endTooEarly)] : []),
      ...(first && date ? [tell(date, 'date', messages.dayTwice(placeOf(file, first)))] : []),
    ];
  });
}

/** The copy's texts for dates and times. */
export type AgendaWords = Record<'at' | 'between', string>;

/** Upcoming entries in the words of one language, the next one first. */
export function agendaDays(entries: AgendaEntry[], tag: string, words: AgendaWords): AgendaDay[] {
  return entries
    .filter(({ date }) => date >= today())
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .map((entry) => ({ ...entry, when: inWords(entry, tag, words) }));
}

function inWords({ date, time, until }: AgendaEntry, tag: string, words: AgendaWords): string {
  // For some languages `Intl` knows no names of days.
  const locales = [tag, 'pt-BR'];
  const write = (clock: string, style: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locales, { ...style, timeZone: 'UTC' });
    const text = format.format(new Date(`${date}T${clock}Z`));
    if (!format.resolvedOptions().locale.startsWith('pt')) return text;
    // “9h”, “19h30” and “1º de março”, as in the rest of the copy.
    return text.replace(/^0?(\d+):(00)?/, '$1h').replace(/ 1 de /, ' 1º de ');
  };
  const day = write('00:00', { dateStyle: 'full' });
  if (!time) return day;
  const [from, to] = [time, until ?? time].map((clock) => write(clock, { timeStyle: 'short' }));
  return fillIn(until ? words.between : words.at, { date: day, time: from, until: to });
}
