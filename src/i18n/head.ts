import type { i18n } from 'i18next';
import type { Content, PageKey } from './content';
import { publicAddress } from './public-address';

interface HeadContext {
  content: Content;
  i18n: i18n;
}

/** A page's title, description and canonical address, from the `meta` of its copy. */
export function pageHead({ content, i18n }: HeadContext, page: PageKey) {
  // A page whose copy did not arrive is an error screen, which brings a title of its own.
  if (!i18n.hasResourceBundle(content.locale.tag, page)) return {};
  const t = i18n.getFixedT(content.locale.tag, page);
  const { site, locale } = content;
  return {
    meta: [
      { title: t(($) => $.meta.title) },
      { name: 'description', content: t(($) => $.meta.description) },
    ],
    links: [{ rel: 'canonical', href: publicAddress(site, locale.paths[page]) }],
  };
}
