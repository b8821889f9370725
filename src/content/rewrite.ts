import type { LocationRewrite } from '@tanstack/react-router';
import { pageKeys, routeOf } from './pages.ts';
import type { Locale } from './site-data.ts';

/**
 * Translates public addresses of the copy (`/helena-prado-palestrante`) to routes (`/palestrante`),
 * and back. A route's path that is no public address moves below `/~`, where there are no routes: a
 * 404.
 *
 * Addresses of other languages stay unchanged: plain links lead to those documents.
 *
 * @param isNotFound Whether the host answered with the 404 page, even at a page's address.
 */
export function createRewrite(
  paths: Locale['paths'],
  isNotFound = () => false,
): Required<LocationRewrite> {
  const toRoute = new Map<string, string>(pageKeys.map((key) => [paths[key], routeOf(key)]));
  const toPublic = new Map<string, string>(pageKeys.map((key) => [routeOf(key), paths[key]]));

  return {
    input: ({ url }) => {
      // The router, too, ignores slashes at the end.
      const path = decode(url.pathname.replace(/\/+$/, '')) || '/';
      const route = isNotFound() ? undefined : toRoute.get(path);
      const hidden = isNotFound() || toPublic.has(path) || path.startsWith('/~');
      if (route) url.pathname = route;
      else if (hidden) url.pathname = `/~${url.pathname}`;
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

/** The copy has `/árvore`, a URL `/%C3%A1rvore`. A malformed `%` stays. */
function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
