import type { Manifest, ManifestChunk } from 'vite';
import type { PageKey } from '../content/resources.ts';

/**
 * The files of a page's script and texts, and of what these import, from Vite's manifest. On the 404
 * page, `page` is undefined. Throws if Vite has built no such file.
 */
export function preloadsOf(manifest: Manifest, tag: string, page?: PageKey): string[] {
  const files = new Set<string>();
  function add(isWanted: (key: string, chunk: ManifestChunk) => boolean, what: string) {
    const found = Object.entries(manifest).find(([key, chunk]) => isWanted(key, chunk));
    if (!found) throw new Error(`Vite’s manifest has no ${what}`);
    const [, { file, imports = [] }] = found;
    if (files.has(file)) return;
    files.add(file);
    for (const imported of imports) add((key) => key === imported, imported);
  }
  // The folder of texts may lie outside the project, so its keys may begin with `../`.
  const addTexts = (name: string) => {
    const end = `/${tag}/${name}.json`;
    add((key) => key.endsWith(end), end);
  };

  // vite.config.ts gives this name to the file that has entry-client.tsx.
  add((_key, { name }) => name === 'client', 'client');
  addTexts('common');
  if (page) {
    // TanStack's plugin puts a page's component into a file of its own.
    const component = `src/routes/${page === 'home' ? 'index' : page}.tsx?tsr-split=component`;
    add((key) => key === component, component);
    addTexts(page);
  }
  return [...files];
}
