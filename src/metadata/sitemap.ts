import { languageTags } from '../content/i18n/texts.ts';
import { absoluteUrl, hreflangLinks, pagePath, withBase } from '../content/links/urls.ts';
import { pageKeys } from '../content/pages.ts';

/** Lists every page in every language, with links to its translations. */
export function sitemap(): string {
  const entries = languageTags.flatMap((tag) =>
    pageKeys.map((page) => {
      const alternates = hreflangLinks(page).map(
        ({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`,
      );
      const location = `<loc>${absoluteUrl(pagePath(tag, page))}</loc>`;
      return `<url>${[location, ...alternates].join('\n')}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** Writes robots.txt, which allows everything and names the sitemap. */
export function robots(): string {
  return `User-agent: *\nAllow: /\nSitemap: ${absoluteUrl(withBase('/sitemap.xml'))}\n`;
}
