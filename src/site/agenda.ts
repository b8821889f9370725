import type { PageKey } from './resources.ts';

/** One entry of `agenda` in `site.json`: `2027-03-08`, `19:00` in São Paulo. */
export interface AgendaEntry {
  /** One whose copy has words for its next date (`agenda`). */
  page: PageKey;
  date: string;
  time?: string;
  until?: string;
  place?: string;
  /** Where visitors learn more, or buy. */
  url?: string;
}

/** The day on which an entry ends: an end before the beginning is in the next morning. */
export function lastDay({ date, time = '', until = time }: AgendaEntry): string {
  const next = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
  return until < time ? next : date;
}

/** An entry in one language. */
export interface AgendaDay extends AgendaEntry {
  /** Date and time in words, formatted by the build. */
  when: string;
  /** The same in the page's own sentence, for the next of its days. */
  next: string;
  /** The address of its calendar file; undefined in development. */
  calendar?: string;
}

/**
 * Today's date in São Paulo, for build, browser and `publish:check`: three hours behind UTC all year,
 * because Brazil has had no summer time since 2019. In Node, `AGENDA_TODAY` sets another date.
 */
export function today(): string {
  const date = new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10);
  return globalThis.process?.env.AGENDA_TODAY ?? date;
}
