import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createBrowserHistory } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app';
import { keepWords } from './failure/keep-words';
import { patientLoad } from './failure/patient-load';
import { contentFromPage, type Namespace, readPageData } from './i18n/content';
import { createSiteRouter } from './router';
import { createTheme } from './theme/system';

/**
 * Lets the browser answer the visitor between two dear calls: as one task, theme, router and
 * hydration kept a phone (CPU 4× slower) deaf for 250 ms, apart for no more than 100.
 */
const breath = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Emotion's cache, told by the page's own CSS which classes are there. From a list in an attribute
 * Emotion would know too, but then moves the style element, after which the browser computes all
 * styles of the page anew: 20 ms, 80 on a phone.
 */
function createStyleCache() {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  for (const { textContent } of document.querySelectorAll('style')) {
    for (const [id] of textContent.matchAll(/(?<=\.css-)\w+/g)) cache.inserted[id] = true;
  }
  return cache;
}

/**
 * What the browser does without React: letters in a form that is not alive yet, and jumps within the
 * page. React would answer the first such event by hydrating all that is around it at once, which kept a
 * letter waiting for 0.4 s on a phone; so it hears of none. Focus it only notes for later.
 */
function leaveToBrowser(selector: string) {
  const keys = ['keydown', 'keypress', 'keyup', 'textInput', 'input', 'change'];
  const words = ['compositionstart', 'compositionend', 'paste', 'cut'];
  const touches = [
    'pointerdown',
    'touchstart',
    'mousedown',
    'pointerup',
    'touchend',
    'mouseup',
    'click',
  ];
  const listen = (event: Event) => {
    if ((event.target as Element).closest?.(selector)) event.stopPropagation();
  };
  for (const name of [...keys, ...words, ...touches]) {
    addEventListener(name, listen, { capture: true, passive: true });
  }
}

interface SavedCopy {
  tag: string;
  namespace: Namespace;
  copy: object;
}

/**
 * Brings the prerendered page to life. The words stay on screen whatever happens here: a page whose
 * copy or code can't be fetched is not hydrated, and remains the plain document that it was.
 */
export async function start() {
  // Apart from the module, whose task is long enough.
  await breath();
  // From now on all of the page is laid out (theme/global-css.ts): scrolling needs its true height.
  document.documentElement.dataset.live = '';
  const content = contentFromPage(readPageData());
  const theme = createTheme();
  await breath();
  const styles = createStyleCache();
  const history = createBrowserHistory();
  await breath();
  const router = createSiteRouter(content, history);
  const root = document.getElementById('root') as HTMLElement;
  const prerendered = root.childElementCount > 0;

  // Marks the tree as server-rendered: without it React rebuilds the page and doubles its title.
  if (prerendered) router.ssr = { manifest: undefined };
  const { context } = router.options;
  context.loadCopy = patientLoad(router, context.loadCopy);
  context.looksAhead = true;
  await breath();
  await router.load();
  await breath();
  if (prerendered && router.state.matches.some((match) => match.status === 'error')) return;

  const app = (
    <CacheProvider value={styles}>
      <App router={router} theme={theme} />
    </CacheProvider>
  );
  if (prerendered) {
    const options = keepWords(root);
    leaveToBrowser('form:has([type=submit]:disabled), a[href^="#"]');
    startTransition(() => void hydrateRoot(root, app, options));
  } else createRoot(root).render(app);

  // A saved JSON file arrives as an event from tools/vite/dev-copy.ts.
  import.meta.hot?.on('copy', ({ tag, namespace, copy }: SavedCopy) => {
    if (tag !== content.locale.tag) return;
    const { i18n } = router.options.context;
    i18n.removeResourceBundle(tag, namespace);
    i18n.addResourceBundle(tag, namespace, copy);
    void router.invalidate();
  });
}
