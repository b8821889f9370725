import type { Manifest } from 'vite';
import { withBase } from '../content/links/urls.ts';
import type { PageKey } from '../content/resources.ts';

interface PreloadsProps {
  manifest: Manifest;
  tag: string;
  page?: PageKey;
}

/** Preloads a page's script and texts, which browsers would find late. Throws if one is missing. */
export function Preloads({ manifest, tag, page }: PreloadsProps) {
  // Parts of the manifest's keys.
  const parts = [`/${tag}/common.json`];
  if (page) {
    // TanStack's plugin puts a page's component into a file of its own.
    parts.push(`src/routes/${page === 'home' ? 'index' : page}.tsx?tsr-split=component`);
    parts.push(`/${tag}/${page}.json`);
  }
  const files = new Set<string>();
  function add(key: string) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`Vite’s manifest has no ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
  }
  const keys = Object.keys(manifest);
  // vite.config.ts names the file `client` that has entry-client.tsx.
  add(keys.find((key) => manifest[key]?.name === 'client') ?? 'client');
  for (const part of parts) add(keys.find((key) => key.includes(part)) ?? part);
  return [...files].map((file) => (
    <link key={file} rel="modulepreload" crossOrigin="" href={withBase(`/${file}`)} />
  ));
}
