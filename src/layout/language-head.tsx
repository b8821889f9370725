import { alternatesOf } from '../i18n/twins';
import { useContent } from '../i18n/use-content';
import { useTwins } from './use-twins';

/**
 * What the head of a page says about its languages. Not in the routes' `head`, because the router
 * keeps one `meta` of each property, and `og:locale:alternate` is repeated.
 */
export function LanguageHead() {
  const { site } = useContent();
  const { tag, page, twins } = useTwins();
  if (!page) return null;
  return (
    <>
      <meta property="og:locale" content={openGraphLocale(tag)} />
      {twins
        .filter((twin) => twin.tag !== tag)
        .map((twin) => (
          <meta key={twin.tag} property="og:locale:alternate" content={openGraphLocale(twin.tag)} />
        ))}
      {alternatesOf(twins, site.address).map((twin) => (
        <link key={twin.tag} rel="alternate" hrefLang={twin.tag} href={twin.href} />
      ))}
    </>
  );
}

/** Open Graph wants a region (`en_US`); a tag without one gets its likeliest. */
function openGraphLocale(tag: string): string {
  // A browser's first look at its table of likely regions takes 5 ms, 20 on a phone.
  if (/^[a-z]+-[A-Z]{2}$/.test(tag)) return tag.replace('-', '_');
  const { language, region } = new Intl.Locale(tag).maximize();
  return region ? `${language}_${region}` : language;
}
