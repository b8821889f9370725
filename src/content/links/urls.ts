import type { LocationRewrite } from '@tanstack/react-router';
import { languageTags, sourceLanguage } from '../i18n/texts.ts';
import { routeOf } from '../pages.ts';
import type { PageKey } from '../resources.ts';
import { site } from '../site.ts';

/** The speaker page's address has the owner's name. All other addresses are those of the routes. */
const speakerRoute = routeOf('palestrante');
const speakerPath = `/${site.slug}-palestrante`;

/** The router's option that translates addresses to routes and back. */
export const rewrite: Required<LocationRewrite> = {
  input: ({ url }) => {
    if (url.pathname.replace(/\/+$/, '') === speakerPath) url.pathname = speakerRoute;
    return url;
  },
  output: ({ url }) => {
    // Copies the URL, because the router reads the original again after this function.
    const address = new URL(url);
    if (url.pathname === speakerRoute) address.pathname = speakerPath;
    return address;
  },
};

/** The folder of a language: `/` for the source, `/en/` for English. */
export const languageFolder = (tag: string) => (tag === sourceLanguage ? '/' : `/${tag}/`);

/** A page's path, such as `/en/renovare`. */
export function pagePath(tag: string, page: PageKey): string {
  const path = page === 'palestrante' ? speakerPath : routeOf(page);
  return languageFolder(tag) + path.slice(1);
}

/** Puts the site's folder on the host before a path. Whole URLs stay unchanged. */
export function withBase(path: string): string {
  return path.startsWith('/') ? import.meta.env.BASE_URL + path.slice(1) : path;
}

/** The absolute URL of a path of the site. */
export function absoluteUrl(path: string): string {
  return new URL(withBase(path), site.address).href;
}

/** A page's addresses in all languages. Empty if there is only one language. */
export function hreflangLinks(page: PageKey) {
  if (languageTags.length === 1) return [];
  const links = languageTags.map((tag) => ({ tag, href: absoluteUrl(pagePath(tag, page)) }));
  // Search engines link to `x-default` for people who read none of the site's languages.
  return [...links, { tag: 'x-default', href: absoluteUrl(pagePath(sourceLanguage, page)) }];
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
