import { pageKeys, products } from '../../src/content/pages.ts';

// What the checker must know of this site's texts. A name is the end of a key: `lead` for `home.hero.lead`.

/** Names of what isn't translated, such as people's names. A language may have more of it. */
export const untranslated = ['author', 'topic', 'avatarUrl', 'titleLang', 'sample'];

/** Names of lists, whose items have the same names. */
export const lists = ['items', 'stages', 'meetings', 'tools'];

/** Names of what only some items of a list have. */
export const onlyInSome = ['takeaway', 'topic', 'avatarUrl', 'alt', 'labels'];

/** Lists that may be empty, because the page then shows nothing of them. */
const mayBeEmpty = /\.(before\.items|testimonials\.items|journey\.tools)$/;

/** Whether a translation may lack it, such as a photograph, or a list that is empty in the source. */
export function isOptional({ key, children }: { key: string; children: unknown[] }): boolean {
  return /\.(avatarUrl|sample)$/.test(key) || (mayBeEmpty.test(key) && children.length === 0);
}

/** Whether all languages have the same text, such as the name of a photograph or of a page. */
export function isShared({ key, text }: { key: string; text?: string }): boolean {
  const isPage = pageKeys.some((page) => page === text);
  return /\.avatarUrl$/.test(key) || (/\.topic$/.test(key) && isPage);
}

/** Blocks in which each name is that of a page, so that owners may give no others. */
export const namesOfPages: Record<string, string[] | undefined> = {
  'common.pages': pageKeys,
  'home.products.items': products,
};
