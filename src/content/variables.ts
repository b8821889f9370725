import type { Site } from './site-data.ts';

/** The variables that any text may name. */
export function variablesOf({
  name,
  firstName,
  email,
  slug,
  figures,
}: Pick<Site, 'name' | 'firstName' | 'email' | 'slug' | 'figures'>) {
  const [firstWord = ''] = name.trim().split(/\s+/);
  // From the first meeting to the last, with one every second week.
  const weeks = 2 * (figures.meetings - 1);
  return { name, firstName: firstName ?? firstWord, email, slug, ...figures, weeks };
}

/** Variables that code passes to `t` for single texts. */
export const variablesOfCode = [
  'count',
  'country',
  'date',
  'days',
  'duration',
  'from',
  'place',
  'service',
  'stars',
  'time',
  'to',
  'until',
  'when',
  'where',
];
