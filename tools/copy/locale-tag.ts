const reader = 'pt-BR';

/** Whether this is a known language's BCP 47 tag in its usual spelling. */
export function isTag(tag: string): boolean {
  if (canonicalOf(tag) !== tag) return false;
  const { language, region, script } = new Intl.Locale(tag);
  return knows('language', language) && knows('region', region) && knows('script', script);
}

/** The tag, or `pt-BR` if `Intl` doesn't accept it. */
export function usableTag(tag: string): string {
  return canonicalOf(tag) ?? reader;
}

/** A language's name in Portuguese; the tag if it has none. */
export function languageName(tag: string): string {
  return new Intl.DisplayNames([reader], { type: 'language' }).of(tag) ?? tag;
}

/** A new language's `locale.json`. */
export function draftFacts(tag: string) {
  const word = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  const name = word.charAt(0).toLocaleUpperCase(tag) + word.slice(1);
  return { name, direction: directionOf(tag), status: 'draft' };
}

export function directionOf(tag: string): 'ltr' | 'rtl' {
  // Node 20 has the property, later versions the method, TypeScript's types neither.
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
  const names = new Intl.DisplayNames([reader], { type, fallback: 'none' });
  return code === undefined || names.of(code) !== undefined;
}
