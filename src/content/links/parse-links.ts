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

/** A web address, or a tag such as `<email>words</email>` with no other tag inside. */
const link = new RegExp(
  String.raw`<(\p{L}[\p{L}\d-]*)>([^<>]*[^<>\s][^<>]*)</\1>|${webAddress.source}`,
  webAddress.flags,
);

/** Splits a text of the copy into words, web addresses and tags, which become links. */
export function parseLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, 1: tag, 2: words = '', index } of text.matchAll(link)) {
    parts.push({ kind: 'words', text: text.slice(end, index) });
    parts.push(tag ? { kind: 'tag', text: found, tag, words } : { kind: 'address', text: found });
    end = index + found.length;
  }
  return [...parts, { kind: 'words', text: text.slice(end) }];
}
