import { createBrowserHistory, type RegisteredRouter } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createI18n } from '../content/i18n/i18n.ts';
import { pagePath } from '../content/links/urls.ts';
import type { PageKey } from '../content/resources.ts';
import { followNavigation } from '../lib/navigation.ts';
import { createTheme } from '../theme/system.ts';
import { App } from './app.tsx';
import { readPageRoot } from './page-root.tsx';
import { createSiteRouter, loadPage } from './router.ts';

/** Makes the document a page of the app, or rejects: without its script or texts, it stays HTML. */
export async function hydrate() {
  const { root, page, language, canHydrate } = readPageRoot();
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
  if (canHydrate) {
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
