// These functions know how Vite and React write HTML. If what they look for isn't there, the build fails.

/** The link to the style sheet that Vite adds to index.html. */
export function styleLink(file: string): string {
  return `<link rel="stylesheet" crossorigin href="${import.meta.env.BASE_URL}${file}">`;
}

/**
 * Splits what React has rendered. It writes <title>, <meta> and <link>, wherever they are rendered,
 * before the `Suspense` around the app, whose beginning it marks by a comment.
 */
export function splitHead(html: string) {
  const start = html.indexOf('<!--$-->');
  if (start < 0) throw new Error('React has written no mark of the Suspense around the app.');
  return { head: html.slice(0, start), body: html.slice(start) };
}

/** Replaces parts of a template, each of which it must have exactly once. */
export function fill(template: string, values: Record<string, string>): string {
  let html = template;
  for (const [part, value] of Object.entries(values)) {
    const [before, after, ...more] = html.split(part);
    if (after === undefined || more.length > 0) throw new Error(`index.html needs one ${part}`);
    html = before + value + after;
  }
  return html;
}
