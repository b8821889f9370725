import type { PageKey } from './resources.ts';

/** One entry of `agenda` in `site.json`: `2027-03-08`, `19:00` on the clocks of its zone. */
export interface AgendaEntry {
  /** One whose copy has words for its next date (`agenda`). */
  page: PageKey;
  date: string;
  time?: string;
  until?: string;
  /** An IANA name, such as `America/Manaus`. Default: São Paulo's. */
  timeZone?: string;
  place?: string;
  /** Where visitors buy a ticket or sign up; the page's first action leads there. */
  url?: string;
}

/** An entry in one language. */
export interface AgendaDay extends AgendaEntry {
  /** Date, time and zone in words, formatted by the build. */
  when: string;
  /** The same in the page's own sentence, for the next of its days. */
  next: string;
  /** When the day ends in its zone, as `Date.now()` counts. */
  over: number;
  /** The address of its calendar file; undefined in development. */
  calendar?: string;
}
