import type { Issue } from './issue.ts';
import { issueOf, type JsonFile, textsIn } from './json-file.ts';
import { messages } from './messages.ts';

/** A marker and the words around it, which tell texts with the same marker apart. */
const marked = /[^{}<>&"'\n]*(\{\{[^{}]*\}\}|<\/?\p{L}[^<>]*>)[^{}<>&"'\n]*/gu;

/** Finds texts whose marker, such as `{{name}}`, is still on the page, as nothing replaced it. */
export function unfilledMarkers(html: string, files: JsonFile[]): Issue[] {
  return files.flatMap((file) =>
    textsIn(file.data).flatMap(({ path, text }) => {
      const found = [...text.matchAll(marked)];
      const [, marker] =
        found.find(([all]) => encodingsOf(all).some((form) => html.includes(form))) ?? [];
      return marker ? [issueOf(file, { path, message: messages.unfilledMarker(marker) })] : [];
    }),
  );
}

const encodingsOf = (written: string) => [
  written.replace('<', '&lt;').replace('>', '&gt;'),
  encodeURIComponent(written),
];
