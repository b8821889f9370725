import type { Language, PageKey } from './content.ts';
import { publicAddress } from './public-address.ts';

/** A page in one of the site's languages. */
export interface Alternate {
  tag: string;
  /** The language's own name for itself. */
  name: string;
  /** Public path. */
  path: string;
}

/** A page in each of the site's languages, itself included; nothing where there is only one. */
export function alternatesOf(languages: Language[], page: PageKey): Alternate[] {
  if (languages.length < 2) return [];
  return languages.map(({ tag, name, paths }) => ({ tag, name, path: paths[page] }));
}

/**
 * A page's alternates as search engines read them, in heads and in the sitemap. Every alternate lists
 * all of them, itself too, or the lot is ignored. For readers of any other language (`x-default`)
 * there is the one at the root, which comes first.
 */
export function hreflangLinks(alternates: Alternate[], address: string) {
  const [source] = alternates;
  const links = source ? [...alternates, { ...source, tag: 'x-default' }] : [];
  return links.map(({ tag, path }) => ({ tag, href: publicAddress({ address }, path) }));
}
