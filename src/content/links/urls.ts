import type { PageKey } from '../resources.ts';
import type { Language, Site } from '../site-data.ts';

/** The address of a path on this host, where the site may be in a folder. */
export function fileAddress(path: string): string {
  return path.startsWith('/') ? import.meta.env.BASE_URL + path.slice(1) : path;
}

/** The absolute address of a path. */
export function publicAddress({ address }: Pick<Site, 'address'>, path: string): string {
  return new URL(path.replace(/^\//, ''), address).href;
}

/** Links to a page in every language, its own too. Search engines ignore incomplete lists. */
export function hreflangLinks(languages: Language[], page: PageKey, address: string) {
  const [source, ...others] = languages;
  if (!source || others.length === 0) return [];
  // `x-default` is for readers of other languages.
  const links = [...languages, { ...source, tag: 'x-default' }];
  return links.map(({ tag, paths }) => ({ tag, href: publicAddress({ address }, paths[page]) }));
}

/** Half an emoji, for which `encodeURIComponent` throws. */
const loneSurrogate = /\p{Surrogate}/gu;

function encode(text: string): string {
  return encodeURIComponent(text.replace(loneSurrogate, '\uFFFD').replace(/\r\n?|\n/g, '\r\n'));
}

/** Shortens a text for an address, because some servers refuse long ones. */
function shorten(text: string): string {
  let short = text;
  while (encode(short).length > 4000) short = `${short.slice(0, 0.9 * short.length)}…`;
  return short;
}

/** A WhatsApp chat with a text ready to send. Spaces are `%20`: WhatsApp would show a `+`. */
export function whatsAppUrl(number: string, text?: string): string {
  return `https://wa.me/${number}${text ? `?text=${encode(shorten(text))}` : ''}`;
}

/** The address of a new e-mail (RFC 6068). */
export function mailtoUrl(email: string, subject?: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}${subject ? `?subject=${encode(subject)}` : ''}`;
}
