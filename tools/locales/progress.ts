import { note } from './compare.ts';
import { type LocaleFolder, localeFile, memoryFile } from './folder.ts';
import { type JsonFile, join, type Node, positionOf, propertiesOf } from './json-file.ts';
import { usableTag } from './language.ts';
import { fingerprint, type Memory, type Remembered } from './memory.ts';
import { slotsOf } from './plurals.ts';

/** `equal`: still the Portuguese text. `stale`: the Portuguese text has changed since. */
export type State = 'missing' | 'equal' | 'stale' | 'done';

/** One text of a language and how far it is. */
export interface Text {
  file: string;
  path: string;
  state: State;
  /** The Portuguese text today, and the one that was translated. */
  source: string;
  before?: string;
  /** What the language says; nothing if it is missing. */
  own?: string;
  /** Line in the language's file. */
  line?: number;
}

interface Leaf {
  path: string;
  text: string;
  node: Node;
}

/** The texts that a language translates of one of the source's files, in order. */
export function leavesOf(name: string, root: Node, tag: string): Leaf[] {
  const leaves = walk(root, usableTag(tag), '');
  const skipped = name === localeFile ? ['direction', 'status'] : [note];
  return leaves.filter(({ path }) => !skipped.includes(path));
}

/** How far a language is, text by text, in the order of the source. */
export function progressOf(folder: LocaleFolder, source: LocaleFolder, memory: Memory): Text[] {
  return [...source.files].flatMap(([name, original]) => {
    if (!original.root || name === memoryFile) return [];
    const file = folder.files.get(name);
    const own = ownTexts(file);
    return leavesOf(name, original.root, folder.tag).map(({ path, text }): Text => {
      const node = own.get(path);
      const remembered = memory[name]?.[path];
      const said = node && String(node.value);
      return {
        file: name,
        path,
        state: stateOf(said, text, remembered),
        source: text,
        before: remembered?.source,
        own: said,
        line: file && node && positionOf(file.text, node.offset).line,
      };
    });
  });
}

/** A text without a letter outside its variables and tags reads the same in every language. */
function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{\{[^{}]*\}\}|<[^<>]*>/g, ''));
}

function stateOf(own: string | undefined, source: string, memory?: Remembered): State {
  if (!own?.trim()) return 'missing';
  if (!hasWords(source)) return 'done';
  const current = memory?.source === source;
  const copied = own === source || own === memory?.source;
  // Kept on purpose, as a name is: `done` was told so.
  const kept = copied && memory?.translation === fingerprint(own);
  if (copied && !kept) return 'equal';
  return memory && !current ? 'stale' : 'done';
}

function ownTexts(file: JsonFile | undefined): Map<string, Node> {
  const texts = new Map<string, Node>();
  const visit = (node: Node, path: string) => {
    if (node.type === 'string') texts.set(path, node);
    for (const { name, value } of propertiesOf(node)) visit(value, join(path, name));
  };
  if (file?.root) visit(file.root, '');
  return texts;
}

function walk(block: Node, tag: string, path: string): Leaf[] {
  return [...slotsOf(block, tag).values()]
    .filter(({ optional }) => !optional)
    .flatMap(({ name, source: { value } }) => {
      const inner = join(path, name);
      if (value.type === 'object') return walk(value, tag, inner);
      return [{ path: inner, text: String(value.value), node: value }];
    });
}
