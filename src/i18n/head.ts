import type { i18n } from 'i18next';
import type { Content, PageKey } from './content';
import { publicAddress } from './public-address';

interface HeadContext {
  content: Content;
  i18n: i18n;
}

/** A page's title, description and canonical address, from the `meta` of its copy. */
export function pageHead({ content, i18n }: HeadContext, page: PageKey) {
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
