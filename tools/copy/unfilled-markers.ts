import type { Issue } from './issue.ts';
import { issueOf, type JsonFile, textsIn } from './json-file.ts';
import { messages } from './messages.ts';

/**
 * `{{name}}`, and the tags of `<email>words</email>`, with what HTML doesn't escape around
 * them, because another text may have the same marker filled.
 */
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

/** As HTML writes it in a text and in an address. */
const formsOf = (written: string) => [
  written.replace('<', '&lt;').replace('>', '&gt;'),
  encodeURIComponent(written),
];
