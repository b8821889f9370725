import { idle } from '../lib/idle.ts';
import { showAllSections } from '../theme/below-the-fold.ts';

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// If the page opens scrolled down, the browser needs the height of each section now.
if (navigation?.type !== 'navigate' || location.hash) showAllSections();
else void idle().then(showAllSections);

void import('./entry-client.tsx').then(({ hydrate }) => hydrate());
