import { idle, prefersReducedData } from './idle';
import { pages } from './links/pages';
import type { createSiteRouter } from './router';

/**
 * While nothing else happens, fetches the copy of all pages, the form and the quotes' font, so that the
 * next click waits for no network: it saves a second on slow 4G. What fails here is asked for again
 * when it is wanted.
 */
export async function preloadPages(router: ReturnType<typeof createSiteRouter>) {
  await idle();
  if (prefersReducedData()) return;
  void document.fonts.load('italic 500 1em "Petrona Variable"');
  for (const part of [import('./contact/contact-form'), import('./outcome/outcome-toaster')]) {
    part.catch(() => {});
  }
  for (const { to } of pages) void router.preloadRoute({ to });
}
