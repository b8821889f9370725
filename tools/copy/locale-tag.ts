const messageLanguage = 'pt-BR';

/** Whether `Intl` knows this tag's language, region and script, and spells the tag like this. */
export function isTag(tag: string): boolean {
  if (canonicalOf(tag) !== tag) return false;
  const { language, region, script } = new Intl.Locale(tag);
  return knows('language', language) && knows('region', region) && knows('script', script);
}

/** Returns the tag, or `pt-BR` if `Intl` doesn't accept the tag. */
export function usableTag(tag: string): string {
  return canonicalOf(tag) ?? messageLanguage;
}

/** A language's name in Portuguese, or its tag if `Intl` has no name for it. */
export function languageName(tag: string): string {
  return new Intl.DisplayNames([messageLanguage], { type: 'language' }).of(tag) ?? tag;
}

/** The facts in a new language's `locale.json`. */
export function draftFacts(tag: string) {
  const word = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  const name = word.charAt(0).toLocaleUpperCase(tag) + word.slice(1);
  return { name, direction: directionOf(tag), status: 'draft' };
}

export function directionOf(tag: string): 'ltr' | 'rtl' {
  // Node 20 has `textInfo`, later versions have `getTextInfo`, and TypeScript's types lack both.
  const locale = new Intl.Locale(tag) as Intl.Locale & {
    textInfo?: { direction: string };
    getTextInfo?: () => { direction: string };
  };
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction === 'rtl' ? 'rtl' : 'ltr';
}

function canonicalOf(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

function knows(type: 'language' | 'region' | 'script', code: string | undefined): boolean {
  const names = new Intl.DisplayNames([messageLanguage], { type, fallback: 'none' });
  return code === undefined || names.of(code) !== undefined;
}
