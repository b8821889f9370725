import { parseLinks } from '../../src/content/links/parse-links.ts';
import { pageKeys } from '../../src/content/pages.ts';
import type { Site } from '../../src/content/site-schema.ts';
import { variablesOf, variablesOfCode } from '../../src/content/variables.ts';

/** The markers in a text, such as `{{name}}` and `<email>…</email>`, parts of broken ones, and `&amp;`. */
export function markersIn(text = ''): string[] {
  // Such as `<b>`, `{{name}`, `name}}`, `<` and `&nbsp;`, but not the end of “R&D;”.
  const broken = /<[^<>]*>|{+ *\w* *}*|\w*}+|[<>]|&(#\d+|[A-Za-z]{2,8});/g;
  const variable = /\{\{\s*([^{}]*?)\s*\}\}/g;
  const markers = [...text.matchAll(variable)].map(([, name]) => `{{${name}}}`);
  for (const part of parseLinks(text.replace(variable, '…'))) {
    if (part.kind === 'tag') markers.push(`<${part.tag}>…</${part.tag}>`);
    else markers.push(...(part.text.match(broken) ?? []));
  }
  return [...new Set(markers)];
}

/** The markers that texts may have, such as `{{name}}` and `<email>…</email>`. */
export function knownMarkers(site: Site): string[] {
  const variables = [...Object.keys(variablesOf(site)), ...variablesOfCode];
  const links = ['whatsapp', 'email', ...pageKeys, ...Object.keys(site.links ?? {})];
  return [
    ...variables.map((name) => `{{${name}}}`),
    ...links.map((name) => `<${name}>…</${name}>`),
  ];
}
