import { loadMenu } from './layout/header';
import { pages } from './links/pages';
import type { createSiteRouter } from './router';

/**
 * While nothing else happens, fetches what may be pressed next: copy and code of all pages, 31 KB
 * brotli, the quotes' font, 13, and for a phone its menu, 25. A press then waits for no network,
 * 1.1 s on slow 4G; the Network panel shows what comes after `load`.
 *
 * Nothing of it where every byte counts: there a page is fetched when its link is touched. What fails
 * here is silent, and asked for again when it is wanted.
 */
export async function lookAhead({ options }: ReturnType<typeof createSiteRouter>) {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  // Safari has no idle moments.
  await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
  if (isDear()) return;
  const hasToggle = matchMedia('(width < 68.75rem)').matches;
  await Promise.allSettled([
    ...pages.map(({ page }) => options.context.loadCopy(page)),
    document.fonts.load('italic 500 1em "Petrona Variable"'),
    hasToggle && loadMenu(),
  ]);
}

/** Browsers other than Chromium's don't tell. */
function isDear(): boolean {
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  return !!connection && (connection.saveData || /2g/.test(connection.effectiveType));
}
