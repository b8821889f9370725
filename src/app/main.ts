import { renderAll } from '../theme/below-the-fold.ts';

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (navigation?.type !== 'navigate' || location.hash) renderAll();

import('./entry-client.tsx').then(({ hydrate }) => hydrate()).catch(console.error);
