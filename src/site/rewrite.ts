import type { LocationRewrite } from '@tanstack/react-router';
import type { Locale } from './content.ts';
import { pageKeys, routeOf } from './pages.ts';

/**
 * Public addresses are copy (`/helena-prado-palestrante`, `/en/talks`), routes are code
 * (`/palestrante`). This is the only place that translates between them, as a bijection: a route's
 * path that is not a public address is moved below `/~`, where there are no routes, so it is a 404.
 *
 * It knows one language. Addresses of other languages stay unchanged, like any unknown address:
 * those pages are separate documents, and plain `<a href>` links lead to them.
 *
 * @param isLost Whether the host has no page at the open address, even if it is a page's address.
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
      // Any other address stays unchanged: trimmed, `/...html` would become `/..`, the home page.
      if (route) url.pathname = route;
      return url;
    },
    output: ({ url }) => {
      const path = url.pathname;
      // A copy: the router compares its own URL with the open page's, to know a link to that page.
      const address = new URL(url);
      address.pathname = toPublic.get(path) ?? (path.startsWith('/~/') ? path.slice(2) : path);
      return address;
    },
  };
}

/** Hosts serve a page as `/renovare`, `/renovare/` or its file's name; all are one page. */
function trim(pathname: string): string {
  return pathname.replace(/(\/index|([^/]))\.html$/, '$2').replace(/\/+$/, '') || '/';
}

/** Copy says `/árvore`, a URL `/%C3%A1rvore`. A path with a malformed `%` stays unchanged. */
function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
