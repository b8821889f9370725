import type { Site } from './content.ts';

/**
 * The variables that any text may name: `{{name}}`, `{{firstName}}`, `{{email}}`, `{{slug}}`, every figure,
 * and `{{weeks}}`, from the first of the group's fortnightly meetings to the last.
 */
export function variablesOf({ name, firstName, email, slug, figures }: Site) {
  const [firstWord = ''] = name.trim().split(/\s+/);
  const weeks = 2 * (figures.meetings - 1);
  return { name, firstName: firstName ?? firstWord, email, slug, ...figures, weeks };
}
