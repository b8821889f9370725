import { alternatesOf } from './alternates';
import { useContent } from './use-content';
import { usePage } from './use-page';

/**
 * The open page in each of the site's languages; empty if there is only one. The 404 page's
 * alternates are the home pages.
 */
export function useAlternates() {
  const { locale, languages } = useContent();
  return { tag: locale.tag, alternates: alternatesOf(languages, usePage()) };
}
