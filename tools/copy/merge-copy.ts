import { isBlock } from './json-file.ts';
import { isBlank } from './markers.ts';
import { formOfMillions } from './plurals.ts';
import { walk } from './walk.ts';

export interface Block {
  [key: string]: string | Block;
}

/** Returns a locale's copy, with the source's texts where the locale has none. */
export function mergeCopy(source: unknown, own: unknown, tag: string): Block {
  const root: Block = {};
  const ofMillions = formOfMillions(tag);
  for (const pair of walk(source, own, tag)) {
    if (pair.kind === 'unknown' || pair.path.length === 0) continue;
    const { path, original, own: translated, isPhoto } = pair;
    const name = path.at(-1) ?? '';
    const block = path
      .slice(0, -1)
      .reduce<Block | undefined>((above, each) => above?.[each] as Block, root);
    if (!block) continue;
    const text = typeof translated === 'string' ? translated : '';
    const shown = isPhoto || isBlank(text) ? String(original) : text;
    block[name] = isBlock(original) ? {} : shown;
    // Without the form for exact millions, i18next would show a key.
    if (ofMillions && pair.plural?.form === 'other') {
      block[`${pair.plural.base}_${ofMillions}`] ??= shown;
    }
  }
  return root;
}
