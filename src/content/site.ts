import json from '#locales/site.json';
import type { Site } from './site-schema.ts';

export type { Site };

/** The owner's facts, which the schema in `site-schema.ts` describes. */
export const site = json as Site;
