import { type LocaleFolder, localeFile } from './folder.ts';
import type { Node } from './json-file.ts';
import { usableTag } from './locale-tag.ts';
import { wordsIn } from './markers.ts';
import { walk } from './walk.ts';

/** One text of a locale. */
export interface Text {
  /** The file's name. */
  file: string;
  path: string;
  /** The locale's own value; undefined if there is none. */
  node?: Node;
  /** `equal`: still the Portuguese text, or the same on purpose. */
  state: 'missing' | 'equal' | 'translated';
  /** The Portuguese text. */
  original: string;
}

/** The state of each text of a locale, in the source's order. */
export function textsOf(folder: LocaleFolder, source: LocaleFolder): Text[] {
  return [...source.files].flatMap(([name, { root }]) => {
    if (!root) return [];
    const file = folder.files.get(name);
    return [...walk(root, file?.root, usableTag(folder.tag))].flatMap(({ path, original, own }) => {
      if (!original || original.value.type === 'object') return [];
      if (name === localeFile && ['direction', 'status'].includes(path)) return [];
      const text = String(original.value.value);
      const node = own?.value;
      return [{ file: name, path, node, state: stateOf(node?.value, text), original: text }];
    });
  });
}

function stateOf(own: unknown, original: string): Text['state'] {
  if (typeof own !== 'string' || !own.trim()) return 'missing';
  // A text without letters is the same in every language.
  return own === original && /\p{L}/u.test(wordsIn(original)) ? 'equal' : 'translated';
}

/** How many texts with letters the copy has, and how many of them equal the original. */
export function progressOf(folder: LocaleFolder, source: LocaleFolder) {
  const texts = textsOf(folder, source).filter(
    ({ file, original }) => file !== localeFile && /\p{L}/u.test(wordsIn(original)),
  );
  return { texts: texts.length, equal: texts.filter(({ state }) => state === 'equal').length };
}
