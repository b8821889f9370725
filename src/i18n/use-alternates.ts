import { useMatches } from '@tanstack/react-router';
import { alternatesOf } from './alternates';
import { pageOf } from './rewrite';
import { useContent } from './use-content';

/**
 * The open page in each of the site's languages; none where there is only one. An address that leads
 * nowhere has the home pages for alternates.
 */
export function useAlternates() {
  const { locale, languages } = useContent();
  const route = useMatches({ select: (matches) => matches.at(-1)?.routeId ?? '' });
  const page = pageOf(route, locale) ?? 'home';
  return { tag: locale.tag, alternates: alternatesOf(languages, page) };
}
