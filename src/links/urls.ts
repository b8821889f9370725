/** Half of a surrogate pair, as a cut emoji leaves behind: `encodeURIComponent` throws on it. */
const loneSurrogate = /\p{Surrogate}/gu;

function encode(text: string): string {
  return encodeURIComponent(text.replace(loneSurrogate, '\uFFFD').replace(/\r\n?|\n/g, '\r\n'));
}

/**
 * The address that opens a WhatsApp chat, with a text ready to send where one is given.
 *
 * `URLSearchParams` would write spaces as `+`, which WhatsApp shows as they are.
 * @param number Country code and number; all but the digits is dropped.
 */
export function whatsAppUrl(number: string, text?: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}${text ? `?text=${encode(text)}` : ''}`;
}

/** The address that opens a new e-mail, with a subject where one is given (RFC 6068). */
export function mailtoUrl(email: string, subject?: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}${subject ? `?subject=${encode(subject)}` : ''}`;
}
