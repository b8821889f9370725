import { issueAt } from '../copy/json-file.ts';
import type { Issue } from '../issues/issue.ts';
import { messages } from '../issues/messages.ts';

/** Where the build puts what is a page's own. */
const outlets = { head: '<!--app-head-->', root: '<!--app-html-->' } as const;

/** What every page needs of its frame. */
const needed = ['<meta charset=', outlets.head, outlets.root];

/** Elements that fetch nothing when they name another host. */
const onlyPointing = /^<a\b|^<link\b[^>]*\brel=["']?(canonical|alternate|author|license|me)\b/i;

/** What the pages' policy (policy.ts) would block in a start tag, in the words of HTML. */
const isForbidden = (tag: string) =>
  /^<(iframe|object|embed|base)\b/i.test(tag) ||
  (/^<script\b/i.test(tag) && !/\ssrc=|\stype=["']?application\/(ld\+)?json/i.test(tag)) ||
  /\s(style|on[a-z]+)\s*=/i.test(tag) ||
  (/\s(src|srcset|href)\s*=\s*["']?\s*(https?:)?\/\//i.test(tag) && !onlyPointing.test(tag));

/** What is wrong with the frame: what the policy forbids, at its line, and what is missing. */
export function checkFrame(html: string): Issue[] {
  // The same length, so that places stay right.
  const shown = html.replace(/<!--(?!app-)[\s\S]*?-->/g, (comment) => comment.replace(/\S/g, ' '));
  const file = { label: 'index.html', text: html };
  const forbidden = [...shown.matchAll(/<[a-z][^>]*>/gi)].filter(([tag]) => isForbidden(tag));
  const missing = needed.filter((part) => !shown.includes(part));
  return [
    ...missing.map((part) => issueAt(file, 0, '', messages.frameLacks(part))),
    ...forbidden.map(({ 0: tag, index }) =>
      issueAt(file, index, '', messages.forbidden(tag.replace(/\s+/g, ' '))),
    ),
  ];
}

/** What a page puts into the frame. */
export interface PageParts {
  /** React's own document, which holds the page's language, its head and its body. */
  rendered: string;
  /** More elements of the head: styles come last, so that no script delays them. */
  head: string;
  /** The data block, at the body's end. */
  data: string;
}

/**
 * A whole page.
 *
 * @param frame `index.html` as Vite has built it.
 */
export function fillFrame(frame: string, { rendered, head, data }: PageParts): string {
  const parts = /(<html[^>]*>)<head>(.*?)<\/head><body><div id="root">(.*)<\/div><\/body>/s;
  const [, html = '', ownHead = '', root = ''] = parts.exec(rendered) ?? [];
  return (
    frame
      .replace(/<!-- .*? -->\s*/gs, '')
      // As functions, because `$` has a meaning in a replacement's text.
      .replace(/<html[^>]*>/, () => html)
      .replace(outlets.head, () => ownHead + head)
      .replace(outlets.root, () => root)
      .replace('</body>', () => `${data}</body>`)
  );
}
