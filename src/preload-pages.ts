import { idle, prefersReducedData } from './idle';
import { pages } from './links/pages';
import type { createSiteRouter } from './router';

/**
 * When the browser is idle, fetches the copy of all pages, the form, the toast and the quotes'
 * font, so that the next click waits for no network: it saves a second on slow 4G. What fails here
 * is requested again when it is needed.
 */
export async function preloadPages(router: ReturnType<typeof createSiteRouter>) {
  await idle();
  if (prefersReducedData()) return;
  void document.fonts.load('italic 500 1em "Petrona Variable"');
  for (const part of [import('./contact/contact-form'), import('./outcome/outcome-toaster')]) {
    part.catch(() => {});
  }
  for (const { to } of pages) {
    // One at a time: all at once would keep a slow phone from answering.
    await idle();
    void router.preloadRoute({ to });
  }
}
