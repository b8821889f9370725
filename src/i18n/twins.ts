import type { Locale, PageKey } from './content.ts';
import { publicAddress } from './public-address.ts';

/** One of the site's languages, as the others know it. */
export type Language = Pick<Locale, 'tag' | 'name' | 'paths'>;

/** The same page in one of the site's languages. */
export interface Twin {
  tag: string;
  /** The language's own name for itself. */
  name: string;
  /** Public path. */
  path: string;
}

/** Where a page is in each language; nowhere else where there is only one. */
export function twinsOf(languages: Language[], page: PageKey): Twin[] {
  if (languages.length < 2) return [];
  return languages.map(({ tag, name, paths }) => ({ tag, name, path: paths[page] }));
}

/**
 * A page's twins as search engines read them, in heads and in the sitemap. Every twin lists all of
 * them, itself too, or the lot is ignored. For readers of any other language (`x-default`) there is
 * the one at the root, which comes first.
 */
export function alternatesOf(twins: Twin[], address: string) {
  const [source] = twins;
  const alternates = source ? [...twins, { ...source, tag: 'x-default' }] : [];
  return alternates.map(({ tag, path }) => ({ tag, href: publicAddress({ address }, path) }));
}

/** What is known so far of the pages' twins: heads and the switcher read it while they render. */
export interface Twins {
  of: (page: PageKey) => Twin[];
  /** Learns a page's twins. Never rejects: a page is worth more than the way to its twins. */
  load: (page: PageKey) => Promise<void>;
}

export function createTwins(read: (page: PageKey) => Promise<Twin[]>): Twins {
  const known = new Map<PageKey, Twin[]>();
  return {
    of: (page) => known.get(page) ?? [],
    async load(page) {
      if (known.has(page)) return;
      try {
        known.set(page, await read(page));
      } catch (error) {
        console.warn(error);
      }
    },
  };
}
