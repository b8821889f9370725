import { publicAddress } from './public-address.ts';
import type { PageKey } from './resources.ts';
import type { Language } from './site-data.ts';

/**
 * Search engines ignore these links unless every page lists all of them, including itself.
 * `x-default`, for other readers, is the source language.
 */
export function hreflangLinks(languages: Language[], page: PageKey, address: string) {
  const [source, ...others] = languages;
  if (!source || others.length === 0) return [];
  const links = [...languages, { ...source, tag: 'x-default' }];
  return links.map(({ tag, paths }) => ({ tag, href: publicAddress({ address }, paths[page]) }));
}
