import { languages, site } from 'virtual:copy';
import type { RouterContext } from '../content/i18n/i18n.ts';
import { publicAddress } from '../content/links/urls.ts';
import type { PageKey } from '../content/resources.ts';
import { palette } from '../theme/colors.ts';
import { CARD } from './card.tsx';
import { escaped, jsonInHtml } from './index-html.ts';
import { structuredData } from './json-ld.ts';

/** Writes the tags that are the same on every page, but that index.html can't have. */
export function sharedElements(): string {
  return `<link rel="manifest" href="${import.meta.env.BASE_URL}manifest.webmanifest">\
<meta name="theme-color" content="${palette.page}">`;
}

/** Writes tags for search engines and link previews. `picture` is the preview's JPEG. */
export function pageElements(context: RouterContext, page: PageKey, picture: string): string {
  const { i18n, language } = context;
  const t = i18n.getFixedT(language.tag, page);
  const image = publicAddress(picture);
  const others = languages.filter(({ tag }) => tag !== language.tag);
  const data = jsonInHtml(structuredData(context, page));
  const openGraph = [
    ['type', 'website'],
    ['site_name', site.name],
    ['locale', openGraphLocale(language.tag)],
    ...others.map(({ tag }) => ['locale:alternate', openGraphLocale(tag)]),
    ['title', t(($) => $.meta.title)],
    ['description', t(($) => $.meta.description)],
    ['url', publicAddress(language.paths[page])],
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

/** Converts `en` to `en_US`: Open Graph requires a region, so the most likely one is added. */
function openGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return region ? `${language}_${region}` : language;
}

export function webManifest({ i18n, language }: RouterContext) {
  const base = import.meta.env.BASE_URL;
  const t = i18n.getFixedT(language.tag, 'home');
  const icon = (name: string, size: number) => ({
    src: `${base}${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return {
    name: t(($) => $.meta.title),
    short_name: site.name,
    description: t(($) => $.meta.description),
    lang: language.tag,
    dir: language.direction,
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
