import { hreflangLinks } from '../i18n/alternates';
import { useAlternates } from '../i18n/use-alternates';
import { useContent } from '../i18n/use-content';

/**
 * What the head of a page says about its languages. Not in the routes' `head`, because the router
 * keeps one `meta` of each property, and `og:locale:alternate` is repeated.
 */
export function LanguageHead() {
  const { site } = useContent();
  const { tag, page, alternates } = useAlternates();
  if (!page) return null;
  return (
    <>
      <meta property="og:locale" content={openGraphLocale(tag)} />
      {alternates
        .filter((other) => other.tag !== tag)
        .map((other) => (
          <meta
            key={other.tag}
            property="og:locale:alternate"
            content={openGraphLocale(other.tag)}
          />
        ))}
      {hreflangLinks(alternates, site.address).map((link) => (
        <link key={link.tag} rel="alternate" hrefLang={link.tag} href={link.href} />
      ))}
    </>
  );
}

/** Open Graph wants a region (`en_US`); a tag without one gets its likeliest. */
function openGraphLocale(tag: string): string {
  // The browser's table of likely regions is slow to load on a phone.
  if (/^[a-z]+-[A-Z]{2}$/.test(tag)) return tag.replace('-', '_');
  const { language, region } = new Intl.Locale(tag).maximize();
  return region ? `${language}_${region}` : language;
}
