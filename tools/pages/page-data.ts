import type { Content } from '../../src/site/content.ts';
import type { PageData } from '../../src/site/page-data.ts';

/** JSON for a `<script>`: an escaped `<` can't end the element. */
export function jsonInHtml(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** What a page's data block holds. */
export function pageDataOf(
  { site, languages, ...content }: Content,
  page: Pick<PageData, 'copy' | 'page' | 'preload'>,
): PageData {
  return {
    // The note to the owner isn't for visitors.
    site: { ...site, sample: undefined },
    ...content,
    // A list with a single language is of no use.
    languages: languages.length > 1 ? languages : [],
    ...page,
  };
}
