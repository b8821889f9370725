import { type Node, textAt } from '../copy/json-file.ts';
import { usableTag } from '../copy/locale-tag.ts';
import { wordsIn } from '../copy/markers.ts';
import { photoKey } from '../copy/photos.ts';
import { type LocaleFolder, localeFile } from '../copy/read-copy.ts';
import { walk } from '../copy/walk.ts';

export interface Text {
  file: string;
  path: string;
  node?: Node;
  /** `equal` is still the Portuguese text. So is `name`, but it may stay so. */
  state: 'missing' | 'equal' | 'name' | 'done';
  original: string;
}

/** The texts of a locale, in the source's order. */
export function textsOf(folder: LocaleFolder, source: LocaleFolder): Text[] {
  return [...source.files].flatMap(([name, { root }]) => {
    if (!root) return [];
    const file = folder.files.get(name);
    return [...walk(root, file?.root, usableTag(folder.tag))].flatMap(({ path, original, own }) => {
      if (!original || original.value.type === 'object' || photoKey.test(path)) return [];
      if (name === localeFile && ['direction', 'status'].includes(path)) return [];
      const text = String(original.value.value);
      // Addresses may stay, and a title with a `titleLang` is in another language on purpose.
      const mayStay =
        path === 'meta.path' ||
        name === localeFile ||
        textAt(root, ...`${path}Lang`.split('.')) !== undefined;
      const state = stateOf(path, own?.value.value, text, mayStay || isName(text));
      return [{ file: name, path, node: own?.value, state, original: text }];
    });
  });
}

/** Whether a text is still to be translated. */
export function isLeft({ state }: Text): boolean {
  return state === 'missing' || state === 'equal';
}

/** Never translated: a page's key, a person's name, a language tag. */
const fixed = /(^|\.)(topic|author)$|Lang$/;

function stateOf(path: string, own: unknown, original: string, mayStay: boolean): Text['state'] {
  if (typeof own !== 'string' || !own.trim()) return 'missing';
  if (own !== original || fixed.test(path) || !/\p{L}/u.test(wordsIn(original))) return 'done';
  return mayStay ? 'name' : 'equal';
}

/** No word of three or more letters begins with a small one. */
function isName(text: string): boolean {
  return !/(?<!\p{L})\p{Ll}\p{L}{2}/u.test(wordsIn(text));
}
