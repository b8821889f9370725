import type { Manifest } from 'vite';
import type { PageKey } from '../../src/content/resources.ts';

/** Without these links, the browser would find each file only in the one that imports it. */
export function preloadsOf(scripts: string[], copy: string[]): string {
  return [
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
    ...copy.map((file) => `<link rel="preload" as="fetch" crossorigin href="${file}">`),
  ].join('');
}

/** Lists the scripts that main.ts imports: entry-client.tsx, the page's component, their imports. */
export function scriptsOf(manifest: Manifest, frame: string, page?: PageKey): string[] {
  const inFrame = Object.keys(manifest).filter((key) => frame.includes(fileIn(manifest, key)));
  const first = withImports(manifest, inFrame);
  const later = [...first].flatMap((key) => manifest[key]?.dynamicImports ?? []);
  if (page) later.push(componentOf(page));
  const all = withImports(manifest, later);
  return [...all].filter((key) => !first.has(key)).map((key) => fileIn(manifest, key));
}

/** The name that TanStack's plugin gives a page's component, which it puts into a file of its own. */
export const componentOf = (page: PageKey) =>
  `src/routes/${page === 'home' ? 'index' : page}.tsx?tsr-split=component`;

function withImports(manifest: Manifest, keys: string[], found = new Set<string>()) {
  for (const key of keys) {
    if (!found.has(key)) withImports(manifest, manifest[key]?.imports ?? [], found.add(key));
  }
  return found;
}

/** The file that Vite wrote for a source file. Throws if there is none. */
export function fileIn(manifest: Manifest, key: string): string {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in Vite's manifest`);
  return chunk.file;
}
