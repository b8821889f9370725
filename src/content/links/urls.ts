import { languages, site } from 'virtual:copy';
import type { PageKey } from '../resources.ts';

/** Puts `BASE_PATH`, the site's folder on the host, before a path. Whole URLs stay unchanged. */
export function fileAddress(path: string): string {
  return path.startsWith('/') ? import.meta.env.BASE_URL + path.slice(1) : path;
}

/** The absolute URL of a path of the site. */
export function publicAddress(path: string): string {
  return new URL(path.replace(/^\//, ''), site.address).href;
}

/** A page's addresses in all languages. Empty if there is only one language. */
export function hreflangLinks(page: PageKey) {
  if (languages.length === 1) return [];
  const [source] = languages;
  // Search engines link to `x-default` for people who read none of the site's languages.
  const links = [...languages, { ...source, tag: 'x-default' }];
  return links.map(({ tag, paths }) => ({ tag, href: publicAddress(paths[page]) }));
}

const loneSurrogate = /\p{Surrogate}/gu;

function encode(text: string): string {
  return encodeURIComponent(text.replace(loneSurrogate, '\uFFFD').replace(/\r\n?|\n/g, '\r\n'));
}

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
