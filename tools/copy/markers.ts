import { parseLinks } from '../../src/content/links/parse-links.ts';

/** `{{name}}`; after a comma i18next expects a format. */
export const variable = /\{\{-?\s*([^{},\s](?:[^{},]*[^{},\s])?)\s*(?:,[^{}]*)?\}\}/g;

const stray = /<[^<>]*>|[{}<>]/g;

/**
 * The variables and links in texts, sorted, each once. A broken one, such as `{name}`, counts as a
 * marker that no other text has.
 */
export function markersIn(...texts: string[]): string[] {
  const markers = texts.flatMap((text) => {
    const variables = [...text.matchAll(variable)].map(([, name]) => `{{${name}}}`);
    const links = parseLinks(text.replace(variable, 'x')).flatMap((part) =>
      part.kind === 'tag' ? [`<${part.tag}>…</${part.tag}>`] : (part.text.match(stray) ?? []),
    );
    return [...variables, ...links];
  });
  return [...new Set(markers)].sort();
}

/** Whether a text says anything beside its markers, numbers and signs. */
export function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{\{[^{}]*\}\}|<[^<>]*>/g, ''));
}

/** Characters that show nothing: spaces, controls, and those that only format others. */
const onlyHidden = /^[\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

export const isBlank = (text: string) => onlyHidden.test(text);
