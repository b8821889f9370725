import type { PageKey } from './resources.ts';

/** An entry of `agenda` in `site.json`: `2027-03-08`, `19:00` as the place's clocks show it. */
export interface AgendaEntry {
  /** A page whose copy has an `agenda`. */
  page: PageKey;
  date: string;
  time?: string;
  until?: string;
  place?: string;
  /** For tickets; the page's first action leads there. */
  url?: string;
}

/** An entry in one language. */
export interface AgendaDay extends AgendaEntry {
  /** Date and time in words. */
  when: string;
  /** The same in the page's own sentence. */
  next: string;
  /** When the day ends in Brasília, as `Date.now()` counts. */
  over: number;
}
