import { publicAddress } from '../../src/content/public-address.ts';
import type { PageKey } from '../../src/content/resources.ts';
import { palette } from '../../src/theme/colors.ts';
import type { Language } from '../copy/index.ts';
import { CARD, type CardCopy } from '../pictures/index.ts';
import { jsonInHtml } from './data-block.ts';
import { structuredData } from './json-ld.ts';

/** A start tag. */
function element(name: 'link' | 'meta', attributes: Record<string, string>): string {
  const quoted = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${quoted(value)}"`);
  return `<${name}${written.join('')}>`;
}

/** Icons, manifest and theme colour. */
export function iconElements(base: string): string {
  return [
    element('link', { rel: 'icon', href: `${base}favicon.ico`, sizes: '32x32' }),
    element('link', { rel: 'icon', href: `${base}favicon.svg`, type: 'image/svg+xml' }),
    element('link', { rel: 'apple-touch-icon', href: `${base}apple-touch-icon.png` }),
    element('link', { rel: 'manifest', href: `${base}manifest.webmanifest` }),
    element('meta', { name: 'theme-color', content: palette.page }),
  ].join('');
}

/** What a page's preview picture shows. */
export function cardCopy(
  { siteData: { site, locale }, i18n }: Pick<Language, 'siteData' | 'i18n'>,
  page: PageKey,
): CardCopy {
  const t = i18n.getFixedT(locale.tag, page);
  return {
    page,
    label: t(($) => $.hero.badge),
    title: t(($) => $.hero.title),
    name: site.name,
  };
}

/**
 * A page's tags for search engines and link previews.
 * @param picture The preview picture's path in the site.
 */
export function pageElements(
  { siteData, i18n, hours }: Pick<Language, 'siteData' | 'i18n' | 'hours'>,
  page: PageKey,
  picture: string,
): string {
  const { site, locale } = siteData;
  const t = i18n.getFixedT(locale.tag, page);
  const [title, description] = [t(($) => $.meta.title), t(($) => $.meta.description)];
  const heading = t(($) => $.hero.title);
  const image = publicAddress(site, picture);
  const others = siteData.languages.filter(({ tag }) => tag !== locale.tag);
  const data = jsonInHtml(structuredData({ siteData, i18n, hours, page, image }));
  // For WhatsApp, Facebook, LinkedIn and X, which also needs `twitter:card`.
  const openGraph = [
    ['type', 'website'],
    ['site_name', site.name],
    ['locale', openGraphLocale(locale.tag)],
    ...others.map(({ tag }) => ['locale:alternate', openGraphLocale(tag)]),
    ['title', title],
    ['description', description],
    ['url', publicAddress(site, locale.paths[page])],
    ['image', image],
    ['image:type', 'image/jpeg'],
    ['image:width', String(CARD.width)],
    ['image:height', String(CARD.height)],
    ['image:alt', `${heading} · ${site.name}`],
  ];
  return [
    ...openGraph.map(([name, value = '']) =>
      element('meta', { property: `og:${name}`, content: value }),
    ),
    element('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    `<script type="application/ld+json">${data}</script>`,
  ].join('');
}

/** Open Graph requires a region (`en_US`): a tag without one gets the most likely. */
function openGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return region ? `${language}_${region}` : language;
}

/** The web app manifest. */
export function webManifest(base: string, { siteData: { site, locale }, i18n }: Language) {
  const t = i18n.getFixedT(locale.tag, 'home');
  const icon = (file: string, size: number) => ({
    src: `${base}${file}`,
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
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      { ...icon('icon-maskable-512.png', 512), purpose: 'maskable' },
    ],
  };
}
