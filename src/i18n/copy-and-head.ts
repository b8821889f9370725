import type { TFunction } from 'i18next';
import { hreflangLinks } from '../site/alternates.ts';
import type { Content } from '../site/content.ts';
import { publicAddress } from '../site/public-address.ts';
import type { PageKey } from '../site/resources.ts';
import { loadCopy, type RouterContext } from './i18n.ts';

/** Route options that load a page's copy and fill its head. */
export function copyAndHead(page: PageKey) {
  return {
    async loader({ context: { i18n } }: { context: RouterContext }) {
      await loadCopy(i18n, page);
      return i18n.getFixedT(i18n.language, page);
    },
    // The error screen, shown without the copy, has its own title.
    head: ({ loaderData: t, match }: { loaderData?: PageT; match: { context: RouterContext } }) =>
      t ? headOf(page, t, match.context.content) : {},
  };
}

type PageT = TFunction<PageKey>;

function headOf(page: PageKey, t: PageT, { site, locale, languages }: Content) {
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
