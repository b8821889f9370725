// These functions know how Vite and React write HTML. If what they look for isn't there, the build fails.

/** The link to the style sheet that Vite adds to index.html. */
export function styleLink(file: string): string {
  return `<link rel="stylesheet" crossorigin href="${import.meta.env.BASE_URL}${file}">`;
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
