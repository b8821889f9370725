import type { AnyRouter } from '@tanstack/react-router';
import type { Site } from '../content/site-data.ts';

/** Adds the script that counts visits. In the HTML, the script would delay the event `load`. */
export function countVisits(attributes: NonNullable<Site['analytics']>, router: AnyRouter) {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  document.body.append(script);
  // GoatCounter's script counts only the first page, so each following page is counted here.
  router.subscribe('onRendered', ({ pathChanged }) => {
    const { goatcounter } = window as { goatcounter?: { count(): void } };
    if (pathChanged) goatcounter?.count();
  });
}
