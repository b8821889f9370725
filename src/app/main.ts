import { showAllSections } from '../lib/show-all-sections.ts';

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// If the page opens scrolled down, the browser needs the height of each section now.
if (navigation?.type !== 'navigate' || location.hash) showAllSections();

// Scripts that are fetched before the first frame is drawn would delay the words (docs/decisions.md).
// It is drawn before the second callback, but slow computers show it only before the third. A tab in
// the background gets no callbacks, and starts when it is shown.
requestAnimationFrame(() => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
});

function start() {
  const preloads = document.querySelector<HTMLTemplateElement>('#preloads');
  if (preloads) document.head.append(preloads.content);
  // If something can't be loaded, the page stays plain HTML.
  import('./entry-client.tsx').then(({ hydrate }) => hydrate()).catch(reportError);
}
