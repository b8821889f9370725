/** One plural form of a text. */
export interface Plural {
  /** The text's name without its form. */
  base: string;
  form: string;
  ordinal: boolean;
}

/** Splits `success_other` into its text and its form (i18next's JSON v4). */
export function formOf(name: string): Plural | undefined {
  const match = /^(.+?)(_ordinal)?_(zero|one|two|few|many|other)$/.exec(name);
  if (!match?.[1] || !match[3]) return undefined;
  return { base: match[1] + (match[2] ?? ''), form: match[3], ordinal: Boolean(match[2]) };
}

/** The forms that a language needs; only `other` for a language unknown to Node. */
export function formsOf(tag: string, ordinal: boolean): string[] {
  if (Intl.PluralRules.supportedLocalesOf(tag).length === 0) return ['other'];
  const forms: string[] = rulesOf(tag, ordinal).resolvedOptions().pluralCategories;
  return ['zero', 'one', 'two', 'few', 'many', 'other'].filter((form) => forms.includes(form));
}

/** Up to three example numbers for a form, integers if possible. */
export function numbersOf(tag: string, { form, ordinal }: Plural): number[] {
  const rules = rulesOf(tag, ordinal);
  const uses = (number: number) => rules.select(number) === form;
  const found = [...Array(201).keys(), 1_000_000].filter(uses);
  return (found.length > 0 ? found : [0.5, 1.5, 2.5].filter(uses)).slice(0, 3);
}

/**
 * Whether a form stands for a single number (`_one` in English, `_two` in Arabic), so that its text may
 * say it in words. `_one` in Portuguese doesn't: it also stands for 0.
 */
export function hasOneNumber(tag: string, plural: Plural): boolean {
  const { form, ordinal } = plural;
  if (form === 'zero' && !formsOf(tag, ordinal).includes('zero')) return true;
  return numbersOf(tag, plural).length === 1 && form !== 'many' && form !== 'other';
}

function rulesOf(tag: string, ordinal: boolean): Intl.PluralRules {
  return new Intl.PluralRules(tag, { type: ordinal ? 'ordinal' : 'cardinal' });
}
