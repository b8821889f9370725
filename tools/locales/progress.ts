import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getNodeValue } from 'jsonc-parser';
import { type LocaleFolder, localeFile, memoryFile } from './folder.ts';
import { labelOf } from './issue.ts';
import { type JsonFile, placeOf } from './json-file.ts';
import { usableTag } from './locale-tag.ts';
import { wordsIn } from './markup.ts';
import { walkTexts } from './walk.ts';

/** `copied`: still the Portuguese text. `stale`: the Portuguese text has changed since its translation. */
type State = 'missing' | 'copied' | 'stale' | 'done';

/** The record of one text in source.lock.json. */
interface Remembered {
  /** The original that was copied or translated. */
  source: string;
  /** Fingerprint of the translation; undefined if the text was only copied. */
  translation?: string;
}

/** One text of a locale with its state. */
export interface Text {
  file: string;
  path: string;
  /** `locales/en/home.json:12`; without the line if the text is missing. */
  place: string;
  state: State;
  /** The Portuguese text today. */
  source: string;
  /** The locale's text; undefined if it is missing. */
  own?: string;
  remembered?: Remembered;
}

/** The state of each text of a locale, in the source's order. */
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

/** Texts that keep a locale from being published: copied by `new` and unchanged since. */
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
 * Records the original of each translation that `isDone` selects. The record is a file of its own, so
 * that tools which rewrite or reorder the texts don't lose it.
 *
 * @returns The texts that were not recorded before.
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

/** Records every text of a new locale as a copy. */
export function rememberCopies({ dir }: LocaleFolder, texts: Text[]) {
  writeMemory(dir, texts, ({ source }) => ({ source }));
}

/** Whether `done` without a name counts a text as translated. */
export function isTranslated({ state, own = '', remembered }: Text): boolean {
  // A stale text that hasn't changed is still to be reviewed.
  return state === 'done' || (state === 'stale' && remembered?.translation !== fingerprint(own));
}

function stateOf(own: string | undefined, source: string, remembered?: Remembered): State {
  if (!own?.trim()) return 'missing';
  // A text without letters is the same in every language.
  if (!/\p{L}/u.test(wordsIn(source))) return 'done';
  const isCopy = own === source || own === remembered?.source;
  // Equal on purpose, such as a name: `done` was given its key.
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

/** A short hash that shows whether a text has changed. */
function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}
