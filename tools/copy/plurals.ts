export interface Plural {
  base: string;
  form: string;
}

/** Splits a name that i18next uses for plurals: `success_other` becomes `success` and `other`. */
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

/** The forms that copy must have: those of 0 to 200. Forms only for fractions may be missing. */
export function neededForms(tag: string): string[] {
  const forms = formsOf(tag);
  if (forms.length === 1) return forms;
  return forms.filter((form) => numbersOf(tag, form).length > 0);
}

/** 0 to 200. Whole numbers above 200 use the same plural forms, except exact millions. */
const wholeNumbers = [...Array(201).keys()];

/** The form that only exact millions use, such as `many` in Spanish. Copy may leave it out. */
export function formOfMillions(tag: string): string | undefined {
  const form = new Intl.PluralRules(tag).select(1_000_000);
  return formsOf(tag).includes(form) && !neededForms(tag).includes(form) ? form : undefined;
}

/** Examples of whole numbers that use a form: the first three at most. */
export function numbersOf(tag: string, form: string): number[] {
  const rules = new Intl.PluralRules(tag);
  return wholeNumbers.filter((number) => rules.select(number) === form).slice(0, 3);
}

/** Whether only one number uses a form, like `one` in English. Portuguese uses `one` for 0, too. */
export function hasOneNumber(tag: string, form: string): boolean {
  if (form === 'zero' && !formsOf(tag).includes('zero')) return true;
  return numbersOf(tag, form).length === 1 && form !== 'many' && form !== 'other';
}
