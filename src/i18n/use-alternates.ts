import { useMatches } from '@tanstack/react-router';
import { alternatesOf } from './alternates';
import { pageOf } from './rewrite';
import { useContent } from './use-content';

/**
 * The open page in each of the site's languages; empty if there is only one. The 404 page's
 * alternates are the home pages.
 */
export function useAlternates() {
  const { locale, languages } = useContent();
  const route = useMatches({ select: (matches) => matches.at(-1)?.routeId ?? '' });
  const page = pageOf(route, locale) ?? 'home';
  return { tag: locale.tag, alternates: alternatesOf(languages, page) };
}
