import { useMatches } from '@tanstack/react-router';
import type { PageKey } from './content';
import { pageKeys, pages } from './pages';

/** The open page; `home` on the 404 page. */
export function usePage(): PageKey {
  const route = useMatches({ select: (matches) => matches.at(-1)?.routeId ?? '' });
  return pageKeys.find((key) => pages[key].route === route) ?? 'home';
}
