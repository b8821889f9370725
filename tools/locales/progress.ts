import type { Issue, Language } from '../check/issue.ts';
import { nameOf } from '../check/read.ts';
import { findMissing, pairsOf } from '../check/texts.ts';
import { isShared, untranslated } from '../conventions/names.ts';

export type Progress = ReturnType<typeof progressOf>;

/** Finds what is left to do in a translation without mistakes. It stops no build. */
export function progressOf(source: Language, own: Language) {
  const missing: Issue[] = [];
  const portuguese: Issue[] = [];
  const notices: Issue[] = [];
  for (const [entry, original] of pairsOf(source, own)) {
    const { key, text = '' } = entry;
    missing.push(...findMissing(original, source, own));
    const hasWords = /\p{L}/u.test(text.replace(/\{\{.*?\}\}/g, ''));
    const isTranslated = text !== original.text || untranslated.includes(nameOf(key));
    if (hasWords && !isTranslated) portuguese.push({ ...entry, message: text });
    const message = `Em ${original.file}:${original.line} está “${original.text}”. Deixe igual, ou o link ou a foto some.`;
    if (isShared(original) && text !== original.text) notices.push({ ...entry, message });
  }
  const lost = missing.map(({ key }) => countTexts(source, key));
  const missingTexts = lost.reduce((sum, count) => sum + count, 0);
  return { tag: own.tag, isDraft: own.isDraft, missing, missingTexts, portuguese, notices };
}

/** How many texts the source has at a key, which may be a block's or another plural form's. */
function countTexts({ entries }: Language, key: string): number {
  const texts = [...entries.values()].filter((entry) => entry.text !== undefined);
  return texts.filter((entry) => `${entry.key}.`.startsWith(`${key}.`)).length || 1;
}
