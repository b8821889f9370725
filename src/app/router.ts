import { createRouter, type RegisteredRouter, type RouterHistory } from '@tanstack/react-router';
import type { RouterContext } from '../content/i18n/i18n.ts';
import { rewriteOf } from '../content/links/urls.ts';
import { ErrorScreen } from '../layout/error-screen.tsx';
import { NotFound } from '../layout/not-found.tsx';
import { failedLoads } from '../lib/failed-loads.ts';
import { arrival } from '../lib/navigation.ts';
import { routeTree } from './routeTree.gen.ts';

/** Creates the router of one language. */
export function createSiteRouter(context: RouterContext, history: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    context,
    rewrite: rewriteOf(context.i18n.language),
    caseSensitive: true,
    // No page reads the query string, so the router passes it on unchanged.
    parseSearch: (query): { query?: string } => (query ? { query } : {}),
    stringifySearch: ({ query = '' }) => query,
    defaultPreload: prefersReducedData() ? 'intent' : 'viewport',
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFound,
    // The browser itself restores the scroll position of the page that was opened first.
    scrollRestoration: () => arrival() !== undefined,
  });
}

/** Loads the page at the router's address, or throws. The router alone would show an error screen. */
export async function loadPage(router: RegisteredRouter): Promise<void> {
  await router.load();
  const failed = router.state.matches.find(({ status }) => status === 'error');
  if (failed) throw failed.error;
  const [failedLoad] = failedLoads;
  if (failedLoad) throw failedLoad;
}

/** Only Chromium tells pages whether the visitor has turned on the data saver. */
function prefersReducedData(): boolean {
  const browser = globalThis.navigator as { connection?: { saveData: boolean } } | undefined;
  return browser?.connection?.saveData ?? false;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
}
