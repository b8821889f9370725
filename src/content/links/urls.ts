/** `encodeURIComponent` throws on half an emoji. */
const loneSurrogate = /\p{Surrogate}/gu;

function encode(text: string): string {
  return encodeURIComponent(text.replace(loneSurrogate, '\uFFFD').replace(/\r\n?|\n/g, '\r\n'));
}

/** Some servers refuse longer addresses. */
function shorten(text: string): string {
  let short = text;
  while (encode(short).length > 4000) short = `${short.slice(0, 0.9 * short.length)}…`;
  return short;
}

/**
 * The address of a WhatsApp chat, with a text ready to send, shortened if very long.
 * `URLSearchParams` would write a space as `+`, which WhatsApp shows.
 *
 * @param number With the country code; only its digits count.
 */
export function whatsAppUrl(number: string, text?: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}${text ? `?text=${encode(shorten(text))}` : ''}`;
}

/** The address of a new e-mail (RFC 6068). */
export function mailtoUrl(email: string, subject?: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}${subject ? `?subject=${encode(subject)}` : ''}`;
}

/** Brackets are part of an address in pairs, quotation marks never. */
const character = String.raw`[^\s<>"—…。、，！？；：،؛؟\p{Cf}\p{Pi}\p{Pf}\p{Ps}\p{Pe}]`;
const pair = String.raw`\([^\s<>()]*\)|\[[^\s<>[\]]*\]`;

/** A web address in a sentence, without the punctuation that follows it. */
export const webAddress = new RegExp(
  `https?://(?:${character}|${pair})*(?:(?![.,;:!?'])${character}|${pair})`,
  'giu',
);
