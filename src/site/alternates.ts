import type { Language, PageKey } from './content.ts';
import { publicAddress } from './public-address.ts';

/** A page in one of the site's languages. */
export interface Alternate {
  tag: string;
  /** The language's name, in that language. */
  name: string;
  /** Public path. */
  path: string;
}

/** A page in each of the site's languages, including its own; empty if there is only one. */
export function alternatesOf(languages: Language[], page: PageKey): Alternate[] {
  if (languages.length < 2) return [];
  return languages.map(({ tag, name, paths }) => ({ tag, name, path: paths[page] }));
}

/**
 * A page's `hreflang` links, for heads and the sitemap. Search engines ignore them unless every
 * alternate lists all of them, including itself. Readers of any other language (`x-default`) get
 * the source language, which comes first.
 */
export function hreflangLinks(alternates: Alternate[], address: string) {
  const [source] = alternates;
  const links = source ? [...alternates, { ...source, tag: 'x-default' }] : [];
  return links.map(({ tag, path }) => ({ tag, href: publicAddress({ address }, path) }));
}
