import { type Issue, issueAt, messages } from '../copy/index.ts';

export const placeholders = {
  policy: '<!--app-policy-->',
  head: '<!--app-head-->',
  root: '<!--app-html-->',
};

const needed = ['<meta charset=', ...Object.values(placeholders)];

const onlyPointing = /^<a\b|^<link\b[^>]*\brel=["']?(canonical|alternate|author|license|me)\b/i;

/** Whether the content security policy (policy.ts) would block what a start tag loads or runs. */
const isForbidden = (tag: string) =>
  /^<(iframe|object|embed|base)\b/i.test(tag) ||
  (/^<script\b/i.test(tag) && !/\ssrc=|\stype=["']?application\/(ld\+)?json/i.test(tag)) ||
  /\son[a-z]+\s*=/i.test(tag) ||
  (/\s(src|srcset|href)\s*=\s*["']?\s*(https?:)?\/\//i.test(tag) && !onlyPointing.test(tag));

/** Reports what index.html lacks, and which of its tags the content security policy forbids. */
export function checkFrame(html: string): Issue[] {
  // Blanks replace comments, so that the reported lines and columns are those of the file.
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

/** Puts a page's parts into index.html. `rendered` is the whole document that React renders. */
export function fillFrame(
  frame: string,
  { rendered, head, end }: Record<'rendered' | 'head' | 'end', string>,
): string {
  const shape = /(<html[^>]*>)<head>(.*?)<\/head><body><div id="root">(.*)<\/div><\/body>/s;
  const parts = shape.exec(rendered);
  if (!parts) throw new Error(`React's document has unexpected tags: ${rendered.slice(0, 200)}`);
  const [, html = '', ownHead = '', root = ''] = parts;
  return (
    frame
      .replace(/<!-- .*? -->\s*/gs, '')
      // `replace` interprets `$` in a string, but takes the result of a function as it is.
      .replace(/<html[^>]*>/, () => html)
      .replace(placeholders.head, () => ownHead + head)
      .replace(placeholders.root, () => root)
      .replace('</body>', () => `${end}</body>`)
  );
}

/** Writes JSON for a `<script>`. Escapes `<`, because `</script>` would end the element. */
export function jsonInHtml(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
