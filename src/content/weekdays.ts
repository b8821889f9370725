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

export type Weekday = keyof typeof weekdays;

export const everyWeekday = Object.keys(weekdays) as Weekday[];
