/**
 * The fade between pages. Plain CSS: Chakra's global styles know no `::view-transition` selectors. What is being pressed meanwhile must reach the new page, not the picture of the old one.
 */
export const pageTransition = `
::view-transition { pointer-events: none; }
::view-transition-old(root), ::view-transition-new(root) { animation-duration: 160ms; }
@media (prefers-reduced-motion: reduce) {
  ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) {
    animation: none !important;
  }
}`;
