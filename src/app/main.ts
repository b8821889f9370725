import { showAllSections } from '../lib/show-all-sections.ts';

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// If the page opens scrolled down, the browser needs the height of each section now.
if (navigation?.type !== 'navigate' || location.hash) showAllSections();

// Scripts that are fetched before the first frame is drawn would delay the words (docs/decisions.md).
// The second callback runs after that frame, and the third when slow computers show it, too.
requestAnimationFrame(() => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
});

function start() {
  const preloads = document.querySelector<HTMLTemplateElement>('#preloads');
  if (preloads) document.head.append(preloads.content);
  // If something can't be loaded, the page stays plain HTML.
  import('./entry-client.tsx').then(({ hydrate }) => hydrate()).catch(reportError);
}
