import type { Node } from './json-file.ts';
import { isBlank } from './markers.ts';
import { formOfMillions } from './plurals.ts';
import { walk } from './walk.ts';

export interface Block {
  [key: string]: string | Block;
}

/**
 * A locale's copy in the source's order. The source's texts replace missing and blank ones, and its
 * photographs all. A form for exact millions may be missing in both: it says what `_other` says.
 */
export function mergeCopy(source: Node, own: Node | undefined, tag: string): Block {
  const root: Block = {};
  const ofMillions = formOfMillions(tag);
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
    // i18next would show the key of a form that is missing.
    if (ofMillions && pair.plural?.form === 'other') {
      block[`${pair.plural.base}_${ofMillions}`] ??= shown;
    }
  }
  return root;
}
