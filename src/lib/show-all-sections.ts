/**
 * Has browsers render what they skip below the first screen (global-css.ts). To scroll somewhere, they
 * need the height of each section above.
 */
export function showAllSections() {
  document.documentElement.toggleAttribute('data-rendered', true);
}
