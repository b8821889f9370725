import type { Node } from './json-file.ts';
import { walk } from './walk.ts';

/** Nested texts, as JSON holds them. */
export interface Block {
  [key: string]: string | Block;
}

/**
 * A locale's copy in the source's order. Missing and blank texts fall back to the source's.
 */
export function mergeCopy(source: Node, own: Node | undefined, tag: string): Block {
  return copyBlock(source, own, tag, (want, text) => (text?.trim() ? text : want));
}

/** A block with all texts that the locale needs, each made from the source's and its own. */
export function copyBlock(
  source: Node,
  own: Node | undefined,
  tag: string,
  change: (want: string, text: string | undefined, path: string) => string,
): Block {
  const root: Block = {};
  for (const { path, want, own: mine } of walk(source, own, tag)) {
    if (!want || !path) continue;
    const names = path.split('.');
    const name = names.pop() ?? '';
    const block = names.reduce<Block | undefined>((above, each) => above?.[each] as Block, root);
    if (!block) continue;
    const text = mine?.value.type === 'string' ? String(mine.value.value) : undefined;
    const isBlock = want.value.type === 'object';
    block[name] = isBlock ? {} : change(String(want.value.value), text, path);
  }
  return root;
}

/** Names of values that are not text: a picture's address, a title's language. */
const wordless = /(Url|Lang)$/;

/**
 * Maps every text; `path` is its dotted path, such as `hero.title`. Other values, which a file with
 * issues may have, stay as they are.
 */
export function mapTexts(block: Block, change: (text: string, path: string) => string): Block {
  const inside = (part: Block, above: string): Block =>
    Object.fromEntries(
      Object.entries(part).map(([key, value]) => {
        const path = above + key;
        if (typeof value === 'string') {
          return [key, wordless.test(key) ? value : change(value, path)];
        }
        const isBlock = typeof value === 'object' && value !== null && !Array.isArray(value);
        return [key, isBlock ? inside(value, `${path}.`) : value];
      }),
    );
  return inside(block, '');
}
