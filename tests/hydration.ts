/** Runs in a page. Says whether React has hydrated it, and so added properties named `__react…`. */
export function isHydrated(): boolean {
  return ['header a', 'h1', 'form, h1', 'footer a'].every((part) =>
    Object.keys(document.querySelector(part) ?? {}).some((key) => key.startsWith('__react')),
  );
}
