/** Whether `Intl` knows this tag's language, region and script, and spells the tag like this. */
export function isTag(tag: string): boolean {
  try {
    if (Intl.getCanonicalLocales(tag)[0] !== tag) return false;
  } catch {
    return false;
  }
  const { language, region, script } = new Intl.Locale(tag);
  return knows('language', language) && knows('region', region) && knows('script', script);
}

function knows(type: 'language' | 'region' | 'script', code: string | undefined): boolean {
  const names = new Intl.DisplayNames('pt-BR', { type, fallback: 'none' });
  return code === undefined || names.of(code) !== undefined;
}

/** A language's name in Portuguese, or its tag if `Intl` has no name for it. */
export function languageName(tag: string): string {
  return new Intl.DisplayNames('pt-BR', { type: 'language' }).of(tag) ?? tag;
}

/** Splits a name that i18next uses for plurals: `success_other` becomes `success` and `other`. */
export function pluralOf(name: string): { base: string; form: string } | undefined {
  const [, base, form] = /^(.+)_(zero|one|two|few|many|other)$/.exec(name) ?? [];
  return base && form ? { base, form } : undefined;
}

/** All plural forms of a language. */
export function pluralForms(tag: string): string[] {
  const forms: string[] = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  return ['zero', 'one', 'two', 'few', 'many', 'other'].filter((form) => forms.includes(form));
}

/** The plural forms that copy must have. Those for fractions and exact millions may be missing. */
export function neededForms(tag: string): string[] {
  return pluralForms(tag).filter((form) => numbersOf(tag, form).length > 0);
}

/** 0 to 200. Whole numbers above 200 use the same plural forms, except exact millions. */
const wholeNumbers = [...Array(201).keys()];

/** Examples of whole numbers that use a form: the first three at most. */
export function numbersOf(tag: string, form: string): number[] {
  const rules = new Intl.PluralRules(tag);
  return wholeNumbers.filter((number) => rules.select(number) === form).slice(0, 3);
}
