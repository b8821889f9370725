export const placeholders = {
  policy: '<!--app-policy-->',
  head: '<!--app-head-->',
  root: '<div id="root"></div>',
};

/** Puts a page's parts into index.html. `rendered` is the whole document that React renders. */
export function fillFrame(
  frame: string,
  { rendered, head, end }: Record<'rendered' | 'head' | 'end', string>,
): string {
  for (const placeholder of Object.values(placeholders)) {
    if (!frame.includes(placeholder)) throw new Error(`index.html lacks ${placeholder}`);
  }
  const shape = /(<html[^>]*>)<head>(.*?)<\/head><body>(.*)<\/body>/s;
  const parts = shape.exec(rendered);
  if (!parts) throw new Error(`React's document has unexpected tags: ${rendered.slice(0, 200)}`);
  const [, html = '', ownHead = '', root = ''] = parts;
  return (
    frame
      // Comments without spaces, such as `<!--email_off-->`, are not for developers, so they stay.
      .replace(/<!-- .*? -->\s*/gs, '')
      // `replace` interprets `$` in a string, but takes the result of a function as it is.
      .replace(/<html[^>]*>/, () => html)
      .replace(placeholders.head, () => ownHead + head)
      .replace(placeholders.root, () => root)
      .replace('</body>', () => `${end}</body>`)
  );
}

/** Escapes a text for HTML and XML. */
export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Writes JSON for a `<script>`. Escapes `<`, because `</script>` would end the element. */
export function jsonInHtml(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
