import { useMatches } from '@tanstack/react-router';
import type { PageKey } from './resources.ts';

/** The key of the open page. On the 404 page, it is `home`. */
export function usePage(): PageKey {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.page ?? 'home' });
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: PageKey;
  }
}
