import { mkdirSync, writeFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { note } from './compare.ts';
import { fileNames, labelOf, localeFile, readFolder, sourceTag } from './folder.ts';
import { join, type Node } from './json-file.ts';
import { directionOf, ownName } from './language.ts';
import { type Memory, writeMemory } from './memory.ts';
import { slotsOf } from './plurals.ts';
import { leavesOf } from './progress.ts';

/** Nested texts, as JSON holds them. */
interface Block {
  [name: string]: string | Block;
}

/** What becomes of a text of the source; the path is its dotted name. */
type Translate = (text: string, path: string) => string;

/**
 * The source's block as a language would have it: in the same order, with the plural forms of
 * that language, without the owner's note.
 */
function translateBlock(source: Node, tag: string, translate: Translate, path = ''): Block {
  const slots = [...slotsOf(source, tag).values()];
  const kept = slots.filter(({ name, optional }) => !optional && (path || name !== note));
  return Object.fromEntries(
    kept.map(({ name, source: { value } }) => {
      const inner = join(path, name);
      return [
        name,
        value.type === 'object'
          ? translateBlock(value, tag, translate, inner)
          : translate(String(value.value), inner),
      ];
    }),
  );
}

/**
 * Makes a language's folder: a draft that says everything in Portuguese, and a memory of that.
 * @returns Paths of the files written, as they are shown.
 */
export function makeLocale(dir: string, tag: string): string[] {
  const source = readFolder(dir, sourceTag, fileNames(dir, sourceTag));
  const folder = joinPath(dir, tag);
  mkdirSync(folder, { recursive: true });

  const own: Record<string, string> = {
    name: ownName(tag),
    direction: directionOf(tag),
    status: 'draft',
  };
  const memory: Memory = {};
  const written: string[] = [];
  for (const [name, { root }] of source.files) {
    if (!root) continue;
    const isLocale = name === localeFile;
    const block = translateBlock(root, tag, (text, path) =>
      isLocale ? (own[path] ?? text) : text,
    );
    writeFileSync(joinPath(folder, name), `${JSON.stringify(block, null, 2)}\n`);
    written.push(labelOf(folder, name));
    const leaves = leavesOf(name, root, tag).map(({ path, text }) => [path, { source: text }]);
    memory[name] = Object.fromEntries(leaves);
  }
  writeMemory(dir, tag, memory);
  return written;
}
