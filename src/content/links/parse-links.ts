export type TextPart =
  | { kind: 'words' | 'address'; text: string }
  | { kind: 'tag'; text: string; tag: string; words: string };

/** In a sentence, quotation marks and unpaired brackets are not part of a web address. */
const character = String.raw`[^\s<>"—…。、，！？；：،؛؟\p{Cf}\p{Pi}\p{Pf}\p{Ps}\p{Pe}]`;
const pair = String.raw`\([^\s<>()]*\)|\[[^\s<>[\]]*\]`;

const webAddress = new RegExp(
  `https?://(?:${character}|${pair})*(?:(?![.,;:!?'])${character}|${pair})`,
  'giu',
);

const tagName = String.raw`\p{L}[\p{L}\d-]*`;

/** A web address, or a tag such as `<email>words</email>` with no other tag inside. */
const link = new RegExp(
  String.raw`<(${tagName})>([^<>]*[^<>\s][^<>]*)</(${tagName})>|${webAddress.source}`,
  webAddress.flags,
);

/** Splits a text of the copy into words, web addresses and tags, which become links. */
export function parseLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, 1: tag, 2: words = '', 3: closed, index } of text.matchAll(link)) {
    // With `\1` in the pattern, WebKit 2.50 finds no tag, and the page shows `<email>` as it is written.
    if (tag !== closed) continue;
    parts.push({ kind: 'words', text: text.slice(end, index) });
    parts.push(tag ? { kind: 'tag', text: found, tag, words } : { kind: 'address', text: found });
    end = index + found.length;
  }
  return [...parts, { kind: 'words', text: text.slice(end) }];
}
