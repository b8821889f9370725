export interface Plural {
  base: string;
  form: string;
}

/** Splits `success_other` into text and form (i18next's JSON v4). */
export function formOf(name: string): Plural | undefined {
  const match = /^(.+)_(zero|one|two|few|many|other)$/.exec(name);
  return match?.[1] && match[2] ? { base: match[1], form: match[2] } : undefined;
}

/** A language's plural forms; only `other` if Node doesn't know it. */
export function formsOf(tag: string): string[] {
  if (Intl.PluralRules.supportedLocalesOf(tag).length === 0) return ['other'];
  const forms: string[] = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  return ['zero', 'one', 'two', 'few', 'many', 'other'].filter((form) => forms.includes(form));
}

/** The forms that copy must have. Counts are whole, so `_other` isn't needed in Polish. */
export function neededForms(tag: string): string[] {
  const forms = formsOf(tag);
  if (forms.length === 1) return forms;
  return forms.filter((form) => numbersOf(tag, form).length > 0);
}

/** Exact millions aside, these numbers cover every plural category of whole numbers that Intl knows. */
const wholeNumbers = [...Array(201).keys()];

/** The form that is for exact millions only, such as `_many` in Spanish. Copy may leave it out. */
export function formOfMillions(tag: string): string | undefined {
  const form = new Intl.PluralRules(tag).select(1_000_000);
  return formsOf(tag).includes(form) && !neededForms(tag).includes(form) ? form : undefined;
}

/** Up to three whole numbers that a form stands for. */
export function numbersOf(tag: string, form: string): number[] {
  const rules = new Intl.PluralRules(tag);
  return wholeNumbers.filter((number) => rules.select(number) === form).slice(0, 3);
}

/** Whether a form stands for a single number. `_one` does in English; in Portuguese it includes 0. */
export function hasOneNumber(tag: string, form: string): boolean {
  if (form === 'zero' && !formsOf(tag).includes('zero')) return true;
  return numbersOf(tag, form).length === 1 && form !== 'many' && form !== 'other';
}
