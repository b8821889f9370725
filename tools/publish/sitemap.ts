import { alternatesOf, hreflangLinks } from '../../src/i18n/alternates.ts';
import type { Language, PageKey } from '../../src/i18n/content.ts';
import { publicAddress } from '../../src/i18n/public-address.ts';

/** Every page in every language, each with all its alternates, as its head has them. */
export function sitemapOf(languages: Language[], address: string): string {
  const entries = languages.flatMap(({ paths }) =>
    (Object.keys(paths) as PageKey[]).map((page) => {
      const alternates = hreflangLinks(alternatesOf(languages, page), address).map(
        ({ tag, href }) =>
          `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(href)}"/>`,
      );
      const location = `<loc>${escapeXml(publicAddress({ address }, paths[page]))}</loc>`;
      return `<url>${[location, ...alternates].join('\n')}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** Everybody may read everything; the sitemap says where it is. */
export function robotsFor(address: string): string {
  return `User-agent: *\nAllow: /\nSitemap: ${publicAddress({ address }, 'sitemap.xml')}\n`;
}

/** Addresses come percent-encoded; `&` and `'` are what is left to escape. */
function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}
