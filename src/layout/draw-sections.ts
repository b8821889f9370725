import { idle } from '../idle';

/**
 * Draws what browsers skip of the first page (theme/global-css.ts), one section after another
 * while the browser is idle. To be called after hydration: React would report the `style` attributes.
 */
export async function drawSections() {
  const { dataset } = document.documentElement;
  if (dataset.sent === undefined) return;
  const sections = document.querySelectorAll<HTMLElement>('main > * ~ *');
  for (const section of sections) {
    await idle();
    section.style.contentVisibility = 'visible';
  }
  delete dataset.sent;
  // After a change by script, Chromium's `removeAttribute` leaves an empty attribute.
  for (const { attributes } of sections) attributes.removeNamedItem('style');
}
