import { createBrowserHistory } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createI18n } from '../content/i18n/i18n.ts';
import { fileAddress } from '../content/links/urls.ts';
import { fetchCopy, readPageData } from '../content/page-data.ts';
import { idle, yieldToMain } from '../lib/idle.ts';
import { followFocus, keepScrollPosition } from '../lib/navigation.ts';
import { renderAll } from '../theme/below-the-fold.ts';
import { createTheme } from '../theme/system.ts';
import { App } from './app.tsx';
import { createSiteRouter } from './router.ts';

/** Hydrates the page. Rejects if code or copy can't be loaded; the page then stays plain HTML. */
export async function hydrate() {
  // With a static import, the browser would evaluate React DOM and this file in one long task.
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await yieldToMain();
  const theme = createTheme();
  await yieldToMain();
  const data = readPageData();
  const { locale, page } = data;
  if (page) showAddress(locale.paths[page]);
  const i18n = createI18n(locale.tag, data.site, (namespace) => fetchCopy(data, namespace));
  if (import.meta.env.MODE === 'keys')
    (await import('../content/i18n/show-keys.ts')).showKeys(i18n);
  const root = document.getElementById('root') as HTMLElement;
  const prerendered = root.childElementCount > 0;
  const router = createSiteRouter(data, i18n, createBrowserHistory(), {
    prerendered,
    // GitHub Pages sends the 404 page for `/contato/`, but the router would show the contact page.
    isNotFound: prerendered && !page,
  });

  // Without `ssr`, the router adds a `Suspense` that the HTML lacks, and hydration would fail.
  if (prerendered) router.ssr = { manifest: undefined };
  await router.load();
  const failed = router.state.matches.find(({ status }) => status === 'error');
  if (prerendered && failed) throw failed.error;
  await yieldToMain();

  const app = <App router={router} theme={theme} />;
  if (prerendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  void idle().then(() => {
    renderAll();
    const { analytics } = data.site;
    if (analytics) {
      import('./count-visits.ts').then(({ countVisits }) => countVisits(analytics));
    }
  });
  router.subscribe('onBeforeNavigate', renderAll);
  const stopFollowing = followFocus(router);
  if (import.meta.hot) {
    const { showSavedCopy } = await import('../content/i18n/saved-copy.ts');
    showSavedCopy(import.meta.hot, router, stopFollowing);
  }
  keepScrollPosition();
}

function showAddress(path: string) {
  const { search, hash } = window.location;
  window.history.replaceState(window.history.state, '', fileAddress(path) + search + hash);
}
