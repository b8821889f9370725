import type { LocationRewrite } from '@tanstack/react-router';
import type { Language } from './language.ts';
import { pageKeys, routeOf } from './pages.ts';

/** Translates public addresses, such as `/ana-palestrante`, to routes (`/palestrante`) and back. */
export function createRewrite(paths: Language['paths']): Required<LocationRewrite> {
  const pages = pageKeys.map((key) => [encodeURI(paths[key]), routeOf(key)] as const);
  const toRoute = new Map<string, string>(pages);
  const toPublic = new Map<string, string>(pages.map(([path, route]) => [route, path]));

  return {
    input: ({ url }) => {
      const path = url.pathname.replace(/\/+$/, '') || '/';
      url.pathname = toRoute.get(path) ?? url.pathname;
      return url;
    },
    output: ({ url }) => {
      // Copies the URL, because the router reads the original again after this function.
      const address = new URL(url);
      address.pathname = toPublic.get(url.pathname) ?? url.pathname;
      return address;
    },
  };
}
