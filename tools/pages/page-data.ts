import type { Content } from '../../src/site/content.ts';
import type { PageData } from '../../src/site/page-data.ts';

/** JSON for a `<script>`, which an unescaped `<` could end. */
export function jsonInHtml(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** What a page's data block holds. */
export function pageDataOf(
  { site, languages, ...content }: Content,
  page: Pick<PageData, 'copy' | 'page' | 'preload'>,
): PageData {
  return {
    // `sample` is a note to the owner.
    site: { ...site, sample: undefined },
    ...content,
    languages: languages.length > 1 ? languages : [],
    ...page,
  };
}
