import { readPageData } from './site/page-data.ts';
import { drawAll } from './theme/below-the-fold.ts';

/**
 * The only script that the HTML names. It waits for the first paint, so that no other script
 * delays it, then fetches everything that the page needs in parallel.
 */
function afterFirstPaint(run: () => void) {
  let started = false;
  const once = () => {
    if (!started) run();
    started = true;
  };
  // A background tab never paints, and an old browser may not report it.
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

// Where a page is reloaded or come back to, the browser scrolls to where she was.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (navigation?.type !== 'navigate') drawAll();

function start() {
  const { scripts, copy } = readPageData().preload;
  for (const href of scripts) preload(href, { rel: 'modulepreload' });
  for (const href of copy) preload(href, { rel: 'preload', as: 'fetch', crossOrigin: '' });
  // If it fails, the page stays plain HTML.
  import('./entry-client.tsx').then(({ hydrate }) => hydrate()).catch(console.error);
}

// In development the page is empty: it has nothing to paint before.
if (document.getElementById('root')?.childElementCount) afterFirstPaint(start);
else start();
