import { idle } from '../idle';

/**
 * Draws what browsers skip below the first screen (theme/global-css.ts), one section after another
 * while the browser is idle. To be called once the sections are hydrated: React would report the
 * `style` attributes as differences.
 */
export async function drawSections() {
  const sections = document.querySelectorAll<HTMLElement>('main > * ~ *');
  for (const section of sections) {
    await idle();
    section.style.contentVisibility = 'visible';
  }
  delete document.documentElement.dataset.sent;
  // After a change by script, Chromium's `removeAttribute` leaves an empty attribute.
  for (const { attributes } of sections) attributes.removeNamedItem('style');
}
