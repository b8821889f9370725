/** Ends `content-visibility` (global-css.ts), because scrolling needs all heights. */
export function showAllSections() {
  document.documentElement.toggleAttribute('data-rendered', true);
}
