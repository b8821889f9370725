import { useMatches } from '@tanstack/react-router';
import type { Accent } from '../theme/colors.ts';
import { pages } from './pages.ts';
import type { PageKey } from './resources.ts';

/** The key of the open page. On the 404 page, it is `home`. */
export function usePage(): PageKey {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.page ?? 'home' });
}

export function useAccent(): Accent {
  return pages[usePage()].accent;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: PageKey;
  }
}
