import { hreflangLinks, publicAddress } from '../../src/content/links/urls.ts';
import { pageKeys } from '../../src/content/pages.ts';
import type { LanguageLink } from '../../src/content/site-data.ts';

/** Lists every page in every language, with links to its translations. */
export function sitemapOf(languages: LanguageLink[], address: string): string {
  const entries = languages.flatMap((language) =>
    pageKeys.map((page) => {
      const alternates = hreflangLinks(languages, page, address).map(
        ({ tag, href }) =>
          `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(href)}"/>`,
      );
      const location = `<loc>${escapeXml(publicAddress(address, language.paths[page]))}</loc>`;
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
export function robotsFor(address: string): string {
  return `User-agent: *\nAllow: /\nSitemap: ${publicAddress(address, 'sitemap.xml')}\n`;
}

/** Escapes `&` and `'`. Addresses contain the other reserved characters only percent-encoded. */
function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}
