import type { i18n } from 'i18next';
import type { Content, PageKey } from './content';

interface HeadContext {
  content: Content;
  i18n: i18n;
}

/** A page's title, description and canonical address, from the `meta` of its copy. */
export function pageHead({ content, i18n }: HeadContext, page: PageKey) {
  const t = i18n.getFixedT(content.locale.tag, page);
  const { address } = content.site;
  return {
    meta: [
      { title: t(($) => $.meta.title) },
      { name: 'description', content: t(($) => $.meta.description) },
    ],
    links: [{ rel: 'canonical', href: new URL(content.locale.paths[page], address).href }],
  };
}
