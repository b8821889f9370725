/**
 * Focuses the page's heading: a screen reader announces it, and Tab continues from there. No live
 * region as well: the heading would be announced twice.
 */
export function focusHeading() {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
