import type { PageData } from '../../src/content/page-data.ts';
import type { SiteData } from '../../src/content/site-data.ts';

/** JSON for a `<script>`, which an unescaped `<` could end. */
export function jsonInHtml(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** What a page's data block holds. */
export function pageDataOf(
  siteData: SiteData,
  page: Pick<PageData, 'copy' | 'page' | 'preload'>,
): PageData {
  return {
    ...siteData,
    languages: siteData.languages.length > 1 ? siteData.languages : [],
    ...page,
  };
}
