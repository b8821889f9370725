/** An element of the head: attributes that are absent are left out. */
export function tag(name: 'link' | 'meta', attributes: Record<string, string | undefined>): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${quoted(value as string)}"`);
  return `<${name}${written.join('')}>`;
}

function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
