import type { Issue, Language } from '../check/issue.ts';
import { nameOf } from '../check/read.ts';
import { missingIn, pairsOf } from '../check/texts.ts';
import { isShared, untranslated } from '../conventions/names.ts';

export type Progress = ReturnType<typeof progressOf>;

/** Finds what is left to do in a translation without mistakes. It stops no build. */
export function progressOf(source: Language, own: Language) {
  const missing: Issue[] = [];
  const portuguese: Issue[] = [];
  const notices: Issue[] = [];
  for (const pair of pairsOf(source, own)) {
    const { entry, original } = pair;
    const { key, text = '' } = entry;
    missing.push(...missingIn(pair));
    const hasWords = /\p{L}/u.test(text.replace(/\{\{.*?\}\}/g, ''));
    const isTranslated = text !== original.text || untranslated.includes(nameOf(key));
    if (hasWords && !isTranslated) portuguese.push({ ...entry, message: text });
    const message = `Em ${original.file}:${original.line} está “${original.text}”. Deixe igual, ou o link ou a foto some.`;
    if (isShared(original) && text !== original.text) notices.push({ ...entry, message });
  }
  return { tag: own.tag, isDraft: own.isDraft, missing, portuguese, notices };
}
