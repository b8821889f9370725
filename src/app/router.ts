import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import type { RouterContext } from '../content/i18n/i18n.ts';
import { createRewrite } from '../content/rewrite.ts';
import type { SiteData } from '../content/site-data.ts';
import { ErrorScreen } from '../layout/error-screen.tsx';
import { NotFound } from '../layout/not-found.tsx';
import { followHistory } from '../lib/navigation.ts';
import { routeTree } from './routeTree.gen.ts';

/** The router of one language. GitHub Pages serves the 404 page (`isNotFound`) for `/renovare/`. */
export function createSiteRouter(
  siteData: SiteData,
  i18n: i18n,
  history: RouterHistory,
  { prerendered = false, isNotFound = false } = {},
) {
  // `followHistory` subscribes before the router, so that it knows first how a page was reached.
  const navigation = followHistory(history, isNotFound);
  const context: RouterContext = { siteData, i18n, prerendered, navigation };

  return createRouter({
    routeTree,
    history,
    context,
    basepath: import.meta.env.BASE_URL,
    rewrite: createRewrite(siteData.locale.paths, () => navigation.isNotFound),
    // On most hosts, too, /Contato is a 404.
    caseSensitive: true,
    // Nothing reads a query, so it stays as written.
    parseSearch: (query): { query?: string } => (query ? { query } : {}),
    stringifySearch: ({ query = '' }) => query,
    defaultPreload: prefersReducedData() ? 'intent' : 'viewport',
    // Copy doesn't change during a visit.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFound,
    // The first page has its position already. On the server, even a function would make the router
    // write an inline script, which the policy forbids.
    scrollRestoration: typeof document !== 'undefined' && (() => !navigation.isFirstPage),
  });
}

/** Only Chromium has `connection`. */
function prefersReducedData(): boolean {
  const browser = globalThis.navigator as { connection?: { saveData: boolean } } | undefined;
  return browser?.connection?.saveData ?? false;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
}
