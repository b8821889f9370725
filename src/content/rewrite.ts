import type { LocationRewrite } from '@tanstack/react-router';
import { pageKeys, routeOf } from './pages.ts';
import type { Locale } from './site-data.ts';

/** Translates public addresses, such as `/ana-palestrante`, to routes (`/palestrante`) and back. */
export function createRewrite(
  paths: Locale['paths'],
  isNotFound = () => false,
): Required<LocationRewrite> {
  const toRoute = new Map<string, string>(pageKeys.map((key) => [paths[key], routeOf(key)]));
  const toPublic = new Map<string, string>(pageKeys.map((key) => [routeOf(key), paths[key]]));

  return {
    input: ({ url }) => {
      const path = decode(url.pathname.replace(/\/+$/, '')) || '/';
      const route = isNotFound() ? undefined : toRoute.get(path);
      const hidden = isNotFound() || toPublic.has(path) || path.startsWith('/~');
      // No route begins with `/~`, so the router shows the 404 page for such a path.
      if (route) url.pathname = route;
      else if (hidden) url.pathname = `/~${url.pathname}`;
      return url;
    },
    output: ({ url }) => {
      const path = url.pathname;
      // Copies the URL, because the router reads the original again after this function.
      const address = new URL(url);
      address.pathname = toPublic.get(path) ?? (path.startsWith('/~/') ? path.slice(2) : path);
      return address;
    },
  };
}

function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
