/** Half of a surrogate pair, left by a truncated emoji: `encodeURIComponent` throws on it. */
const loneSurrogate = /\p{Surrogate}/gu;

function encode(text: string): string {
  return encodeURIComponent(text.replace(loneSurrogate, '\uFFFD').replace(/\r\n?|\n/g, '\r\n'));
}

/** Cuts a text at its end until it fits into an address: some servers refuse longer ones. */
function shorten(text: string): string {
  let short = text;
  while (encode(short).length > 4000) short = `${short.slice(0, 0.9 * short.length)}…`;
  return short;
}

/**
 * The address of a WhatsApp chat, with the text ready to send, if there is one. A very long text is
 * shortened.
 *
 * `URLSearchParams` would write spaces as `+`, which WhatsApp shows literally.
 * @param number Country code and number; everything but the digits is dropped.
 */
export function whatsAppUrl(number: string, text?: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}${text ? `?text=${encode(shorten(text))}` : ''}`;
}

/** The address of a new e-mail, with a subject, if there is one (RFC 6068). */
export function mailtoUrl(email: string, subject?: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}${subject ? `?subject=${encode(subject)}` : ''}`;
}
