import { createBrowserHistory, type RegisteredRouter } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createI18n } from '../content/i18n/i18n.ts';
import { languageTags } from '../content/i18n/texts.ts';
import { sourceLanguage } from '../content/languages.ts';
import { pagePath } from '../content/links/urls.ts';
import type { PageKey } from '../content/resources.ts';
import { followNavigation } from '../lib/navigation.ts';
import { createTheme } from '../theme/system.ts';
import { App } from './app.tsx';
import { createSiteRouter, loadPage } from './router.ts';

/**
 * Makes the document a page of the app, or rejects: without its script or texts, it stays HTML. This
 * relies on what libraries don't promise: React's comments in the HTML, and the router's `Suspense`
 * around the page, which render.tsx adds, too. tests/end-to-end/navigation.spec.ts would tell.
 */
export async function hydrate() {
  const { root, page, language } = readDocument();
  if (page) correctAddress(language, page);
  await nextTask();
  const router = await loadFirstPage(language);
  await nextTask();
  // A static import would make one long task of this file's and React DOM's.
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await nextTask();
  const theme = createTheme();
  await nextTask();
  followNavigation(router);
  const app = <App router={router} theme={theme} />;
  // Some hosts remove comments, and React can't hydrate without its own.
  if (page && root.firstChild instanceof Comment) {
    startTransition(() => void hydrateRoot(root, app));
  } else {
    // The app brings these tags again.
    const tags = 'title, [name=description], [name=robots], [rel=canonical], [rel=alternate]';
    for (const each of document.head.querySelectorAll(tags)) each.remove();
    createRoot(root).render(app);
  }
}

/** Between two tasks, the browser can react to the visitor. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Returns what entry-server.tsx says of a built page. On the 404 page, `page` is undefined. */
function readDocument() {
  const root = document.getElementById('root') as HTMLElement;
  const page = root.dataset.page as PageKey | undefined;
  // The development server's HTML doesn't tell the language, but its address does.
  const path = `${window.location.pathname}/`;
  const isOf = (tag: string) => path.startsWith(`${pagePath(tag, 'home')}/`);
  const language = root.dataset.language ?? languageTags.find(isOf) ?? sourceLanguage;
  return { root, page, language };
}

/** Shows the page's own address. Some hosts also serve it at others, such as `/renovare.html`. */
function correctAddress(language: string, page: PageKey) {
  const { search, hash } = window.location;
  const address = pagePath(language, page) + search + hash;
  window.history.replaceState(window.history.state, '', address);
}

/** Loads the script and texts of the page that the document shows. Throws if that fails. */
async function loadFirstPage(language: string): Promise<RegisteredRouter> {
  const i18n = createI18n(language);
  if (import.meta.hot) Object.assign(document.documentElement, { lang: language, dir: i18n.dir() });
  const router = createSiteRouter({ i18n }, createBrowserHistory());
  await loadPage(router);
  return router;
}
