import { idle } from '../lib/idle.ts';
import { renderAll } from '../theme/below-the-fold.ts';

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// If the page opens scrolled down, the browser needs the height of each section now.
if (navigation?.type !== 'navigate' || location.hash) renderAll();
else void idle().then(renderAll);

void import('./start.tsx').then(({ start }) => start());
