import type { LocaleFolder } from './folder.ts';
import { fingerprint, type Memory, writeMemory } from './memory.ts';
import type { Text } from './progress.ts';

/** What `done` is told to take as translated: a file, or a text or block of it. */
export interface Named {
  file: string;
  path?: string;
}

/**
 * Remembers from which Portuguese text each translation was made.
 *
 * Without `named`, texts that were translated since: what still says the Portuguese words, and
 * what is stale and untouched, stays on the list. With it, everything named, as it stands.
 * @returns The texts newly remembered.
 */
export function markDone(
  dir: string,
  folder: LocaleFolder,
  texts: Text[],
  memory: Memory,
  named?: Named,
): Text[] {
  const marked = texts.filter((text) => {
    const known = memory[text.file]?.[text.path];
    if (text.own === undefined || text.state === 'missing') return false;
    const same = known?.source === text.source && known.translation === fingerprint(text.own);
    return !same && (named ? isNamed(text, named) : isTranslated(text, known?.translation));
  });

  const next: Memory = {};
  const write = ({ file, path }: Text, source: string, translation?: string) => {
    next[file] ??= {};
    next[file][path] = { source, translation };
  };
  for (const text of texts) {
    const known = memory[text.file]?.[text.path];
    if (marked.includes(text)) write(text, text.source, fingerprint(text.own ?? ''));
    else if (known) write(text, known.source, known.translation);
  }
  writeMemory(dir, folder.tag, next);
  return marked;
}

/** Whether a text is the one named, or in the block or file named. */
export function isNamed(text: Text, { file, path }: Named): boolean {
  if (text.file !== file) return false;
  return path === undefined || text.path === path || text.path.startsWith(`${path}.`);
}

function isTranslated({ state, own = '' }: Text, translation?: string): boolean {
  return state === 'done' || (state === 'stale' && translation !== fingerprint(own));
}
