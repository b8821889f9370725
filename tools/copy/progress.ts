import { isBlock, keyOf } from './json-file.ts';
import { usableTag } from './locale-tag.ts';
import { hasWords, isBlank } from './markers.ts';
import { messages } from './messages.ts';
import { type LocaleFolder, localeFile } from './read-locales.ts';
import { walk } from './walk.ts';

export interface Text {
  file: string;
  path: string[];
  originalPath: string[];
  own: unknown;
  /** `equal`: still Portuguese. `changed`: the original changed after the translation. */
  state: 'missing' | 'equal' | 'changed' | 'done';
  original: string;
  /** The Portuguese that a `changed` text was translated from. */
  before?: string;
}

export function textsOf(folder: LocaleFolder, source: LocaleFolder): Text[] {
  return [...source.files].flatMap(([name, { data }]) => {
    if (data === undefined || name === localeFile) return [];
    const file = folder.files.get(name);
    return [...walk(data, file?.data, usableTag(folder.tag))].flatMap((pair) => {
      if (pair.kind === 'unknown' || isBlock(pair.original) || pair.isPhoto) return [];
      const { path, original, originalPath, own } = pair;
      const text = { file: name, path, originalPath, own, original: String(original) };
      return [{ ...text, state: stateOf(text) }];
    });
  });
}

export const isUntranslated = ({ state }: Text) => state === 'missing' || state === 'equal';

/** Such as “450 textos, 2 faltam, 3 em português, 1 a rever”. */
export function progressIn(texts: Text[]): string {
  const [missing, equal] = [countIn(texts, 'missing'), countIn(texts, 'equal')];
  const left = messages.left(missing, equal, countIn(texts, 'changed')) || messages.nothing;
  return `${messages.texts(texts.length)}, ${left}`;
}

/** How much of a language is translated, in words. */
export const progressOf = (folder: LocaleFolder, source: LocaleFolder) =>
  progressIn(textsOf(folder, source));

export function countIn(texts: Text[], state: Text['state']): number {
  return texts.filter((text) => text.state === state).length;
}

const mayStay = /^meta\.path$|(^|\.)(topic|author)$|Lang$/;

function stateOf({ path, own, original }: Omit<Text, 'state'>): Text['state'] {
  if (typeof own !== 'string' || isBlank(own)) return 'missing';
  const needsTranslating = !mayStay.test(keyOf(path)) && hasWords(original);
  return needsTranslating && isSameText(own, original) ? 'equal' : 'done';
}

/** Compares texts, ignoring white space, which editors and translation platforms change. */
export const isSameText = (one: string, other: string) =>
  withPlainSpaces(one) === withPlainSpaces(other);

const withPlainSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();
