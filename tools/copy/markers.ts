import { parseLinks } from '../../src/content/links/parse-links.ts';

/** Matches `{{name}}` and `{{name, number}}`. After a comma, i18next expects a format. */
export const variable = /\{\{-?\s*([^{},\s](?:[^{},]*[^{},\s])?)\s*(?:,[^{}]*)?\}\}/g;

const stray = /<[^<>]*>|[{}<>]/g;

/** The markers in texts, such as `{{name}}`. Parts of broken markers count, too. */
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

/** Whether a text has letters outside its markers. */
export function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{\{[^{}]*\}\}|<[^<>]*>/g, ''));
}

const onlyHidden = /^[\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

export const isBlank = (text: string) => onlyHidden.test(text);
