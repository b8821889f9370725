import type { LocationRewrite } from '@tanstack/react-router';
import type { Locale } from './content.ts';
import { pageKeys, routeOf } from './pages.ts';

/**
 * Translates public addresses of the copy (`/helena-prado-palestrante`) to routes (`/palestrante`),
 * and back. A route's path that is no public address moves below `/~`, where there are no routes: a
 * 404.
 *
 * Addresses of other languages stay unchanged: plain links lead to those documents.
 *
 * @param isLost Whether the host answered with the 404 page, even at a page's address.
 */
export function createRewrite(
  paths: Locale['paths'],
  isLost = () => false,
): Required<LocationRewrite> {
  const toRoute = new Map<string, string>(pageKeys.map((key) => [paths[key], routeOf(key)]));
  const toPublic = new Map<string, string>(pageKeys.map((key) => [routeOf(key), paths[key]]));

  return {
    input: ({ url }) => {
      const path = trim(url.pathname);
      const plain = decode(path);
      const hidden = toPublic.has(plain) || plain.startsWith('/~');
      const known = isLost() ? undefined : toRoute.get(plain);
      const route = known ?? (hidden ? `/~${url.pathname}` : undefined);
      // Trimmed, `/...html` would become `/..`, the home page.
      if (route) url.pathname = route;
      return url;
    },
    output: ({ url }) => {
      const path = url.pathname;
      // A copy: the router compares its URL with the open page's to recognise links to it.
      const address = new URL(url);
      address.pathname = toPublic.get(path) ?? (path.startsWith('/~/') ? path.slice(2) : path);
      return address;
    },
  };
}

/** Hosts also serve a page as `/renovare/` or by its file's name. */
function trim(pathname: string): string {
  return pathname.replace(/(\/index|([^/]))\.html$/, '$2').replace(/\/+$/, '') || '/';
}

/** The copy has `/árvore`, a URL `/%C3%A1rvore`. A malformed `%` stays. */
function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
