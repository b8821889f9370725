import type { Namespace, PageKey } from './resources.ts';
import type { SiteData } from './site-data.ts';

export const pageDataId = 'page-data';

/** A page's data block, which is JSON. */
export interface PageData extends SiteData {
  /** Namespace → address of its JSON. */
  copy: Record<Namespace, string>;
  /** Undefined on the 404 page, and on the dev server. */
  page?: PageKey;
  /** Scripts to fetch in parallel after the first paint. */
  preload: string[];
}

/** Reads the open page's data block, and throws if it has none. */
export function readPageData(): PageData {
  return JSON.parse(document.getElementById(pageDataId)?.textContent ?? '');
}

/** Loads one namespace of the page's language. */
export async function fetchCopy({ copy }: PageData, namespace: Namespace): Promise<object> {
  const address = copy[namespace];
  // Without a time limit, a stalled request would never fail.
  const response = await fetch(address, { signal: AbortSignal.timeout(8000) });
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  return response.json();
}
