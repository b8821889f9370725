import { createBrowserHistory } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createI18n } from '../content/i18n/i18n.ts';
import { languageTags, sourceLanguage } from '../content/i18n/texts.ts';
import { languageFolder, pagePath, withBase } from '../content/links/urls.ts';
import type { PageKey } from '../content/resources.ts';
import { followFocus, keepScrollPosition } from '../lib/navigation.ts';
import { createTheme } from '../theme/system.ts';
import { App } from './app.tsx';
import { createSiteRouter } from './router.ts';

/** Hydrates the page. Not at the top level, where `await` would block files that import this one's. */
export async function hydrate() {
  const root = document.getElementById('root') as HTMLElement;
  // entry-server.tsx says here what a built page shows. On a 404 page, `page` is undefined.
  const page = root.dataset.page as PageKey | undefined;
  const i18n = createI18n(root.dataset.language ?? languageOfAddress());
  const { language } = i18n;
  if (import.meta.hot) Object.assign(document.documentElement, { lang: language, dir: i18n.dir() });

  if (page) {
    // Some hosts also serve a page at other addresses, such as `/renovare.html`.
    const { search, hash } = window.location;
    const address = withBase(pagePath(language, page)) + search + hash;
    window.history.replaceState(window.history.state, '', address);
  }
  const router = createSiteRouter({ i18n }, createBrowserHistory());
  // If the page's script or texts can't be fetched, it stays plain HTML, instead of an error screen.
  let failure: Error | undefined;
  const note = ({ payload }: VitePreloadErrorEvent) => {
    failure = payload;
  };
  window.addEventListener('vite:preloadError', note);
  await router.load();
  window.removeEventListener('vite:preloadError', note);
  if (page && failure) throw failure;
  followFocus(router);
  keepScrollPosition();

  const app = <App router={router} theme={createTheme()} />;
  if (page) {
    startTransition(() => void hydrateRoot(root, app));
  } else {
    // The host may have sent the 404 page for an address that exists, so it is rendered anew.
    if (import.meta.env.PROD) console.info(`404: ${window.location.href}`);
    for (const each of document.querySelectorAll('head > :is(title, [name=robots])')) each.remove();
    createRoot(root).render(app);
  }
}

/** The development server's HTML doesn't tell the language. */
function languageOfAddress(): string {
  const path = `${window.location.pathname}/`;
  const isOf = (tag: string) =>
    tag !== sourceLanguage && path.startsWith(withBase(languageFolder(tag)));
  return languageTags.find(isOf) ?? sourceLanguage;
}
