import { isBlock, keyOf } from './json-file.ts';
import { usableTag } from './locale-tag.ts';
import { hasWords, isBlank } from './markers.ts';
import { messages } from './messages.ts';
import { type LocaleFolder, localeFile } from './read-locales.ts';
import { walk } from './walk.ts';

export interface Text {
  file: string;
  path: string[];
  /** Where the original is: a plural form may be translated from another form. */
  originalPath: string[];
  /** Undefined if it is missing. */
  own: unknown;
  /** `equal` is still Portuguese. Only `npm run locales -- todo` knows what is `changed`. */
  state: 'missing' | 'equal' | 'changed' | 'done';
  original: string;
  /** The Portuguese that a `changed` text was translated from. */
  before?: string;
}

/** The texts of a locale, in the source's order. */
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

/** Whether a text still needs its translator. */
export const isLeft = ({ state }: Text) => state === 'missing' || state === 'equal';

/** “450 textos, 2 faltam, 3 em português, 1 a rever” */
export function progressIn(texts: Text[]): string {
  const [missing, equal] = [countIn(texts, 'missing'), countIn(texts, 'equal')];
  const left = messages.left(missing, equal, countIn(texts, 'changed')) || messages.nothing;
  return `${messages.texts(texts.length)}, ${left}`;
}

/** How much of a locale is translated. */
export const progressOf = (folder: LocaleFolder, source: LocaleFolder) =>
  progressIn(textsOf(folder, source));

/** How many texts are in a state. */
export function countIn(texts: Text[], state: Text['state']): number {
  return texts.filter((text) => text.state === state).length;
}

/** An address, a page's key, a person's name, a language tag. */
const mayStay = /^meta\.path$|(^|\.)(topic|author)$|Lang$/;

function stateOf({ path, own, original }: Omit<Text, 'state'>): Text['state'] {
  if (typeof own !== 'string' || isBlank(own)) return 'missing';
  const needsTranslating = !mayStay.test(keyOf(path)) && hasWords(original);
  return needsTranslating && isSame(own, original) ? 'equal' : 'done';
}

/** Compares two texts without regard to white space. */
export const isSame = (one: string, other: string) =>
  withPlainSpaces(one) === withPlainSpaces(other);

const withPlainSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();
