import type { Rolldown } from 'vite';
import { withBase } from '../content/links/urls.ts';
import type { PageKey } from '../content/resources.ts';

interface PreloadsProps {
  chunks: Rolldown.OutputChunk[];
  tag: string;
  page?: PageKey;
}

/** Preloads a page's script and texts, which browsers would find late. Throws if one is missing. */
export function Preloads({ chunks, tag, page }: PreloadsProps) {
  const modules = ['/src/app/entry-client.tsx', `/${tag}/common.json`];
  if (page) {
    // TanStack's plugin puts a page's component into a file of its own.
    modules.push(`/src/routes/${page === 'home' ? 'index' : page}.tsx?tsr-split=component`);
    modules.push(`/${tag}/${page}.json`);
  }
  function find(what: string, isWanted: (chunk: Rolldown.OutputChunk) => boolean) {
    const chunk = chunks.find(isWanted);
    if (!chunk) throw new Error(`Vite has built no file with ${what}`);
    return chunk;
  }
  const files = new Set<string>();
  function add({ fileName, imports }: Rolldown.OutputChunk) {
    if (files.has(fileName)) return;
    files.add(fileName);
    for (const name of imports) add(find(name, (chunk) => chunk.fileName === name));
  }
  for (const path of modules) {
    add(find(path, ({ moduleIds }) => moduleIds.some((id) => id.includes(path))));
  }
  return [...files].map((file) => (
    <link key={file} rel="modulepreload" crossOrigin="" href={withBase(`/${file}`)} />
  ));
}
