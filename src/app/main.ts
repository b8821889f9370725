import { renderAll } from '../theme/below-the-fold.ts';

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// Firefox 153 may report no paint of a page that opens scrolled down, so such a page starts at once.
const opensScrolled = navigation?.type !== 'navigate' || location.hash !== '';
if (opensScrolled) renderAll();

/** The links of src/server/preloads.ts. Browsers fetch nothing that a template names. */
const preloads = document.querySelector<HTMLTemplateElement>('#preloads');

/** Resolves once the words are painted, or after three seconds. */
const painted = () =>
  new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
    // A page may also open scrolled down for another reason, such as a restored tab.
    setTimeout(resolve, 3000);
  });

async function start() {
  // Scripts that are fetched before the words are painted would delay them (docs/decisions/0006). The
  // development server's HTML has no words, and so no preloads.
  if (preloads && !opensScrolled) await painted();
  if (preloads) document.head.append(preloads.content);
  const { hydrate } = await import('./entry-client.tsx');
  await hydrate();
}

start().catch(console.error);
