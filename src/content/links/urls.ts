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

/** A page in all languages, itself included: search engines ignore a list that lacks one. */
export function hreflangLinks(languages: Language[], page: PageKey, address: string) {
  const [source, ...others] = languages;
  if (!source || others.length === 0) return [];
  // `x-default` is for readers of other languages.
  const links = [...languages, { ...source, tag: 'x-default' }];
  return links.map(({ tag, paths }) => ({ tag, href: publicAddress({ address }, paths[page]) }));
}

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

/** A WhatsApp chat with a text ready to send. WhatsApp shows a `+` of `URLSearchParams`. */
export function whatsAppUrl(number: string, text?: string): string {
  return `https://wa.me/${number}${text ? `?text=${encode(shorten(text))}` : ''}`;
}

/** The address of a new e-mail (RFC 6068). */
export function mailtoUrl(email: string, subject?: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}${subject ? `?subject=${encode(subject)}` : ''}`;
}
