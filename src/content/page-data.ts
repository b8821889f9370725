import type { Namespace, PageKey } from './resources.ts';
import type { SiteData } from './site-data.ts';

export const pageDataId = 'page-data';

/** The JSON that each page holds in `<script id="page-data">`. */
export interface PageData extends SiteData {
  /** The address of each namespace's JSON file. */
  copy: Record<Namespace, string>;
  /** Undefined on the 404 page and on the development server. */
  page?: PageKey;
  /** Scripts to fetch in parallel after the first paint. */
  preload: string[];
}

/** Reads the open page's data, or throws if the page has none. */
export function readPageData(): PageData {
  return JSON.parse(document.getElementById(pageDataId)?.textContent ?? '');
}

/** Loads the copy of one namespace in the page's language. */
export async function fetchCopy({ copy }: PageData, namespace: Namespace): Promise<object> {
  const address = copy[namespace];
  const response = await fetch(address, { signal: AbortSignal.timeout(8000) });
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  return response.json();
}
