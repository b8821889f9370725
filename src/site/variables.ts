import type { Site } from './content.ts';

/**
 * The variables that any text may name: `{{name}}`, `{{firstName}}`, `{{email}}`, `{{slug}}`, every figure,
 * and `{{weeks}}`, from the first of the group's fortnightly meetings to the last.
 */
export function variablesOf({
  name,
  firstName,
  email,
  slug,
  figures,
}: Pick<Site, 'name' | 'firstName' | 'email' | 'slug' | 'figures'>) {
  const [firstWord = ''] = name.trim().split(/\s+/);
  const weeks = 2 * (figures.meetings - 1);
  return { name, firstName: firstName ?? firstWord, email, slug, ...figures, weeks };
}

/** The variables of single texts, which code passes to `t`: a number of days, the day of a date. */
export const variablesOfCode = [
  'count',
  'date',
  'days',
  'from',
  'place',
  'stars',
  'time',
  'to',
  'until',
  'when',
  'where',
  'zone',
];
