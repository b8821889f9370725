import type { Node } from '../copy/json-file.ts';
import { usableTag } from '../copy/locale-tag.ts';
import { hasWords, isBlank } from '../copy/markers.ts';
import { type LocaleFolder, localeFile } from '../copy/read-locales.ts';
import { walk } from '../copy/walk.ts';
import { answers } from '../issues/messages.ts';

export interface Text {
  file: string;
  path: string;
  /** Where the original is: a plural form may be translated from another form. */
  originalPath: string[];
  node?: Node;
  /** `equal` is still Portuguese. Only `npm run locales -- todo` knows what is `changed`. */
  state: 'missing' | 'equal' | 'changed' | 'done';
  original: string;
  /** The Portuguese that a `changed` text was translated from. */
  before?: string;
}

/** The texts of a locale, in the source's order. */
export function textsOf(folder: LocaleFolder, source: LocaleFolder): Text[] {
  return [...source.files].flatMap(([name, { root }]) => {
    if (!root || name === localeFile) return [];
    const file = folder.files.get(name);
    return [...walk(root, file?.root, usableTag(folder.tag))].flatMap((pair) => {
      const { path, original, own, isPhoto } = pair;
      if (!original || original.value.type === 'object' || isPhoto) return [];
      const text = {
        file: name,
        path,
        originalPath: [...path.split('.').slice(0, -1), original.name],
        node: own?.value,
        original: String(original.value.value),
      };
      return [{ ...text, state: stateOf(text) }];
    });
  });
}

/** Whether a text still needs its translator. */
export const isLeft = ({ state }: Text) => state === 'missing' || state === 'equal';

/** “450 textos, 2 faltam, 3 em português” */
export function progressOf(texts: Text[]): string {
  return `${answers.texts(texts.length)}, ${leftIn(texts)}`;
}

/** “2 faltam, 3 em português, 1 mudou” */
function leftIn(texts: Text[]): string {
  const [missing, equal] = [countIn(texts, 'missing'), countIn(texts, 'equal')];
  return answers.left(missing, equal, countIn(texts, 'changed')) || answers.nothing;
}

/** How many texts are in a state. */
export function countIn(texts: Text[], state: Text['state']): number {
  return texts.filter((text) => text.state === state).length;
}

/** An address, a page's key, a person's name, a language tag. */
const mayStay = /^meta\.path$|(^|\.)(topic|author)$|Lang$/;

function stateOf({ path, node, original }: Omit<Text, 'state'>): Text['state'] {
  if (typeof node?.value !== 'string' || isBlank(node.value)) return 'missing';
  const needsTranslating = !mayStay.test(path) && hasWords(original);
  return needsTranslating && isSame(node.value, original) ? 'equal' : 'done';
}

/** Compares two texts without regard to white space. */
export const isSame = (one: string, other: string) =>
  withPlainSpaces(one) === withPlainSpaces(other);

const withPlainSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();
