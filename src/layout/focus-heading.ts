/**
 * Puts the focus on the page's heading: a screen reader reads it, once, and Tab goes on from there.
 * Not a live region as well, which would say it twice.
 */
export function focusHeading() {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
