import type { Manifest } from 'vite';
import type { PageKey } from '../content/resources.ts';

/**
 * A template with links that preload the scripts and texts of a page, or of the 404 page. Without
 * them, the browser would find each file only in the one that imports it. main.ts takes the links
 * out of the template once the words are painted. `html` is index.html, which loads main.ts.
 */
export function preloadsOf(manifest: Manifest, html: string, tag: string, page?: PageKey): string {
  const scripts = Object.values(manifest).filter(({ file }) =>
    html.includes(`src="${BASE_URL}${file}"`),
  );
  const needed = scripts.flatMap(({ dynamicImports = [] }) => dynamicImports);
  needed.push(textsOf(tag, 'common'));
  if (page) needed.push(componentOf(page), textsOf(tag, page));
  const links = filesOf(manifest, needed).map((file) => {
    return `<link rel="modulepreload" crossorigin href="${BASE_URL}${file}">`;
  });
  return `<template id="preloads">${links.join('')}</template>`;
}

const { BASE_URL } = import.meta.env;

/** The name of a module of texts, which the plugin tools/copy/plugin.ts makes. */
const textsOf = (tag: string, namespace: string) => `virtual:copy/${tag}/${namespace}`;

/** The name that TanStack's plugin gives a page's component, which it puts into a file of its own. */
const componentOf = (page: PageKey) =>
  `src/routes/${page === 'home' ? 'index' : page}.tsx?tsr-split=component`;

/** The files of modules, and of what these import. */
function filesOf(manifest: Manifest, keys: string[], found = new Set<string>()): string[] {
  for (const key of keys) {
    const file = fileIn(manifest, key);
    if (found.has(file)) continue;
    found.add(file);
    filesOf(manifest, manifest[key]?.imports ?? [], found);
  }
  return [...found];
}

/** The file that Vite wrote for a source file. Throws if there is none. */
export function fileIn(manifest: Manifest, key: string): string {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in Vite's manifest`);
  return chunk.file;
}
