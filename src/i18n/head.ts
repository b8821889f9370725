import type { i18n } from 'i18next';
import type { Content, PageKey } from './content';

interface HeadContext {
  content: Content;
  i18n: i18n;
}

/** A page's title, description and canonical address, from the `meta` of its copy. */
export function pageHead({ content, i18n }: HeadContext, page: PageKey) {
  // A page whose copy did not arrive is an error screen, which brings a title of its own.
  if (!i18n.hasResourceBundle(content.locale.tag, page)) return {};
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
