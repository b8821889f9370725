import type { Content } from './content.ts';
import type { Namespace, PageKey } from './resources.ts';

/** The id of the data block that the build writes into each page. */
export const pageDataId = 'page-data';

/** The id of the template that holds the script that counts visits, if the owner has one. */
export const counterId = 'counter';

/** What the data block holds, as JSON. */
export interface PageData extends Content {
  /** Namespace → address of its JSON. */
  copy: Record<Namespace, string>;
  /** The page's key; undefined on the 404 page. */
  page?: PageKey;
  /** Fetched in parallel after the first paint. */
  preload: { scripts: string[]; copy: string[] };
}

/** Reads the open page's data block. */
export function readPageData(): PageData {
  return JSON.parse(document.getElementById(pageDataId)?.textContent ?? 'null');
}

/** Loads one namespace of the open page's language. Rejects if that fails. */
export async function fetchCopy({ copy }: PageData, namespace: Namespace): Promise<object> {
  const address = copy[namespace];
  // A stalled request never fails by itself.
  const response = await fetch(address, { signal: AbortSignal.timeout(8000) });
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  return response.json();
}
