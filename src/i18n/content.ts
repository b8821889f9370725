import type { Weekday } from './weekdays.ts';

/** The owner's facts, the same in every language: `locales/site.json`. */
export type Site = Omit<
  typeof import('../../locales/site.json'),
  'portrait' | 'formEndpoint' | 'openDays' | 'sample'
> & {
  /** What people call her; without it, the first word of `name`. */
  firstName?: string;
  /** A photograph from `public/`, with its size in pixels; her initials stand in for it. */
  portrait: { src: string; width: number; height: number } | null;
  /** Where the form's messages are posted to; without it, the form sends nothing. */
  formEndpoint?: string | null;
  /** When somebody answers; without it, the site says nothing of days and hours. */
  openDays?: Weekday[];
  /** A note to the owner, until she has replaced the sample identity. */
  sample?: string;
};

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
  /** The site's languages, the one at the root first. */
  languages: Language[];
  /** Fetches one namespace. Rejects when it can't be had. */
  readCopy: (namespace: Namespace) => Promise<object>;
}
