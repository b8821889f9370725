import type { Content } from '../../src/site/content.ts';
import type { PageData } from '../../src/site/page-data.ts';

/** JSON for a `<script>`, which an unescaped `<` could end. */
export function jsonInHtml(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** What a page's data block holds. */
export function pageDataOf(
  content: Content,
  page: Pick<PageData, 'copy' | 'page' | 'preload'>,
): PageData {
  return {
    ...content,
    languages: content.languages.length > 1 ? content.languages : [],
    ...page,
  };
}
