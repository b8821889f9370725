import type { PageKey } from './resources.ts';

/** An entry of `agenda` in `site.json`: `2027-03-08`, `19:00` in its time zone. */
export interface AgendaEntry {
  /** A page whose copy has an `agenda`. */
  page: PageKey;
  date: string;
  time?: string;
  until?: string;
  /** An IANA name. Default: São Paulo's. */
  timeZone?: string;
  place?: string;
  /** For tickets; the page's first action leads there. */
  url?: string;
}

/** An entry in one language. */
export interface AgendaDay extends AgendaEntry {
  /** Date, time and zone in words. */
  when: string;
  /** The same in the page's own sentence. */
  next: string;
  /** When the day ends, as `Date.now()` counts. */
  over: number;
  /** Its calendar file's address; undefined in development. */
  calendar?: string;
}
