/** The pages that sell something which begins on a day. */
export const agendaPages = ['lumiere-experience', 'empreendedor-hoje', 'renovare'] as const;

/** One entry of `agenda` in `site.json`: `2027-03-08`, `19:00` in São Paulo. */
export interface AgendaEntry {
  page: (typeof agendaPages)[number];
  date: string;
  time?: string;
  until?: string;
  place?: string;
  /** Where visitors learn more, or buy. */
  url?: string;
}

/** An entry as the pages of one language say it. */
export interface AgendaDay extends AgendaEntry {
  /** Date and time in words, written by the build as the opening days are. */
  when: string;
  /** The address of its file for calendars; none while developing. */
  calendar?: string;
}

/**
 * The date in São Paulo for build, browser and `publish:check` alike: three hours behind UTC all year,
 * because Brazil gave up summer time in 2019. `AGENDA_TODAY` names another; browsers have no such variable.
 */
export function today(): string {
  const date = new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10);
  return globalThis.process?.env.AGENDA_TODAY ?? date;
}
