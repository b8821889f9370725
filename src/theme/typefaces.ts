/**
 * npm packages of Fontsource's variable fonts, from which `npm run fonts` makes `fonts/`
 * (docs/look.md#another-typeface).
 */
export const typefaces = {
  /** Headings, figures and quotes. */
  heading: '@fontsource-variable/petrona',
  /** All else. */
  body: '@fontsource-variable/figtree',
};
