import type { Weekday } from './opening-days.ts';
import { type Language, type Twin, twinsOf } from './twins.ts';

/**
 * What a visitor's page knows about the copy: the owner's facts, one language's addresses,
 * and where to get a namespace. The server reads it from `locales/`, the browser from the
 * data block of the page it is on, and a test from a fixture, so that no script contains
 * a word of copy: editing a sentence leaves every script's hash as it was.
 */
export interface Content {
  site: Site;
  locale: Locale;
  /** Fetches one namespace. Rejects when it can't be had. */
  readCopy: (namespace: Namespace) => Promise<object>;
  /** Where a page is in each of the site's languages, the one at the root first. */
  readTwins: (page: PageKey) => Promise<Twin[]>;
}

/** The owner's facts, the same in every language: `locales/site.json`. */
export type Site = Omit<typeof import('../../locales/site.json'), 'portrait' | 'openDays'> & {
  /** A photograph from `public/`, with its size in pixels; her initials stand in for it. */
  portrait: { src: string; width: number; height: number } | null;
  /** When somebody answers; without it, the site says nothing of days and hours. */
  openDays?: Weekday[];
};

/** One language: `locales/<tag>/locale.json` and the folder's name. */
export interface Locale {
  /** BCP 47 tag, such as `pt-BR`. */
  tag: string;
  name: string;
  direction: 'ltr' | 'rtl';
  /** Page → public path, its placeholders already filled in, below `/<tag>` but for the source. */
  paths: Record<PageKey, string>;
}

/** A page is named after its copy file and its route file. */
export type PageKey = keyof typeof import('../../locales/pt-BR/locale.json')['paths'];

/** One JSON file of a language: a page's own, or what all pages share. */
export type Namespace = PageKey | 'common';

/** The id of the data block that the build writes into each page. */
export const pageDataId = 'page-data';

/** What the data block holds, as JSON. */
export interface PageData {
  site: Site;
  locale: Locale;
  /** Namespace → address of its JSON. */
  copy: Record<Namespace, string>;
  /** The page that this is; none on the 404 page. */
  page?: PageKey;
  /** Where this page (a 404 page: the home page) is in each language. */
  twins: Twin[];
  /** Address of the list of languages, from which the other pages' twins are learned. */
  languages?: string;
  /** Addresses that this page needs, to be fetched side by side after the first paint. */
  needs: { scripts: string[]; copy: string[] };
}

/** Reads the data block of the page that the browser is on. */
export function readPageData(): PageData {
  const block = document.getElementById(pageDataId);
  return JSON.parse(block?.textContent ?? 'null') as PageData;
}

/** The content of the page that the browser is on. */
export function contentFromPage(data: PageData): Content {
  const { site, locale, copy, page = 'home', twins, languages } = data;
  return {
    site,
    locale,
    readCopy: (namespace) => fetchJson(copy[namespace]),
    async readTwins(other) {
      if (other === page || !languages) return twins;
      return twinsOf(await fetchJson<Language[]>(languages), other);
    },
  };
}

async function fetchJson<Shape extends object>(address: string): Promise<Shape> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  return response.json();
}
