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
    const form = rules.select(number);
    forms.set(form, [...(forms.get(form) ?? []), number].slice(0, 3));
  }
  return forms;
}

const variable = /\{\{\s*([^{}]*[^{}\s])\s*\}\}/g;
/** Words between two tags, such as `<email>words</email>`, with no other tag inside. */
const link = /<(\p{L}[\p{L}\d-]*)>[^<>]*[^<>\s][^<>]*<\/\1>/gu;

/** The markers in a text, such as `{{name}}` and `<email>…</email>`, and parts of broken ones. */
export function markersIn(text: string): string[] {
  const variables = [...text.matchAll(variable)].map(([, name]) => `{{${name}}}`);
  const filled = text.replace(variable, 'x');
  const links = [...filled.matchAll(link)].map(([, name]) => `<${name}>…</${name}>`);
  const broken = filled.replace(link, '').match(/<[^<>]*>|[{}<>]/g) ?? [];
  return [...new Set([...variables, ...links, ...broken])];
}

/** Whether a text has only white space and signs that nobody sees. */
export const isBlank = (text: string) =>
  /^[\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
