import { parseLinks } from '../../src/content/links/parse-links.ts';

/** Matches `{{name}}` and `{{name, number}}`. After a comma, i18next expects a format. */
const variable = /\{\{-?\s*([^{},\s](?:[^{},]*[^{},\s])?)\s*(?:,[^{}]*)?\}\}/g;

const stray = /<[^<>]*>|[{}<>]/g;

/** The markers in a text, such as `{{name}}` and `<email>`. Parts of broken markers count, too. */
export function markersIn(text: string): string[] {
  const markers = [...text.matchAll(variable)].map(([, name]) => `{{${name}}}`);
  for (const part of parseLinks(text.replace(variable, 'x'))) {
    if (part.kind === 'tag') markers.push(`<${part.tag}>…</${part.tag}>`);
    else markers.push(...(part.text.match(stray) ?? []));
  }
  return [...new Set(markers)].sort();
}

/** Says how to mend a marker that is only half written, if `known` has the whole one. */
export function brokenMarker(text: string, known: string[]): string | undefined {
  const markers = markersIn(text);
  for (const marker of known) {
    const [open = '', close] = marker.split('…');
    if (close && markers.includes(open) && !markers.includes(close))
      return `Falta fechar: ${close}.`;
    if (text.includes(marker.slice(1, -1)) && !markers.includes(marker)) {
      return `As chaves são duplas: ${marker}.`;
    }
  }
}

/** Whether a text has letters outside its markers. */
export function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{\{[^{}]*\}\}|<[^<>]*>/g, ''));
}

const onlyHidden = /^[\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

export const isBlank = (text: string) => onlyHidden.test(text);
