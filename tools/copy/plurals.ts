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

/** The forms that whole numbers use, such as not `_other` in Polish. Copy must have them. */
export function neededForms(tag: string): string[] {
  const forms = formsOf(tag);
  if (forms.length === 1) return forms;
  return forms.filter((form) => numbersOf(tag, form).length > 0);
}

/** These numbers cover all plural forms of whole numbers in `Intl`, but for those of millions. */
const wholeNumbers = [...Array(201).keys()];

/** The form for exact millions only, if there is one, as `_many` in Spanish. Copy may lack it. */
export function formOfMillions(tag: string): string | undefined {
  const form = new Intl.PluralRules(tag).select(1_000_000);
  return formsOf(tag).includes(form) && !neededForms(tag).includes(form) ? form : undefined;
}

/** The first three whole numbers that a form stands for, or fewer if it has fewer. */
export function numbersOf(tag: string, form: string): number[] {
  const rules = new Intl.PluralRules(tag);
  return wholeNumbers.filter((number) => rules.select(number) === form).slice(0, 3);
}

/** Whether a form stands for a single number, as `_one` in English. In Portuguese it includes 0. */
export function hasOneNumber(tag: string, form: string): boolean {
  if (form === 'zero' && !formsOf(tag).includes('zero')) return true;
  return numbersOf(tag, form).length === 1 && form !== 'many' && form !== 'other';
}
