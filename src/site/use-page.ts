import { useMatches } from '@tanstack/react-router';
import { pageKeys, routeOf } from './pages.ts';
import type { PageKey } from './resources.ts';

/** The open page; `home` on the 404 page. */
export function usePage(): PageKey {
  const route = useMatches({ select: (matches) => matches.at(-1)?.routeId ?? '' });
  return pageKeys.find((key) => routeOf(key) === route) ?? 'home';
}
