/** Nested texts, as JSON holds them. */
export interface Block {
  [key: string]: string | Block;
}

/**
 * A language's copy, leaf by leaf: its own texts in the source's order, and the source's where it
 * has none, or a blank one. Plural forms that only this language has are kept.
 */
export function mergeCopy(source: Block, own: Block): Block {
  const merged = Object.entries(source).map(([key, text]) => {
    const other = own[key];
    if (typeof text === 'object') {
      return [key, typeof other === 'object' ? mergeCopy(text, other) : text];
    }
    return [key, typeof other === 'string' && other.trim() ? other : text];
  });
  return { ...Object.fromEntries(merged), ...pick(own, (key) => !Object.hasOwn(source, key)) };
}

/** Changes every text. `path` leads to it, such as `hero.title`. */
export function mapTexts(block: Block, change: (text: string, path: string) => string): Block {
  const walk = (part: Block, above: string): Block =>
    Object.fromEntries(
      Object.entries(part).map(([key, value]) => {
        const path = above + key;
        return [key, typeof value === 'object' ? walk(value, `${path}.`) : change(value, path)];
      }),
    );
  return walk(block, '');
}

function pick(block: Block, wanted: (key: string) => boolean): Block {
  return Object.fromEntries(Object.entries(block).filter(([key]) => wanted(key)));
}
