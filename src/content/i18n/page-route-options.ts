import type { i18n } from 'i18next';
import { absoluteUrl, hreflangLinks, pagePath } from '../links/urls.ts';
import type { PageKey } from '../resources.ts';
import type { RouterContext } from './i18n.ts';
import { addTexts } from './texts.ts';

/** Options of a page's route: its loader loads the page's copy, and its head has the page's title. */
export function pageRouteOptions(page: PageKey) {
  return {
    staticData: { page },
    loader: async ({ context: { i18n } }: { context: RouterContext }) => {
      await addTexts(i18n, page);
      return headOf(page, i18n);
    },
    // If the copy could not be loaded, there are no data.
    head: ({ loaderData = {} }: { loaderData?: Partial<ReturnType<typeof headOf>> }) => loaderData,
  };
}

function headOf(page: PageKey, { language, getFixedT }: i18n) {
  const t = getFixedT(language, page);
  return {
    meta: [
      { title: t(($) => $.meta.title) },
      { name: 'description', content: t(($) => $.meta.description) },
    ],
    links: [
      { rel: 'canonical', href: absoluteUrl(pagePath(language, page)) },
      ...hreflangLinks(page).map(({ tag, href }) => ({ rel: 'alternate', hrefLang: tag, href })),
    ],
  };
}
