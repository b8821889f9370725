import { publicAddress } from '../../src/content/links/urls.ts';
import type { PageKey } from '../../src/content/resources.ts';
import { palette } from '../../src/theme/colors.ts';
import type { Language } from '../copy/index.ts';
import { CARD } from '../pictures/index.ts';
import { jsonInHtml } from './index-html.ts';
import { structuredData } from './json-ld.ts';

/** Writes the tags for icons, manifest and theme colour. */
export function iconElements(base: string): string {
  return `<link rel="icon" href="${base}favicon.ico" sizes="32x32">\
<link rel="icon" href="${base}favicon.svg" type="image/svg+xml">\
<link rel="apple-touch-icon" href="${base}apple-touch-icon.png">\
<link rel="manifest" href="${base}manifest.webmanifest">\
<meta name="theme-color" content="${palette.page}">`;
}

/** Writes tags for search engines and link previews. `picture` is the preview's JPEG. */
export function pageElements(
  { siteData, i18n }: Pick<Language, 'siteData' | 'i18n'>,
  page: PageKey,
  picture: string,
): string {
  const { site, locale, languages } = siteData;
  const t = i18n.getFixedT(locale.tag, page);
  const image = publicAddress(site.address, picture);
  const others = languages.filter(({ tag }) => tag !== locale.tag);
  const data = jsonInHtml(structuredData({ siteData, i18n, page }));
  const openGraph = [
    ['type', 'website'],
    ['site_name', site.name],
    ['locale', openGraphLocale(locale.tag)],
    ...others.map(({ tag }) => ['locale:alternate', openGraphLocale(tag)]),
    ['title', t(($) => $.meta.title)],
    ['description', t(($) => $.meta.description)],
    ['url', publicAddress(site.address, locale.paths[page])],
    ['image', image],
    ['image:type', 'image/jpeg'],
    ['image:width', String(CARD.width)],
    ['image:height', String(CARD.height)],
    ['image:alt', `${t(($) => $.hero.title)} · ${site.name}`],
  ];
  return [
    ...openGraph.map(
      ([name, value = '']) => `<meta property="og:${name}" content="${escaped(value)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${data}</script>`,
  ].join('');
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Converts `en` to `en_US`: Open Graph requires a region, so the most likely one is added. */
function openGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return region ? `${language}_${region}` : language;
}

export function webManifest(base: string, { siteData: { site, locale }, i18n }: Language) {
  const t = i18n.getFixedT(locale.tag, 'home');
  const icon = (name: string, size: number) => ({
    src: `${base}${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return {
    name: t(($) => $.meta.title),
    short_name: site.name,
    description: t(($) => $.meta.description),
    lang: locale.tag,
    dir: locale.direction,
    start_url: base,
    scope: base,
    display: 'minimal-ui',
    theme_color: palette.page,
    background_color: palette.page,
    icons: [
      icon('icon', 192),
      icon('icon', 512),
      { ...icon('icon-maskable', 512), purpose: 'maskable' },
    ],
  };
}
