/** Finds an item's drawing. Returns undefined for an item that the owner has added or renamed. */
export function forItem<Value>(byId: Record<string, Value>, id: string): Value | undefined {
  return Object.hasOwn(byId, id) ? byId[id] : undefined;
}
