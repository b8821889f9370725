/** The days that `openDays` in `site.json` may name, in the order of the week, as schema.org calls them. */
export const weekdays = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const;

/** One of the days that `openDays` may name. */
export type Weekday = keyof typeof weekdays;

/** All of them, from Monday on. */
export const everyWeekday = Object.keys(weekdays) as Weekday[];
