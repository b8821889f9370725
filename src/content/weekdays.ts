/** The days that `openDays` may list, in the order in which they are drawn. */
export const everyWeekday = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type Weekday = (typeof everyWeekday)[number];
