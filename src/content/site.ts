import json from '#locales/site.json';
import type { Site } from './site-schema.ts';

export type { Site };

/** The owner's facts, which the schema in `site-schema.ts` describes. */
export const site = json as Site;

/** The days that `openDays` may list, in the order in which they are drawn. */
export const everyWeekday = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type Weekday = (typeof everyWeekday)[number];
