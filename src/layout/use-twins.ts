import { useMatches, useRouter } from '@tanstack/react-router';
import { pageOf } from '../i18n/rewrite';

/**
 * The page on screen in each of the site's languages; none where there is only one. An address that
 * leads nowhere has no `page`, and the home pages for twins.
 */
export function useTwins() {
  const { content, twins } = useRouter().options.context;
  const route = useMatches({ select: (matches) => matches.at(-1)?.routeId ?? '' });
  const page = pageOf(route, content.locale);
  return { tag: content.locale.tag, page, twins: twins.of(page ?? 'home') };
}
