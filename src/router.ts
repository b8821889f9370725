import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { Content } from './i18n/content';
import { createI18n } from './i18n/i18n';
import { createRewrite } from './i18n/rewrite';
import { ErrorScreen } from './layout/error-screen';
import { NotFound } from './layout/not-found';
import { routeTree } from './routeTree.gen';

/** The whole site for one language: the same for the prerenderer, the browser and the tests. */
export function createSiteRouter(content: Content, history: RouterHistory) {
  let first = true;
  /** The first page is where the browser, or a visitor who did not wait for scripts, has put it. */
  const restoresScroll = () => {
    const later = !first;
    first = false;
    return later;
  };

  return createRouter({
    routeTree,
    history,
    context: { content, i18n: createI18n(content) },
    // The folder of its host that the site lives in.
    basepath: import.meta.env.BASE_URL,
    rewrite: createRewrite(content.locale.paths),
    // Hosts tell /Contato from /contato, and so does the prerendered 404.
    caseSensitive: true,
    defaultPreload: 'intent',
    // Copy does not change while a visitor reads.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFound,
    // On the server this option would emit an inline script, which the policy forbids.
    scrollRestoration: typeof document !== 'undefined' && restoresScroll,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
  interface StaticDataRouteOption {
    /** The colour of a page's actions and links (theme/semantic-tokens.ts); hibisco without it. */
    accent?: 'renovare' | 'lumiere' | 'empreendedor';
  }
}
