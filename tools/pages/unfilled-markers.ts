import { issueAt, type JsonFile, textsIn } from '../copy/json-file.ts';
import type { Issue } from '../issues/issue.ts';
import { messages } from '../issues/messages.ts';

/** `{{name}}`, and the tags of `<email>words</email>`. */
const marker = /\{\{[^{}]*\}\}|<\/?\p{L}[^<>]*>/gu;

/** Finds texts in a page's copy whose variables or tags it shows unfilled. */
export function unfilledMarkers(html: string, files: JsonFile[]): Issue[] {
  return files.flatMap((file) =>
    textsIn(file.root).flatMap(({ path, node }) => {
      const markers = String(node.value).match(marker) ?? [];
      const open = markers.find((each) => formsOf(each).some((form) => html.includes(form)));
      return open ? [issueAt(file, node.offset, path, messages.unfilledMarker(open))] : [];
    }),
  );
}

/** As HTML writes it in a text and in an address. */
const formsOf = (written: string) => [
  written.replace('<', '&lt;').replace('>', '&gt;'),
  encodeURIComponent(written),
];
