import { alternatesOf, hreflangLinks } from './alternates';
import type { PageKey } from './content';
import { loadCopy, type RouterContext } from './i18n';
import { publicAddress } from './public-address';

/** What the route of every page does: loads the page's copy, and makes its head from the copy's `meta`. */
export function pageOptions(page: PageKey) {
  return {
    loader: ({ context }: { context: RouterContext }) => loadCopy(context.i18n, page),
    head: ({ match }: { match: { context: RouterContext } }) => headOf(page, match.context),
  };
}

/** A page's title and description, its one address, and where it is in the other languages. */
function headOf(page: PageKey, { content: { site, locale, languages }, i18n }: RouterContext) {
  // A page whose copy did not arrive is an error screen, which brings a title of its own.
  if (!i18n.hasResourceBundle(locale.tag, page)) return {};
  const t = i18n.getFixedT(locale.tag, page);
  return {
    meta: [
      { title: t(($) => $.meta.title) },
      { name: 'description', content: t(($) => $.meta.description) },
    ],
    links: [
      { rel: 'canonical', href: publicAddress(site, locale.paths[page]) },
      ...hreflangLinks(alternatesOf(languages, page), site.address).map(({ tag, href }) => ({
        rel: 'alternate',
        hrefLang: tag,
        href,
      })),
    ],
  };
}
