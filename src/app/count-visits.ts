import type { Site } from '../content/site.ts';

/** Adds the script that counts visits. In the HTML, the script would delay the event `load`. */
export function countVisits(attributes: NonNullable<Site['analytics']>) {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  document.body.append(script);
}
