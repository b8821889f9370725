import type { AnyRouter } from '@tanstack/react-router';
import type { Site } from '../content/site-data.ts';

/** Adds the owner's counter script. In the HTML, even an `async` script would delay `load`. */
export function countVisits(attributes: NonNullable<Site['analytics']>, router: AnyRouter) {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  document.body.append(script);
  // GoatCounter's script doesn't follow the history.
  router.subscribe('onRendered', ({ pathChanged }) => {
    const { goatcounter } = window as { goatcounter?: { count(): void } };
    if (pathChanged) goatcounter?.count();
  });
}
