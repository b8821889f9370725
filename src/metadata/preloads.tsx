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
  const files = new Set<string>();
  function add(name: string, chunk?: Rolldown.OutputChunk) {
    if (!chunk) throw new Error(`Vite has built no file with ${name}`);
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const file of chunk.imports)
      add(
        file,
        chunks.find(({ fileName }) => fileName === file),
      );
  }
  for (const path of modules) {
    const isIn = (id: string) => id.includes(path);
    add(
      path,
      chunks.find(({ moduleIds }) => moduleIds.some(isIn)),
    );
  }
  return [...files].map((file) => (
    <link key={file} rel="modulepreload" crossOrigin="" href={withBase(`/${file}`)} />
  ));
}
