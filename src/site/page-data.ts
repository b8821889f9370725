import type { AgendaDay } from './agenda';
import type { Content, Language, Locale, Namespace, PageKey, Site } from './content';

/** The id of the data block that the build writes into each page. */
export const pageDataId = 'page-data';

/** What the data block holds, as JSON. */
export interface PageData {
  site: Site;
  locale: Locale;
  openingDays?: string;
  agenda?: AgendaDay[];
  languages: Language[];
  /** Namespace → address of its JSON. */
  copy: Record<Namespace, string>;
  /** The page's key; undefined on the 404 page. */
  page?: PageKey;
  /** Fetched in parallel after the first paint. */
  preload: { scripts: string[]; copy: string[] };
}

/** Milliseconds. A stalled request never fails by itself. */
const timeout = 8000;

/** Reads the open page's data block. */
export function readPageData(): PageData {
  const block = document.getElementById(pageDataId);
  return JSON.parse(block?.textContent ?? 'null') as PageData;
}

/** The content described by a page's data block. */
export function contentFromPage({ copy, ...content }: PageData): Content {
  return {
    ...content,
    async readCopy(_language, namespace) {
      const address = copy[namespace];
      const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
      if (!response.ok) throw new Error(`${response.status} for ${address}`);
      return response.json();
    },
  };
}
