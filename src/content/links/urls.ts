import type { LocationRewrite } from '@tanstack/react-router';
import { languageTags } from '../i18n/texts.ts';
import { sourceLanguage } from '../languages.ts';
import { pageKeys, routeOf } from '../pages.ts';
import type { PageKey } from '../resources.ts';
import { site } from '../site.ts';

/** Puts the site's folder on the host before a path. Whole URLs stay unchanged. */
export function withBase(path: string): string {
  return path.startsWith('/') ? import.meta.env.BASE_URL + path.slice(1) : path;
}

/**
 * A page's path on the host, such as `/en/renovare`. It is the path of the page's route, but the
 * speaker's page has the owner's name. `404` is the page that hosts show instead of one.
 */
export function pagePath(tag: string, page: PageKey | '404'): string {
  const folder = tag === sourceLanguage ? '' : `/${tag}`;
  if (page === 'home') return withBase(folder || '/');
  return withBase(`${folder}/${page === 'palestrante' ? `${site.slug}-palestrante` : page}`);
}

/** The router's option that translates a language's paths to those of routes, and back. */
export function rewriteOf(tag: string): Required<LocationRewrite> {
  const withoutSlash = (path: string) => path.replace(/\/+$/, '');
  return {
    input: ({ url }) => {
      const path = withoutSlash(url.pathname);
      const page = pageKeys.find((key) => withoutSlash(pagePath(tag, key)) === path);
      if (page) url.pathname = routeOf(page);
      return url;
    },
    output: ({ url }) => {
      // Copies the URL, because the router reads the original again after this function.
      const address = new URL(url);
      const page = pageKeys.find((key) => routeOf(key) === url.pathname);
      if (page) address.pathname = pagePath(tag, page);
      return address;
    },
  };
}

/** The absolute URL of a path on the host. */
export function absoluteUrl(path: string): string {
  return new URL(path, site.address).href;
}

/** A page's addresses in all languages. Empty if there is only one language. */
export function hreflangLinks(page: PageKey) {
  if (languageTags.length === 1) return [];
  const links = languageTags.map((tag) => ({ tag, href: absoluteUrl(pagePath(tag, page)) }));
  // Search engines link to `x-default` for people who read none of the site's languages.
  return [...links, { tag: 'x-default', href: absoluteUrl(pagePath(sourceLanguage, page)) }];
}
