import type { Node } from './json-file.ts';
import { isBlank } from './markers.ts';
import { walk } from './walk.ts';

export interface Block {
  [key: string]: string | Block;
}

/**
 * A locale's copy in the source's order. The source's texts replace missing and blank ones, and its
 * photographs all.
 */
export function mergeCopy(source: Node, own: Node | undefined, tag: string): Block {
  const root: Block = {};
  for (const pair of walk(source, own, tag)) {
    const { path, original, isPhoto } = pair;
    if (!original || !path) continue;
    const names = path.split('.');
    const name = names.pop() ?? '';
    const block = names.reduce<Block | undefined>((above, each) => above?.[each] as Block, root);
    if (!block) continue;
    const text = pair.own?.value.type === 'string' ? String(pair.own.value.value) : '';
    const isBlock = original.value.type === 'object';
    const shown = isPhoto || isBlank(text) ? String(original.value.value) : text;
    block[name] = isBlock ? {} : shown;
  }
  return root;
}
