/** Ends `content-visibility` (global-css.ts), because scrolling needs each section's height. */
export function showAllSections() {
  document.documentElement.toggleAttribute('data-rendered', true);
}
