import type { Site } from './site.ts';

/** The variables that any text may contain, such as `{{name}}`. */
export function variablesOf({ name, firstName, email, slug, figures }: Site) {
  const weeks = 2 * (figures.meetings - 1);
  return { name, firstName, email, slug, ...figures, weeks };
}

/** The variables that the code passes to `t`, each only for some texts. */
export const variablesOfCode = ['count', 'stars', 'where'];
