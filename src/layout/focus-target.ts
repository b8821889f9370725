/**
 * Focuses what an address leads to: the section that its hash names, or the page's heading. A screen
 * reader announces it, and Tab continues from there. No live region as well: the heading would be
 * announced twice.
 */
export function focusTarget(hash = '') {
  const target = document.getElementById(hash) ?? document.querySelector<HTMLElement>('h1');
  target?.focus({ preventScroll: true });
}
