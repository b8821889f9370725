import { readPageData } from '../content/page-data.ts';
import { renderAll } from '../theme/below-the-fold.ts';

/** Waits until text is painted, because scripts that are fetched earlier would delay the paint. */
function afterFirstPaint(run: () => void) {
  let started = false;
  const once = () => {
    if (!started) run();
    started = true;
  };
  // A tab in the background never paints, and old browsers may not report a paint.
  setTimeout(once, 3000);
  try {
    // Chromium reports `first-paint` even if only the background has been painted.
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

const prerendered = document.getElementById('root')?.childElementCount;
if (prerendered) afterFirstPaint(start);
else start();
