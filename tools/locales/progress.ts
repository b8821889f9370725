import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getNodeValue } from 'jsonc-parser';
import { type LocaleFolder, localeFile, memoryFile } from './folder.ts';
import { type JsonFile, placeOf } from './json-file.ts';
import { usableTag } from './locale-tag.ts';
import { wordsIn } from './markup.ts';
import { labelOf } from './mistake.ts';
import { walkTexts } from './walk.ts';

/** `copied`: still the Portuguese text. `stale`: the Portuguese text has changed since. */
type State = 'missing' | 'copied' | 'stale' | 'done';

/** What is remembered of one text. */
interface Remembered {
  /** The original from which it was copied or translated. */
  source: string;
  /** Fingerprint of the translation; without one it was only copied. */
  translation?: string;
}

/** One text of a locale, and how far it is. */
export interface Text {
  file: string;
  path: string;
  /** `locales/en/home.json:12`; without a line if the text is missing. */
  place: string;
  state: State;
  /** The Portuguese text today. */
  source: string;
  /** What the locale says; nothing if it is missing. */
  own?: string;
  remembered?: Remembered;
}

/** How far a locale is, text by text, in the order of the source. */
export function textsOf(folder: LocaleFolder, source: LocaleFolder): Text[] {
  const memory = readMemory(folder.memory);
  return [...source.files].flatMap(([file, { root }]) => {
    if (!root) return [];
    const translated = folder.files.get(file);
    const label = labelOf(folder.dir, file);
    const known = memory[file];
    const texts: Text[] = [];
    for (const slot of walkTexts(root, translated?.root, usableTag(folder.tag))) {
      const { path, want, own: mine, text: own } = slot;
      if (file === localeFile && ['direction', 'status'].includes(path)) continue;
      const text = String(want.value.value);
      const place = translated && mine ? placeOf(translated, mine.value) : label;
      const remembered = known && Object.hasOwn(known, path) ? known[path] : undefined;
      const state = stateOf(own, text, remembered);
      texts.push({ file, path, place, state, source: text, own, remembered });
    }
    return texts;
  });
}

/** The texts that a locale can't be published with: copied by `new`, and nobody has touched them since. */
export function copiedTexts(texts: Text[]): Text[] {
  const isAddress = ({ file, path }: Text) => file === localeFile && path.startsWith('paths.');
  return texts.filter(
    (text) =>
      text.state === 'copied' &&
      text.remembered &&
      !text.remembered.translation &&
      !isAddress(text),
  );
}

/**
 * Remembers from which Portuguese text each translation was made, for those that `isDone` picks out.
 * It lies beside the texts, not in them, so that tools which rewrite or reorder these can't lose it.
 *
 * @returns The texts newly remembered.
 */
export function remember(
  { dir }: LocaleFolder,
  texts: Text[],
  isDone: (text: Text) => boolean,
): Text[] {
  const news = texts.filter((text) => {
    const { own, state, source, remembered } = text;
    if (own === undefined || state === 'missing') return false;
    const known = remembered?.source === source && remembered.translation === fingerprint(own);
    return !known && isDone(text);
  });
  writeMemory(dir, texts, (text) => {
    if (!news.includes(text)) return text.remembered;
    return { source: text.source, translation: fingerprint(text.own ?? '') };
  });
  return news;
}

/** Remembers that every text of a new locale is a copy. */
export function rememberCopies({ dir }: LocaleFolder, texts: Text[]) {
  writeMemory(dir, texts, ({ source }) => ({ source }));
}

/** Whether `done` takes a text as translated without being told its name. */
export function isTranslated({ state, own = '', remembered }: Text): boolean {
  // A stale text that was not touched since is still to be looked at.
  return state === 'done' || (state === 'stale' && remembered?.translation !== fingerprint(own));
}

function stateOf(own: string | undefined, source: string, remembered?: Remembered): State {
  if (!own?.trim()) return 'missing';
  // Without a letter it reads the same in every language.
  if (!/\p{L}/u.test(wordsIn(source))) return 'done';
  const isCopy = own === source || own === remembered?.source;
  // Kept on purpose, as a name is: `done` was told so.
  const isKept = remembered?.translation === fingerprint(own);
  if (isCopy && !isKept) return 'copied';
  return remembered && remembered.source !== source ? 'stale' : 'done';
}

function readMemory(file: JsonFile | undefined): Record<string, Record<string, Remembered>> {
  return file?.root?.type === 'object' ? getNodeValue(file.root) : {};
}

function writeMemory(dir: string, texts: Text[], entryOf: (text: Text) => Remembered | undefined) {
  const memory: Record<string, Record<string, Remembered>> = {};
  for (const text of texts) {
    const entry = entryOf(text);
    if (!entry) continue;
    const file = memory[text.file] ?? {};
    memory[text.file] = file;
    file[text.path] = entry;
  }
  writeFileSync(join(dir, memoryFile), `${JSON.stringify(memory, null, 2)}\n`);
}

/** A short mark that tells whether a text is still the same. */
function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}
