import { issueAt, type JsonFile, textsIn } from '../copy/json-file.ts';
import type { Issue } from '../issues/issue.ts';
import { messages } from '../issues/messages.ts';

/** `{{name}}`, and the tags of `<email>words</email>`. */
const marker = /\{\{[^{}]*\}\}|<\/?\p{L}[^<>]*>/gu;

/**
 * The texts whose variables or markers a page shows as they are written, because no code and no fact fills
 * them in.
 *
 * @param files The copy that the page takes its texts from.
 */
export function openMarkers(html: string, files: JsonFile[]): Issue[] {
  return files.flatMap((file) =>
    textsIn(file.root).flatMap(({ path, node }) => {
      const markers = String(node.value).match(marker) ?? [];
      const open = markers.find((each) => formsOf(each).some((form) => html.includes(form)));
      return open ? [issueAt(file, node.offset, path, messages.openMarker(open))] : [];
    }),
  );
}

/** A marker as HTML writes it in a text and in an address. */
const formsOf = (written: string) => [
  written.replace('<', '&lt;').replace('>', '&gt;'),
  encodeURIComponent(written),
];
