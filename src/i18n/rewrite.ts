import type { LocationRewrite } from '@tanstack/react-router';
import type { Locale, PageKey } from './content.ts';

/** The route of a page, as files under `src/routes` name it. */
export function routeOf(page: PageKey): string {
  return page === 'home' ? '/' : `/${page}`;
}

/** The page of a route; nothing for a route that is no page, such as the root of all routes. */
export function pageOf(route: string, { paths }: Locale): PageKey | undefined {
  return (Object.keys(paths) as PageKey[]).find((page) => routeOf(page) === route);
}

/**
 * Public addresses are copy (`/helena-prado-palestrante`, `/en/talks`), routes are code
 * (`/palestrante`). This is the one place that translates between them, as a bijection: a route
 * that is nobody's public address is shifted below `/~`, where no route lives, and so is a 404.
 *
 * It knows one language. Another's address is unknown here like any other, and stays as it is: the
 * other language's pages are documents of their own, and links lead there by plain `<a href>`.
 *
 * @param isLost Whether the host has nothing at the open address, though it may look like a page's.
 */
export function createRewrite(
  paths: Locale['paths'],
  isLost = () => false,
): Required<LocationRewrite> {
  const pages = Object.entries(paths) as [PageKey, string][];
  const toRoute = new Map(pages.map(([page, path]) => [path, routeOf(page)]));
  const toPublic = new Map(pages.map(([page, path]) => [routeOf(page), path]));

  return {
    input: ({ url }) => {
      const path = trim(url.pathname);
      const plain = decode(path);
      const hidden = toPublic.has(plain) || plain.startsWith('/~');
      const known = isLost() ? undefined : toRoute.get(plain);
      const route = known ?? (hidden ? `/~${url.pathname}` : undefined);
      // Any other address stays to the letter: without its end, `/...html` would be `/..`, which is home.
      if (route) url.pathname = route;
      return url;
    },
    output: ({ url }) => {
      const path = url.pathname;
      url.pathname = toPublic.get(path) ?? (path.startsWith('/~/') ? path.slice(2) : path);
      return url;
    },
  };
}

/** Hosts serve a page as `/renovare`, `/renovare/` or its file's name; all are one page. */
function trim(pathname: string): string {
  return pathname.replace(/(\/index|([^/]))\.html$/, '$2').replace(/\/+$/, '') || '/';
}

/** Copy says `/árvore`, a URL `/%C3%A1rvore`. A `%` alone is no encoding, and stays. */
function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
