import type { LocationRewrite } from '@tanstack/react-router';
import type { Locale, PageKey } from './content';

/** The route of a page, as files under `src/routes` name it. */
export function routeOf(page: PageKey): string {
  return page === 'home' ? '/' : `/${page}`;
}

/**
 * Public addresses are copy (`/helena-prado-palestrante`), routes are code (`/palestrante`).
 * This is the one place that translates between them, as a bijection: a route that is
 * nobody's public address is shifted below `/~`, where no route lives, and so is a 404.
 */
export function createRewrite(paths: Locale['paths']): Required<LocationRewrite> {
  // As a URL writes them, so that addresses may have accents.
  const pages = (Object.entries(paths) as [PageKey, string][]).map(
    ([page, path]) => [page, new URL(path, 'http://localhost').pathname] as const,
  );
  const toRoute = new Map(pages.map(([page, path]) => [path, routeOf(page)]));
  const toPublic = new Map(pages.map(([page, path]) => [routeOf(page), path]));

  return {
    input: ({ url }) => {
      const path = trim(url.pathname);
      const hidden = toPublic.has(path) || path.startsWith('/~');
      url.pathname = toRoute.get(path) ?? (hidden ? `/~${path}` : path);
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
  return pathname.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
}
