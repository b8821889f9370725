import type { Photo } from '../drawings/photo.tsx';
import type { PageKey } from './resources.ts';

/** The owner's facts, in `locales/site.json`; tools/copy/site-facts.ts checks them. */
export interface Site {
  name: string;
  /** Default: the first word of `name`. */
  firstName?: string;
  /** Her name in addresses. */
  slug: string;
  email: string;
  /** Digits, with the country's code. */
  whatsapp: string;
  /** The home page's public address. */
  address: string;
  /** A file of `locales/photos/`; without it, her initials. */
  portrait?: string | null;
  /** A picture in `public/`, shown in place of mark and name. */
  logo?: string;
  /**
   * Where the messages go; `null` for a form that only confirms. Without it, the form says that it
   * sends nothing.
   */
  formEndpoint?: string | null;
  /** Other fields that the service wants. */
  formFields?: Record<string, string>;
  /** A field that only robots fill in. */
  formTrap?: string;
  /** Who delivers the messages, which the page on privacy must say. */
  delivery?: {
    service: string;
    /** Where the service keeps them: two letters of ISO 3166, such as `US`. */
    country: string;
    /** After which they are deleted. */
    months: number;
  };
  /** An address, a page of the site or a file in `public/`; without it, the page on privacy. */
  privacy?: string;
  /** Who sells (Decreto 7.962/2013, art. 2). */
  business?: {
    /** The registered name. */
    name?: string;
    /** Such as `CNPJ 12.345.678/0001-95`. */
    number: string;
    address: string;
  };
  /** Attributes of the script that counts visits. */
  analytics?: { src: string } & Record<string, string>;
  /** Her profiles, by network. */
  social: Record<string, string>;
  /** The address of a talk's excerpt. */
  video?: string;
  /** Press kit: an address, or a file in `public/`. */
  press?: string;
  clients?: string[];
  /** Days on which messages are answered; without it, no page mentions hours. */
  openDays?: Weekday[];
  agenda?: AgendaEntry[];
  /** Texts may name any of them: `{{women}}`. */
  figures: Figures & Record<string, Figure>;
  /** A note to the owner, until she replaces the sample identity. */
  sample?: string;
}

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

export const linkFacts = ['video', 'press'] as const satisfies (keyof Site)[];

export type LinkFact = (typeof linkFacts)[number];

/** Such as `500+`. */
export type Figure = string | number;

/** The figures that the code relies on. */
export interface Figures {
  /** Working days. A number, because plural forms depend on it. */
  replyDays: number;
  /** Must equal the number of meetings in the copy. */
  meetings: number;
  /** A time of day. */
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

/** One language: `locales/<tag>/locale.json` and the folder's name. */
export interface Locale {
  /** BCP 47, such as `pt-BR`. */
  tag: string;
  name: string;
  direction: 'ltr' | 'rtl';
  /** Public paths of the site's pages (pages.ts), below `/<tag>` except in the source language. */
  paths: Record<PageKey, string>;
  /** Names in header, menu and footer. */
  labels: Record<PageKey, string>;
}

/** `id` is the key in `site.json`, `where` the address in words. */
export type Network = Record<'id' | 'name' | 'href' | 'where', string>;

/** What pages need of each language. */
export type Language = Pick<Locale, 'tag' | 'name' | 'paths'>;

/**
 * What pages are rendered from, beside the copy. The browser reads it from the page's data block
 * (page-data.ts), so editing a text changes no script.
 */
export interface SiteData {
  /** The others stand beside it, as pages need them. */
  site: Omit<
    Site,
    'agenda' | 'delivery' | 'logo' | 'social' | 'sample' | 'privacy' | 'portrait' | LinkFact
  >;
  locale: Locale;
  /** The opening days in words. */
  openingDays?: string;
  /** Future dates, the next first. */
  agenda?: AgendaDay[];
  /** `where`: such as `youtube.com`. */
  links: Partial<Record<LinkFact, { href: string; where: string }>>;
  networks: Network[];
  /** `page` if it is a page of the site. */
  privacy?: { href: string; page?: PageKey | undefined } | undefined;
  /** `country` and `duration` in words. */
  delivery?: Record<'service' | 'country' | 'duration', string> & { isAbroad: boolean };
  /** The source language first. */
  languages: Language[];
  /** Its path, encoded. */
  logo?: string | undefined;
  photos?: Photos | undefined;
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

interface Photos {
  portrait?: Photo;
  /** By the names in the testimonials. */
  people: Record<string, Photo>;
}
