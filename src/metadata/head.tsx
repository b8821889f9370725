import type { RouterContext } from '../content/i18n/i18n.ts';
import { languageTags } from '../content/i18n/texts.ts';
import { absoluteUrl, pagePath, withBase } from '../content/links/urls.ts';
import { pages } from '../content/pages.ts';
import type { PageKey } from '../content/resources.ts';
import { site } from '../content/site.ts';
import { palette } from '../theme/colors.ts';
import { structuredData } from './json-ld.ts';
import { policyOf } from './policy.ts';

/** Tags of a built page's head that neither index.html nor its route has. The 404 page has no key. */
export function Head({ context, page }: { context: RouterContext; page?: PageKey }) {
  return (
    <>
      {/* Comes first, because it holds only for what follows. */}
      <meta httpEquiv="Content-Security-Policy" content={policyOf(site)} />
      <meta name="theme-color" content={palette.page} />
      {page && <LinkPreview context={context} page={page} />}
      {page && (
        <script type="application/ld+json">{JSON.stringify(structuredData(context, page))}</script>
      )}
    </>
  );
}

/** Open Graph's tags, which WhatsApp and social networks read. */
function LinkPreview({ context, page }: { context: RouterContext; page: PageKey }) {
  const { language, getFixedT } = context.i18n;
  const t = getFixedT(language, page);
  const { wall } = pages[page];
  const others = languageTags.filter((tag) => tag !== language);
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={openGraphLocale(language)} />
      {others.map((tag) => (
        <meta key={tag} property="og:locale:alternate" content={openGraphLocale(tag)} />
      ))}
      <meta property="og:title" content={t(($) => $.meta.title)} />
      <meta property="og:description" content={t(($) => $.meta.description)} />
      <meta property="og:url" content={absoluteUrl(pagePath(language, page))} />
      <meta property="og:image" content={absoluteUrl(withBase(`/previews/${wall}.jpg`))} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={context.i18n.t(($) => $.previews[wall])} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Converts `en` to `en_US`: Open Graph requires a region, so the most likely one is added. */
function openGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return region ? `${language}_${region}` : language;
}
