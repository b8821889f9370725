const names = new Intl.DisplayNames('pt-BR', { type: 'language', fallback: 'none' });

/** Whether `Intl` knows this language and spells its tag like this. */
export function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag && names.of(tag) !== undefined;
  } catch {
    return false;
  }
}

/** A language's name in Portuguese. */
export const languageName = (tag: string) => names.of(tag) ?? tag;

/** Splits a key that i18next uses for plurals: `success_other` becomes `success` and `other`. */
export function splitPlural(key: string): { base: string; form?: string } {
  const [, base = key, form] = /^(.+)_(zero|one|two|few|many|other)$/.exec(key) ?? [];
  return { base, form };
}

/** The plural forms that a language needs, each with whole numbers that use it, three at most. */
export function neededForms(tag: string): Map<string, number[]> {
  const rules = new Intl.PluralRules(tag);
  const forms = new Map<string, number[]>();
  // Numbers above 200 use the same forms, except exact millions, which the site never counts.
  for (let number = 0; number <= 200; number++) {
    const numbers = forms.get(rules.select(number)) ?? [];
    forms.set(rules.select(number), [...numbers, number].slice(0, 3));
  }
  return forms;
}
