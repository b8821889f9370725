/** The end of a key that i18next uses for plurals, such as `success_other`. */
export const pluralEnding = /_(zero|one|two|few|many|other)$/;

/** The plural forms that a language needs, each with the first whole numbers that it is for. */
export function pluralForms(tag: string): Map<string, number[]> {
  const rules = new Intl.PluralRules(tag);
  const forms = new Map<string, number[]>();
  // Numbers above 200 use the same forms, except exact millions, which the site never counts.
  for (let number = 0; number <= 200; number++) {
    const form = rules.select(number);
    forms.set(form, [...(forms.get(form) ?? []), number].slice(0, 3));
  }
  return forms;
}

/** Whether a text has only white space and signs that nobody sees. */
export const isBlank = (text = '') =>
  /^[\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);

/** Whether a text has words beside its variables. */
export const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\{\{.*?\}\}/g, ''));
