import { messages } from './messages.ts';
import { formsOf, numbersOf, type Plural } from './plurals.ts';

/** The language of the check's sentences. */
const reader = 'pt-BR';

/** What is wrong with a folder's name as a BCP 47 tag. */
export function checkTag(tag: string): string | undefined {
  if (canonicalOf(tag) !== tag) return messages.unknownTag(nearestTag(tag));
  const { language, region, script } = new Intl.Locale(tag);
  if (!knows('language', language)) return messages.unknownTag();
  if (region && !knows('region', region)) return messages.unknownSubtag(region);
  if (script && !knows('script', script)) return messages.unknownSubtag(script);
}

/** The tag that was most likely meant; undefined if there is no valid one. */
export function nearestTag(tag: string): string | undefined {
  const canonical = canonicalOf(tag) ?? canonicalOf(tag.replaceAll('_', '-'));
  return canonical && !checkTag(canonical) ? canonical : undefined;
}

/** A tag that `Intl` accepts, even if the folder's name is none. */
export function usableTag(tag: string): string {
  return canonicalOf(tag) ?? nearestTag(tag) ?? reader;
}

/** A language's name in Portuguese, to be used in a sentence; the tag if it has none. */
export function languageName(tag: string): string {
  return new Intl.DisplayNames([reader], { type: 'language' }).of(tag) ?? tag;
}

/** A language's name for itself, as a menu writes it. */
export function ownName(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** The direction in which a language is written. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  // Node 20 has the property, later ones the method; TypeScript's library has neither.
  const locale = new Intl.Locale(tag) as Intl.Locale & {
    textInfo?: { direction: string };
    getTextInfo?: () => { direction: string };
  };
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction === 'rtl' ? 'rtl' : 'ltr';
}

/** The plural forms of a language as a phrase: “_one e _other”. */
export function formList(tag: string, ordinal: boolean): string {
  return list(formsOf(tag, ordinal).map((form) => `_${form}`));
}

/** Example numbers of a plural form as a phrase: “2, 3 e 4”. */
export function numberList(tag: string, { form, ordinal }: Plural): string {
  return list(numbersOf(tag, form, ordinal).map((number) => number.toLocaleString(reader)));
}

function list(words: string[]): string {
  return new Intl.ListFormat(reader).format(words);
}

function canonicalOf(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return;
  }
}

function knows(type: 'language' | 'region' | 'script', code: string): boolean {
  return new Intl.DisplayNames([reader], { type, fallback: 'none' }).of(code) !== undefined;
}
