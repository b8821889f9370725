import type { AgendaDay, AgendaEntry } from './agenda.ts';
import type { Weekday } from './weekdays.ts';

/**
 * The owner's facts, the same in every language: `locales/site.json`. This is what the code relies on;
 * tools/locales/site-facts.ts holds the file to it.
 */
export interface Site {
  name: string;
  /** What people call her; without it, the first word of `name`. */
  firstName?: string;
  /** The name as addresses write it. */
  slug: string;
  email: string;
  /** Digits, with the country's code. */
  whatsapp: string;
  /** The public address of the home page. */
  address: string;
  /** A photograph from `public/`, with its size in pixels; without it, the initials. */
  portrait?: { src: string; width: number; height: number } | null;
  /** Where the form's messages are posted to; without it, the form sends nothing. */
  formEndpoint?: string | null;
  social: { instagram?: string; linkedin?: string; google?: string };
  /** When somebody answers; without it, the site says nothing of days and hours. */
  openDays?: Weekday[];
  /** What begins on which day; pages get it as the content's `agenda`. */
  agenda?: AgendaEntry[];
  figures: Figures;
  /** A note to the owner, until she has replaced the sample identity. */
  sample?: string;
}

/** A number, or how the owner writes it: `500+`. */
export type Figure = string | number;

/** The figures that the code relies on. Texts may name these and any others: `{{women}}`. */
export interface Figures {
  /** Working days: texts are declined by it, and so it is a number. */
  replyDays: number;
  /** As many as the copy lists. */
  meetings: number;
  /** What a clock shows. */
  opensAt: Figure;
  closesAt: Figure;
  bookEdition: Figure;
  ageFrom: Figure;
  ageTo: Figure;
  groupFrom: Figure;
  groupTo: Figure;
  planDays: Figure;
  /** Minutes. */
  talkFrom: Figure;
  talkTo: Figure;
  [other: string]: Figure;
}

/** A page is named after its copy file and its route file. */
export type PageKey = keyof typeof import('../../locales/pt-BR/locale.json')['paths'];

/** One JSON file of a language: a page's own, or what all pages share. */
export type Namespace = PageKey | 'common';

/** One language: `locales/<tag>/locale.json` and the folder's name. */
export interface Locale {
  /** BCP 47 tag, such as `pt-BR`. */
  tag: string;
  name: string;
  direction: 'ltr' | 'rtl';
  /** Page → public path, its placeholders already filled in, below `/<tag>` but for the source. */
  paths: Record<PageKey, string>;
}

/** One of the site's languages, as the others know it. */
export type Language = Pick<Locale, 'tag' | 'name' | 'paths'>;

/**
 * What a page is made from. The prerenderer reads it from `locales/`, the browser from the data block
 * of the page it is on (page-data.ts), and a test from a fixture: no script contains a word of copy,
 * so editing a sentence leaves every script's hash as it was.
 */
export interface Content {
  site: Site;
  locale: Locale;
  /** The days on which somebody answers, as a line of the page; none where the owner names none. */
  openingDays?: string;
  /** What is still to come, the next first; none where the owner names nothing. */
  agenda?: AgendaDay[];
  /** The site's languages, the one at the root first. */
  languages: Language[];
  /** Fetches one namespace. Rejects when it can't be had. */
  readCopy: (namespace: Namespace) => Promise<object>;
}
