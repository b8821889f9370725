import { readPageData } from '../content/page-data.ts';
import { renderAll } from '../theme/below-the-fold.ts';

/** Waits until words are painted. Scripts that are fetched before would delay that. */
function afterFirstPaint(run: () => void) {
  let started = false;
  const once = () => {
    if (!started) run();
    started = true;
  };
  // A tab in the background never paints, and old browsers may not report a paint.
  setTimeout(once, 3000);
  try {
    // Chromium's own `first-paint` may be of the background alone.
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) once();
    }).observe({ type: 'paint', buffered: true });
  } catch {
    once();
  }
}

function preload(href: string, attributes: Partial<HTMLLinkElement>) {
  document.head.append(Object.assign(document.createElement('link'), { href, ...attributes }));
}

// On a reload or Back, the browser restores the scroll position and needs the whole height.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (navigation?.type !== 'navigate') renderAll();

function start() {
  const { preload: scripts, copy, page } = readPageData();
  for (const href of scripts) preload(href, { rel: 'modulepreload' });
  for (const href of page ? [copy.common, copy[page]] : [copy.common]) {
    preload(href, { rel: 'preload', as: 'fetch', crossOrigin: '' });
  }
  import('./entry-client.tsx').then(({ hydrate }) => hydrate()).catch(console.error);
}

// In development there is no paint to wait for.
if (document.getElementById('root')?.childElementCount) afterFirstPaint(start);
else start();
