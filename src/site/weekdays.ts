/** The values of `openDays` in order, with schema.org's names. */
export const weekdays = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const;

/** A value of `openDays`. */
export type Weekday = keyof typeof weekdays;

/** All weekdays, from Monday on. */
export const everyWeekday = Object.keys(weekdays) as Weekday[];
