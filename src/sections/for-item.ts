/**
 * What the code has for an item of the copy, such as its drawing, by the item's id. Undefined for
 * other ids, because owners add, delete and rename items.
 */
export function forItem<Kept>(kept: Record<string, Kept>, id: string): Kept | undefined {
  return Object.hasOwn(kept, id) ? kept[id] : undefined;
}
