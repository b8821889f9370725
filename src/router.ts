import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { Content } from './i18n/content';
import { createI18n } from './i18n/i18n';
import { createRewrite } from './i18n/rewrite';
import { ErrorScreen } from './layout/error-screen';
import { NotFound } from './layout/not-found';
import { routeTree } from './routeTree.gen';
import type { Accent } from './theme/semantic-tokens';

/**
 * The whole site for one language: the same for the prerenderer, the browser and the tests.
 *
 * @param isLost Whether the open document is the 404 page, whatever its address.
 */
export function createSiteRouter(content: Content, history: RouterHistory, isLost?: () => boolean) {
  let pagesShown = 0;

  return createRouter({
    routeTree,
    history,
    context: { content, i18n: createI18n(content) },
    // The folder of its host that the site lives in.
    basepath: import.meta.env.BASE_URL,
    rewrite: createRewrite(content.locale.paths, isLost),
    // Hosts tell /Contato from /contato, and so does the prerendered 404.
    caseSensitive: true,
    defaultPreload: 'intent',
    // Copy does not change while a visitor reads.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFound,
    // The router asks once for each page that it shows. The first one stays where the browser has put it,
    // or a visitor who did not wait for scripts. On the server even a function would make the router
    // emit an inline script, which the policy forbids.
    scrollRestoration: typeof document !== 'undefined' && (() => pagesShown++ > 0),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
  interface StaticDataRouteOption {
    /** The page's own colour; hibisco without one. */
    accent?: Accent;
  }
}
