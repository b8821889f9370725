import type { Photo } from '../drawings/photo.tsx';
import type { PageKey } from './resources.ts';

/** The owner's facts in `locales/site.json`, which tools/copy/site.schema.json describes. */
export interface Site {
  name: string;
  /** Default: the first word of `name`. */
  firstName?: string;
  /** Her name in addresses. */
  slug: string;
  email: string;
  /** Digits, with the country's code. */
  whatsapp: string;
  address: string;
  portrait?: string | null;
  logo?: string;
  /** With `null`, the form confirms but sends nothing. If undefined, it also says so. */
  formEndpoint?: string | null;
  formFields?: Record<string, string>;
  /** A field that only robots fill in. */
  formTrap?: string;
  delivery?: {
    service: string;
    /** Two letters of ISO 3166, such as `US`. */
    country: string;
    /** The time until messages are deleted. */
    months: number;
  };
  privacy?: string;
  /** The seller, whom Decreto 7.962/2013 asks to name (art. 2). */
  business?: {
    name?: string;
    number: string;
    address: string;
  };
  /** Attributes of the script that counts visits. */
  analytics?: { src: string } & Record<string, string>;
  social: Record<string, string>;
  video?: string;
  press?: string;
  clients?: string[];
  openDays?: Weekday[];
  agenda?: AgendaEntry[];
  /** Texts may name any of them, as in `{{women}}`. */
  figures: Figures & Record<string, Figure>;
  sample?: string;
}

/** The values of `openDays`, with schema.org's names. */
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

/** A date, such as `2027-03-08`, with hours as the place's clocks show them: `19:00`. */
export interface AgendaEntry {
  page: PageKey;
  date: string;
  time?: string;
  until?: string;
  place?: string;
  url?: string;
}

export const linkFacts = ['video', 'press'] as const satisfies (keyof Site)[];

export type LinkFact = (typeof linkFacts)[number];

/** Such as `500+`. */
export type Figure = string | number;

/** The figures that the code relies on. */
interface Figures {
  /** Working days. A number, because plural forms depend on it. */
  replyDays: number;
  /** Must equal the number of meetings in the copy. */
  meetings: number;
  opensAt: Figure;
  closesAt: Figure;
  ageFrom: Figure;
  ageTo: Figure;
  groupFrom: Figure;
  groupTo: Figure;
  planDays: Figure;
  /** Minutes. */
  talkFrom: Figure;
  talkTo: Figure;
}

/** One language, from its folder's name, its `locale.json`, and `meta` in its pages' copy. */
export interface Locale {
  /** BCP 47, such as `pt-BR`. */
  tag: string;
  name: string;
  direction: 'ltr' | 'rtl';
  /** Public paths of the site's pages (pages.ts), below `/<tag>` except in the source language. */
  paths: Record<PageKey, string>;
  labels: Record<PageKey, string>;
}

/** `id` is the key in `site.json`, `where` a host such as `instagram.com`. */
export type Network = Record<'id' | 'name' | 'href' | 'where', string>;

export type Language = Pick<Locale, 'tag' | 'name' | 'paths'>;

/** The facts that pages hold as they are; some others follow in the form that pages need. */
export const shownFacts = [
  'name',
  'firstName',
  'slug',
  'email',
  'whatsapp',
  'address',
  'formEndpoint',
  'formFields',
  'formTrap',
  'business',
  'analytics',
  'clients',
  'openDays',
  'figures',
] as const satisfies (keyof Site)[];

/** What pages are rendered from, beside the copy. It is in each page, so edits change no script. */
export interface SiteData {
  site: Pick<Site, (typeof shownFacts)[number]>;
  locale: Locale;
  /** The opening days in words. */
  openingDays?: string;
  /** Future dates, the next first. */
  agenda?: AgendaDay[];
  links: Partial<Record<LinkFact, { href: string; where: string }>>;
  networks: Network[];
  privacy?: { href: string; page?: PageKey };
  /** `country` and `duration` in words. */
  delivery?: Record<'service' | 'country' | 'duration', string> & { isAbroad: boolean };
  /** The source language first. */
  languages: Language[];
  /** Its path, encoded. */
  logo?: string;
  photos?: Photos;
}

export interface AgendaDay extends AgendaEntry {
  /** Date and time in words. */
  when: string;
  /** The page's own sentence with `when` in it. */
  next: string;
  /** When the day ends in Brasília, as `Date.now()` counts. */
  over: number;
}

interface Photos {
  portrait?: Photo;
  /** By the names in the testimonials. */
  people: Record<string, Photo>;
}
