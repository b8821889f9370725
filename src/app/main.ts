import { renderAll } from '../theme/below-the-fold.ts';

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (navigation?.type !== 'navigate' || location.hash) renderAll();

/** The links of src/server/preloads.ts. Browsers fetch nothing that a template names. */
const preloads = document.querySelector<HTMLTemplateElement>('#preloads');

function start() {
  if (preloads) document.head.append(preloads.content);
  import('./entry-client.tsx').then(({ hydrate }) => hydrate()).catch(console.error);
}

// Scripts that are fetched before the words are painted would delay them (docs/decisions/0006). The
// development server's HTML has no words, and so no preloads.
if (preloads && PerformanceObserver.supportedEntryTypes.includes('paint')) {
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    start();
  });
  observer.observe({ type: 'paint', buffered: true });
} else {
  start();
}
