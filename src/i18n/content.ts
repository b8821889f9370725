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
}

/** The owner's facts, the same in every language: `locales/site.json`. */
export type Site = Omit<typeof import('../../locales/site.json'), 'portrait'> & {
  /** A photograph from `public/`, with its size in pixels; her initials stand in for it. */
  portrait: { src: string; width: number; height: number } | null;
};

/** One language: `locales/<tag>/locale.json` and the folder's name. */
export interface Locale {
  /** BCP 47 tag, such as `pt-BR`. */
  tag: string;
  name: string;
  direction: 'ltr' | 'rtl';
  /** Page → public path, its placeholders already filled in. */
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
  /** Addresses that this page needs, to be fetched side by side after the first paint. */
  needs: { scripts: string[]; copy: string[] };
}

/** Reads the data block of the page that the browser is on. */
export function readPageData(): PageData {
  const block = document.getElementById(pageDataId);
  return JSON.parse(block?.textContent ?? 'null') as PageData;
}

/** The content of the page that the browser is on. */
export function contentFromPage({ site, locale, copy }: PageData): Content {
  return {
    site,
    locale,
    async readCopy(namespace) {
      const response = await fetch(copy[namespace]);
      const { ok, status } = response;
      if (!ok) throw new Error(`${status} for ${copy[namespace]}`, { cause: status });
      return response.json();
    },
  };
}
