import { absoluteUrl, hreflangLinks, pagePath } from '../links/urls.ts';
import type { PageKey } from '../resources.ts';
import type { RouterContext } from './i18n.ts';
import { addTexts } from './texts.ts';

/** Options of a page's route: its loader loads the page's copy, and its head has the page's title. */
export function pageRouteOptions(page: PageKey) {
  return {
    staticData: { page },
    loader: ({ context }: { context: RouterContext }) => addTexts(context.i18n, page),
    head: ({ match: { context } }: { match: { context: RouterContext } }) =>
      // The router asks for the head of a page whose copy could not be loaded, too.
      context.i18n.hasResourceBundle(context.i18n.language, page) ? headOf(page, context) : {},
  };
}

function headOf(page: PageKey, { i18n }: RouterContext) {
  const t = i18n.getFixedT(i18n.language, page);
  return {
    meta: [
      { title: t(($) => $.meta.title) },
      { name: 'description', content: t(($) => $.meta.description) },
    ],
    links: [
      { rel: 'canonical', href: absoluteUrl(pagePath(i18n.language, page)) },
      ...hreflangLinks(page).map(({ tag, href }) => ({ rel: 'alternate', hrefLang: tag, href })),
    ],
  };
}
