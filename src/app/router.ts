import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import type { RouterContext } from '../content/i18n/i18n.ts';
import { createRewrite } from '../content/rewrite.ts';
import type { SiteData } from '../content/site-data.ts';
import { ErrorScreen } from '../layout/error-screen.tsx';
import { NotFound } from '../layout/not-found.tsx';
import { followHistory } from '../lib/navigation.ts';
import { routeTree } from './routeTree.gen.ts';

/** Creates the router of one language. */
export function createSiteRouter(
  siteData: SiteData,
  i18n: i18n,
  history: RouterHistory,
  { prerendered = false, isNotFound = false } = {},
) {
  // Listens to the history before the router does, so that the router finds `navigation` updated.
  const navigation = followHistory(history, isNotFound);
  const context: RouterContext = { siteData, i18n, prerendered, navigation };

  return createRouter({
    routeTree,
    history,
    context,
    basepath: import.meta.env.BASE_URL,
    rewrite: createRewrite(siteData.locale.paths, () => navigation.isNotFound),
    caseSensitive: true,
    // No page reads the query string, so the router passes it on unchanged.
    parseSearch: (query): { query?: string } => (query ? { query } : {}),
    stringifySearch: ({ query = '' }) => query,
    defaultPreload: prefersReducedData() ? 'intent' : 'viewport',
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFound,
    // The browser itself restores the scroll position of the page that was opened first.
    scrollRestoration: () => !navigation.isFirstPage,
  });
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
