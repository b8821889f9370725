/**
 * Variable fonts of Fontsource, as npm packages. From them `npm run fonts` makes all that lies in
 * `fonts/` (docs/look.md#another-typeface).
 */
export const typefaces = {
  /** Headings, figures and quotes. */
  heading: '@fontsource-variable/petrona',
  /** All else. */
  body: '@fontsource-variable/figtree',
};
