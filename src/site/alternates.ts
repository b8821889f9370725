import type { Language } from './content.ts';
import { publicAddress } from './public-address.ts';
import type { PageKey } from './resources.ts';

/**
 * A page's `hreflang` links, for heads and the sitemap; none if the site has one language. Search
 * engines ignore them unless every page lists all of them, including itself. Readers of any other
 * language (`x-default`) get the source language, which comes first.
 */
export function hreflangLinks(languages: Language[], page: PageKey, address: string) {
  const [source, ...others] = languages;
  if (!source || others.length === 0) return [];
  const links = [...languages, { ...source, tag: 'x-default' }];
  return links.map(({ tag, paths }) => ({ tag, href: publicAddress({ address }, paths[page]) }));
}
