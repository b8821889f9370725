/**
 * The typefaces, by what they are for: variable fonts of Fontsource, as npm packages. From them
 * `npm run fonts` makes all that lies in `fonts/`: files for pages and for preview pictures, CSS with
 * fallbacks of their width, and their licences (docs/look.md#another-typeface).
 */
export const typefaces = {
  /** Headings, figures and quotes. */
  heading: '@fontsource-variable/petrona',
  /** All else. */
  body: '@fontsource-variable/figtree',
};
