import { languages, site } from 'virtual:copy';
import { createBrowserHistory, type RegisteredRouter } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createI18n } from '../content/i18n/i18n.ts';
import type { Language } from '../content/language.ts';
import { fileAddress } from '../content/links/urls.ts';
import type { PageKey } from '../content/resources.ts';
import { idle, yieldToMain } from '../lib/idle.ts';
import { failedMatch, followFocus, keepScrollPosition } from '../lib/navigation.ts';
import { renderAll } from '../theme/below-the-fold.ts';
import { createTheme } from '../theme/system.ts';
import { App } from './app.tsx';
import { createSiteRouter } from './router.ts';

/** Hydrates the page. Rejects if code or copy can't be loaded; the page then stays plain HTML. */
export async function hydrate() {
  // Short tasks let the browser respond meanwhile. A static import would add React DOM to one.
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await yieldToMain();
  const theme = createTheme();
  await yieldToMain();
  const root = document.getElementById('root') as HTMLElement;
  // src/server/render.tsx says here what a built page shows. On a 404 page, `page` is undefined.
  const page = root.dataset.page as PageKey | undefined;
  const language = languages.find(({ tag }) => tag === root.dataset.language) ?? addressLanguage();
  if (import.meta.env.DEV) {
    Object.assign(document.documentElement, { lang: language.tag, dir: language.direction });
  }
  const router = await loadRouter(language, page);
  await yieldToMain();

  const app = <App router={router} theme={theme} />;
  if (page) {
    startTransition(() => void hydrateRoot(root, app));
  } else {
    // The host may have sent the 404 page for an address that exists, so it is rendered anew.
    if (import.meta.env.PROD) console.info(`404: ${window.location.href}`);
    for (const tag of document.querySelectorAll('head > :is(title, [name=robots])')) tag.remove();
    createRoot(root).render(app);
  }
  followVisitor(router);
}

/** The language of the address, or else the source. The development server's HTML doesn't tell it. */
function addressLanguage(): Language {
  const path = `${window.location.pathname}/`;
  return (
    languages.find(({ paths }) => path.startsWith(`${fileAddress(paths.home)}/`)) ?? languages[0]
  );
}

/** Creates the router, and loads code and copy of the page that the document shows, if any. */
async function loadRouter(language: Language, page: PageKey | undefined) {
  if (page) {
    // Some hosts also serve a page at other addresses, such as `/renovare.html`.
    const { search, hash } = window.location;
    const address = fileAddress(language.paths[page]) + search + hash;
    window.history.replaceState(window.history.state, '', address);
  }
  const i18n = createI18n(language);
  if (import.meta.hot) {
    const { showSavedTexts } = await import('../content/i18n/saved-texts.ts');
    showSavedTexts(import.meta.hot, i18n);
  }
  const router = createSiteRouter({ language, i18n }, createBrowserHistory());
  // Without `ssr`, the router adds a `Suspense` that the HTML lacks, and hydration would fail. The
  // router's `RouterClient` sets it, too, but needs an inline script, which our CSP blocks.
  if (page) router.ssr = { manifest: undefined };
  await router.load();
  // The router would show an error screen, but the HTML has the page's words.
  const failed = failedMatch(router);
  if (import.meta.env.PROD && failed) throw failed.error ?? new Error('The page has not loaded');
  return router;
}

/** Moves focus and scroll position with the visitor, and counts the visit if the owner wants. */
function followVisitor(router: RegisteredRouter) {
  const { analytics } = site;
  void idle().then(() => {
    renderAll();
    // Visits to the development server don't count.
    if (analytics && import.meta.env.PROD) {
      // In the HTML, the script would delay the event `load`.
      const script = document.createElement('script');
      for (const [name, value] of Object.entries(analytics)) script.setAttribute(name, value);
      document.body.append(script);
    }
  });
  router.subscribe('onBeforeNavigate', renderAll);
  followFocus(router);
  keepScrollPosition();
}
