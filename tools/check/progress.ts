import { type Node, textAt } from '../copy/json-file.ts';
import { usableTag } from '../copy/locale-tag.ts';
import { hasWords, isBlank } from '../copy/markers.ts';
import { type LocaleFolder, localeFile } from '../copy/read-locales.ts';
import { walk } from '../copy/walk.ts';
import { answers } from '../issues/messages.ts';

export interface Text {
  file: string;
  path: string;
  node?: Node;
  /**
   * `equal` is still Portuguese, `outdated` a Portuguese that has changed since. An original that is
   * `unseen` changed, or is new, since `seen`.
   */
  state: 'missing' | 'equal' | 'outdated' | 'unseen' | 'done';
  original: string;
  /** What the original said when all was seen. */
  before?: string;
}

/** The texts of a locale, in the source's order. */
export function textsOf(folder: LocaleFolder, source: LocaleFolder): Text[] {
  return [...source.files].flatMap(([name, { root }]) => {
    if (!root || name === localeFile) return [];
    const file = folder.files.get(name);
    const translated = folder.translatedFrom.get(name);
    return [...walk(root, file?.root, usableTag(folder.tag))].flatMap((pair) => {
      const { path, original, own, isPhoto } = pair;
      if (!original || original.value.type === 'object' || isPhoto) return [];
      // A plural form may be translated from another one.
      const names = [...path.split('.').slice(0, -1), original.name];
      const text = {
        file: name,
        path,
        node: own?.value,
        original: String(original.value.value),
        before: textAt(translated?.root, ...names),
      };
      return [{ ...text, state: stateOf(text, folder) }];
    });
  });
}

/** Whether a text still needs its translator. */
export const isLeft = ({ state }: Text) => state !== 'done';

/** “450 textos, 2 faltam, 3 em português” */
export function progressOf(texts: Text[]): string {
  return `${answers.texts(texts.length)}, ${leftIn(texts) || answers.nothing}`;
}

/** “2 faltam, 3 em português”; empty if nothing is left. */
export function leftIn(texts: Text[]): string {
  const inPortuguese = countIn(texts, 'equal') + countIn(texts, 'outdated');
  return answers.left(countIn(texts, 'missing'), inPortuguese, countIn(texts, 'unseen'));
}

/** `home.json hero.title` */
export const nameOf = ({ file, path }: Pick<Text, 'file' | 'path'>) => `${file} ${path}`;

/** How many texts are in a state. */
export function countIn(texts: Text[], state: Text['state']): number {
  return texts.filter((text) => text.state === state).length;
}

/** An address, a page's key, a person's name, a language tag. */
const mayStay = /^meta\.path$|(^|\.)(topic|author)$|Lang$/;

const needsTranslating = ({ path, original }: Pick<Text, 'path' | 'original'>) =>
  !mayStay.test(path) && hasWords(original);

/** Whether a text that needs translating says what its original says. */
export const isEqual = (text: Pick<Text, 'path' | 'node' | 'original'>) =>
  needsTranslating(text) &&
  withPlainSpaces(String(text.node?.value)) === withPlainSpaces(text.original);

/** A space that doesn't break or can't be seen, or a line break, is no other text. */
const withPlainSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

function stateOf(
  text: Omit<Text, 'state'>,
  { translatedFrom, meant }: LocaleFolder,
): Text['state'] {
  const { node } = text;
  if (typeof node?.value !== 'string' || isBlank(node.value)) return 'missing';
  const [own, original] = [withPlainSpaces(node.value), withPlainSpaces(text.original)];
  const before = text.before === undefined ? undefined : withPlainSpaces(text.before);
  const isMeant = meant.includes(nameOf(text));
  // What was meant is the Portuguese of then.
  if (isEqual(text)) return isMeant && before === original ? 'done' : 'equal';
  if (own === original || before === original || translatedFrom.size === 0) return 'done';
  return own === before && needsTranslating(text) && !isMeant ? 'outdated' : 'unseen';
}
