import { hreflangLinks, publicAddress } from '../links/urls.ts';
import type { PageKey } from '../resources.ts';
import { loadCopy, type RouterContext } from './i18n.ts';

/** Options of a page's route. The loader loads the page's copy and returns i18next's `t` for it. */
export function copyAndHead<Page extends PageKey>(page: Page) {
  return {
    staticData: { page },
    async loader({ context: { i18n } }: { context: RouterContext }) {
      await loadCopy(i18n, page);
      return i18n.getFixedT(i18n.language, page);
    },
    head: ({ loaderData, match }: { loaderData?: unknown; match: { context: RouterContext } }) =>
      loaderData ? headOf(page, match.context) : {},
  };
}

function headOf(page: PageKey, { i18n, siteData }: RouterContext) {
  const { site, locale, languages } = siteData;
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
