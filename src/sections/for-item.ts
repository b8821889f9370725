/** What the code has for an item of the copy, or undefined: owners add and rename items. */
export function forItem<Kept>(kept: Record<string, Kept>, id: string): Kept | undefined {
  return Object.hasOwn(kept, id) ? kept[id] : undefined;
}
