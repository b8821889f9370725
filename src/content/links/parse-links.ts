export type TextPart =
  | { kind: 'words' | 'address'; text: string }
  | { kind: 'tag'; text: string; tag: string; words: string };

/** A character of a web address. In a sentence, quotation marks and brackets end the address. */
const character = String.raw`[^\s<>"—…。、，！？；：،؛؟\p{Cf}\p{Pi}\p{Pf}\p{Ps}\p{Pe}]`;
/** Brackets inside an address, with what they enclose. */
const brackets = String.raw`\([^\s<>()]*\)|\[[^\s<>[\]]*\]`;
/** The character before an address ends. A comma or a full stop there belongs to the sentence. */
const lastCharacter = `(?![.,;:!?'])${character}`;
const webAddress = `https?://(?:${character}|${brackets})*(?:${lastCharacter}|${brackets})`;

const tagName = String.raw`\p{L}[\p{L}\d-]*`;
/** Words between two tags, such as `<email>words</email>`, with no other tag inside. */
const tagged = String.raw`<(?<tag>${tagName})>(?<words>[^<>]*[^<>\s][^<>]*)</(?<closing>${tagName})>`;

const link = new RegExp(`${tagged}|${webAddress}`, 'giu');

/** Splits a text of the copy into words, web addresses and tags, which become links. */
export function parseLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(link)) {
    const [found] = match;
    const { tag, words = '', closing } = match.groups ?? {};
    // With `\1` in the pattern, WebKit 2.50 finds no tag, and the page shows `<email>` as it is written.
    if (tag !== closing) continue;
    parts.push({ kind: 'words', text: text.slice(end, match.index) });
    if (tag) parts.push({ kind: 'tag', text: found, tag, words });
    else parts.push({ kind: 'address', text: found });
    end = match.index + found.length;
  }
  parts.push({ kind: 'words', text: text.slice(end) });
  return parts;
}
