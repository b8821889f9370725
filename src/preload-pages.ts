import { pages } from './links/pages';
import type { createSiteRouter } from './router';

/**
 * While nothing else happens, fetches the copy of all pages and the quotes' font, so that the next
 * click waits for no network: it saves a second on slow 4G. What fails here is asked for again when
 * it is wanted.
 */
export async function preloadPages(router: ReturnType<typeof createSiteRouter>) {
  await idle();
  if (prefersReducedData()) return;
  void document.fonts.load('italic 500 1em "Petrona Variable"');
  for (const { to } of pages) void router.preloadRoute({ to });
}

async function idle() {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  // Safari has no idle callback.
  await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
}

/** Only Chromium's browsers tell. */
function prefersReducedData(): boolean {
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  return !!connection && (connection.saveData || /2g/.test(connection.effectiveType));
}
