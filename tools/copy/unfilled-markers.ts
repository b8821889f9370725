import type { Issue } from './issue.ts';
import { issueOf, type JsonFile, textsIn } from './json-file.ts';
import { messages } from './messages.ts';

/** A marker with the words around it, because another text may have the same marker filled. */
const marked = /[^{}<>&"'\n]*(\{\{[^{}]*\}\}|<\/?\p{L}[^<>]*>)[^{}<>&"'\n]*/gu;

/** Finds texts in a page's copy whose variables or tags it shows unfilled. */
export function unfilledMarkers(html: string, files: JsonFile[]): Issue[] {
  return files.flatMap((file) =>
    textsIn(file.data).flatMap(({ path, text }) => {
      const found = [...text.matchAll(marked)];
      const [, open] =
        found.find(([all]) => formsOf(all).some((form) => html.includes(form))) ?? [];
      return open ? [issueOf(file, { path, message: messages.unfilledMarker(open) })] : [];
    }),
  );
}

const formsOf = (written: string) => [
  written.replace('<', '&lt;').replace('>', '&gt;'),
  encodeURIComponent(written),
];
