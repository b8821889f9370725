import type { Namespace, PageKey } from './resources.ts';
import type { SiteData } from './site-data.ts';

export const pageDataId = 'page-data';

/** The JSON that each page holds in `<script id="page-data">`. */
export interface PageData extends SiteData {
  /** The address of each namespace's JSON file. */
  copy: Record<Namespace, string>;
  /** Undefined on the 404 page and on the development server. */
  page?: PageKey;
}

/** Reads the open page's data, or throws if the page has none. */
export function readPageData(): PageData {
  return JSON.parse(document.getElementById(pageDataId)?.textContent ?? '');
}

/**
 * Loads the copy of one namespace in the page's language, or throws. This uses `fetch`, because
 * browsers of before 2026 never repeat an `import()` that has failed (whatwg/html#6768).
 */
export async function fetchCopy(namespace: Namespace): Promise<object> {
  const address = readPageData().copy[namespace];
  const response = await fetch(address, { signal: AbortSignal.timeout(8000) });
  const copy = response.ok ? await response.json().catch(() => undefined) : undefined;
  // Some hosts answer a missing file with other JSON, which has no such key.
  const key = namespace === 'common' ? 'skip' : 'meta';
  if (!Object(copy)[key]) throw new Error(`The copy of ${namespace} could not be loaded`);
  return copy;
}
