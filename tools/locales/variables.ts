import { says } from './messages.ts';
import { suggest } from './suggest.ts';

/** What code hands to a text besides the site's own facts. */
export const givenByCode: Record<string, string[]> = {
  'common.json dayRange': ['from', 'to'],
  'common.json footer.hours': ['days'],
};

interface Findings {
  names: Set<string>;
  /** A brace is left over that belongs to no `{{name}}`. */
  broken: boolean;
}

/** The names between double braces; a format after a comma is i18next's affair. */
export function variablesIn(text: string): Findings {
  const names = new Set<string>();
  const rest = text.replace(/\{\{-?([^{}]*)\}\}/g, (whole, inner: string) => {
    const name = inner.split(',')[0]?.trim();
    if (!name) return whole;
    names.add(name);
    return '';
  });
  return { names, broken: /[{}]/.test(rest) };
}

/** What is wrong with a translation's variables, given those of its original. */
export function checkVariables(text: string, original: Findings, optional: string[]): string[] {
  const { names, broken } = variablesIn(text);
  const explained = new Set(optional);
  const messages: string[] = [];
  for (const name of names) {
    if (original.names.has(name)) continue;
    const meant = suggest(name, original.names);
    if (meant) explained.add(meant);
    messages.push(says.unknownVariable(name, [...original.names], meant));
  }
  if (broken && !original.broken) return [...messages, says.brokenVariable];
  for (const name of original.names) {
    if (!names.has(name) && !explained.has(name)) messages.push(says.droppedVariable(name));
  }
  return messages;
}

/** What is wrong with the original's own variables, given all that the site fills in. */
export function checkSourceVariables(text: string, known: string[]): string[] {
  const { names, broken } = variablesIn(text);
  const messages = [...names]
    .filter((name) => !known.includes(name))
    .map((name) => says.noSuchVariable(name, suggest(name, known)));
  return broken ? [...messages, says.brokenVariable] : messages;
}
