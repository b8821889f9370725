import { type JsonFile, join, mistakeAt, valueAt } from './json-file.ts';
import { says } from './messages.ts';
import { saysOfSite } from './messages-site.ts';
import type { Mistake } from './mistake.ts';
import type { Slot } from './plurals.ts';
import { checkSourceTags } from './tags.ts';
import { checkCodes, checkLetters } from './text.ts';
import { checkSourceVariables, givenByCode } from './variables.ts';

/** What search results show without cutting. */
const titleLimit = 65;
const descriptionLimits = { from: 50, to: 160 };

/** What is wrong with a text of the source by its own rules: there is no original to hold it to. */
export function checkSourceText(text: string, slot: Slot, place: string, facts?: object): string[] {
  const letters = checkLetters(text);
  if (letters.includes(says.blank)) return letters;
  const known = [
    ...Object.keys(facts ?? {}),
    ...(slot.plural ? ['count'] : []),
    ...(givenByCode[place] ?? []),
  ];
  const { messages, htmlTags } = checkSourceTags(text);
  return [
    ...letters,
    ...(facts ? checkSourceVariables(text, known) : []),
    ...messages,
    ...htmlTags.map((name) => saysOfSite.htmlTag(name)),
    ...checkCodes(text),
    ...checkTypography(text),
  ];
}

function checkTypography(text: string): string[] {
  const messages: string[] = [];
  const quotes = /["']/.exec(text)?.[0];
  if (quotes) messages.push(saysOfSite.straightQuotes(quotes));
  for (const [whole, figure = '', letter = ''] of text.matchAll(
    /(\d+|\{\{[^{}]+\}\})(?:\.?([ao])\.?(?![\p{L}\d])|°(?!\s*[CF]))/gu,
  )) {
    const sign = letter === 'a' ? 'ª' : 'º';
    messages.push(saysOfSite.ordinal(whole, `${figure}${sign}`));
  }
  return messages;
}

/** A page's title and summary must be there, and as long as a search result wants them. */
export function checkMeta(
  file: JsonFile,
  facts: Record<string, unknown> = {},
  lengths = true,
): Mistake[] {
  if (file.root?.type !== 'object') return [];
  return ['title', 'description'].flatMap((name) => {
    const path = join('meta', name);
    const node = valueAt(file.root, 'meta', name);
    if (!node) return [mistakeAt(file, valueAt(file.root, 'meta'), path, says.missingMeta(name))];
    if (!lengths || node.type !== 'string' || !String(node.value).trim()) return [];
    // A long name is nobody's mistake: it counts as one of common length.
    const shortName = String(facts.name ?? '').slice(0, 16);
    const { length } = [...fill(String(node.value), { ...facts, name: shortName })];
    const message = name === 'title' ? titleLength(length) : descriptionLength(length);
    return message ? [mistakeAt(file, node, path, message)] : [];
  });
}

function titleLength(length: number): string | undefined {
  return length > titleLimit ? saysOfSite.titleLimit(length, titleLimit) : undefined;
}

function descriptionLength(length: number): string | undefined {
  const { from, to } = descriptionLimits;
  return length < from || length > to ? saysOfSite.descriptionLimit(length, from, to) : undefined;
}

function fill(text: string, facts: Record<string, unknown>): string {
  return text.replace(/\{\{-?\s*([^{},]+?)\s*(?:,[^{}]*)?\}\}/g, (whole, name: string) =>
    String(facts[name] ?? whole),
  );
}
