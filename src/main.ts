import { readPageData } from './i18n/page-data';

/**
 * The only script that the HTML names. It waits until the words are painted, so that no other
 * script competes with them, then fetches all that the page needs side by side.
 */
function afterFirstPaint(run: () => void) {
  let started = false;
  const once = () => {
    if (!started) run();
    started = true;
  };
  // A background tab never paints, and an old browser may not tell.
  setTimeout(once, 3000);
  try {
    new PerformanceObserver(once).observe({ type: 'paint', buffered: true });
  } catch {
    once();
  }
}

function preload(href: string, attributes: Partial<HTMLLinkElement>) {
  document.head.append(Object.assign(document.createElement('link'), { href, ...attributes }));
}

afterFirstPaint(() => {
  const { scripts, copy } = readPageData().preload;
  for (const href of scripts) preload(href, { rel: 'modulepreload' });
  for (const href of copy) preload(href, { rel: 'preload', as: 'fetch', crossOrigin: '' });
  // Where it fails, the page stays the plain document that it is.
  import('./entry-client').then(({ start }) => start()).catch(console.error);
});
