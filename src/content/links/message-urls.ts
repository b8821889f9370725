/** An emoji that is cut in two would throw. Safari before 16.4 has no `toWellFormed`. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** Shortens a text, because servers refuse long addresses. */
function shorten(text: string): string {
  let short = text;
  while (encode(short).length > 4000) short = `${short.slice(0, 0.9 * short.length)}…`;
  return short;
}

/** The address of a WhatsApp chat in which the text is ready to be sent. */
export function whatsAppUrl(number: string, text?: string): string {
  return `https://wa.me/${number}${text ? `?text=${encode(shorten(text))}` : ''}`;
}

/** The address of a new e-mail (RFC 6068). */
export function mailtoUrl(email: string, subject?: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}${subject ? `?subject=${encode(subject)}` : ''}`;
}
