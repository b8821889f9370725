import json from '#locales/site.json';

/** The owner's facts in `locales/site.json`, which tools/locales/site.schema.json describes. */
export interface Site {
  name: string;
  /** What people call her, such as `Ana`. */
  firstName: string;
  slug: string;
  email: string;
  /** Only digits, beginning with the country code. */
  whatsapp: string;
  address: string;
  /** If undefined or `null`, the form sends nothing. If undefined, a sentence says so. */
  formEndpoint?: string | null;
  formFields?: Record<string, string>;
  /** The name of a hidden field that only robots fill in. */
  formTrap?: string;
  analytics?: { src: string } & Record<string, string>;
  /** The owner's profiles, by the name that the site shows, such as `Instagram`. */
  social: Record<string, string>;
  /** Addresses that texts may link to by their names: web addresses, or files of `public/`. */
  links?: Record<string, string>;
  openDays?: Weekday[];
  figures: Figures & Record<string, Figure>;
}

/** The owner's facts. */
export const site = json as Site;

/** The days that `openDays` may list, in the order in which they are drawn. */
export const everyWeekday = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type Weekday = (typeof everyWeekday)[number];

type Figure = string | number;

/** The figures that the code relies on. */
interface Figures {
  /** In working days. */
  replyDays: number;
  meetings: number;
  ageFrom: Figure;
  ageTo: Figure;
  groupFrom: Figure;
  groupTo: Figure;
  planDays: Figure;
  /** In minutes, like `talkTo`. */
  talkFrom: Figure;
  talkTo: Figure;
}
