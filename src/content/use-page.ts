import { useMatches } from '@tanstack/react-router';
import type { Accent } from '../theme/colors.ts';
import { pages } from './pages.ts';
import type { PageKey } from './resources.ts';

/** The open page, as its route names it; `home` on the 404 page. */
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
