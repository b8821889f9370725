export interface Plural {
  base: string;
  form: string;
}

/** Splits a name such as `success_other` into `success` and `other` (i18next's JSON v4). */
export function formOf(name: string): Plural | undefined {
  const match = /^(.+)_(zero|one|two|few|many|other)$/.exec(name);
  return match?.[1] && match[2] ? { base: match[1], form: match[2] } : undefined;
}

/** The plural forms of a language. Only `other` if Node doesn't know the language. */
export function formsOf(tag: string): string[] {
  if (Intl.PluralRules.supportedLocalesOf(tag).length === 0) return ['other'];
  const forms: string[] = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  return ['zero', 'one', 'two', 'few', 'many', 'other'].filter((form) => forms.includes(form));
}

/** The forms that copy must have: those that whole numbers use. In Polish, `other` isn't one. */
export function neededForms(tag: string): string[] {
  const forms = formsOf(tag);
  if (forms.length === 1) return forms;
  return forms.filter((form) => numbersOf(tag, form).length > 0);
}

/** These numbers use every plural form of whole numbers except that of exact millions. */
const wholeNumbers = [...Array(201).keys()];

/** The form that only exact millions use, such as `many` in Spanish. Copy may leave it out. */
export function formOfMillions(tag: string): string | undefined {
  const form = new Intl.PluralRules(tag).select(1_000_000);
  return formsOf(tag).includes(form) && !neededForms(tag).includes(form) ? form : undefined;
}

/** The first three whole numbers that a form stands for, or fewer if it has fewer. */
export function numbersOf(tag: string, form: string): number[] {
  const rules = new Intl.PluralRules(tag);
  return wholeNumbers.filter((number) => rules.select(number) === form).slice(0, 3);
}

/** Whether a form is for a single number, as `one` in English. In Portuguese, 0 is `one`, too. */
export function hasOneNumber(tag: string, form: string): boolean {
  if (form === 'zero' && !formsOf(tag).includes('zero')) return true;
  return numbersOf(tag, form).length === 1 && form !== 'many' && form !== 'other';
}
