import { hreflangLinks } from '../site/alternates';
import { publicAddress } from '../site/public-address';
import type { PageKey } from '../site/resources';
import { loadCopy, type RouterContext } from './i18n';

/** Every page's route options: its `loader` loads the copy, its `head` comes from the copy's `meta`. */
export function copyAndHead(page: PageKey) {
  return {
    loader: ({ context }: { context: RouterContext }) => loadCopy(context.i18n, page),
    head: ({ match }: { match: { context: RouterContext } }) => headOf(page, match.context),
  };
}

/** A page's title, description, canonical address and `hreflang` links. */
function headOf(page: PageKey, { content: { site, locale, languages }, i18n }: RouterContext) {
  // A page without its copy shows the error screen, which has its own title.
  if (!i18n.hasResourceBundle(locale.tag, page)) return {};
  const t = i18n.getFixedT(locale.tag, page);
  return {
    meta: [
      { title: t(($) => $.meta.title) },
      { name: 'description', content: t(($) => $.meta.description) },
    ],
    links: [
      { rel: 'canonical', href: publicAddress(site, locale.paths[page]) },
      ...hreflangLinks(languages, page, site.address).map(({ tag, href }) => ({
        rel: 'alternate',
        hrefLang: tag,
        href,
      })),
    ],
  };
}
