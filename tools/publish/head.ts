import { palette } from '../../src/theme/colors';
import { CARD } from './card';

/** An element of the head. */
function element(name: 'link' | 'meta', attributes: Record<string, string>): string {
  const quoted = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${quoted(value)}"`);
  return `<${name}${written.join('')}>`;
}

/** The icons, which are files in `public/`, and the manifest. */
export function iconElements(base: string): string {
  return [
    element('link', { rel: 'icon', href: `${base}favicon.ico`, sizes: '32x32' }),
    element('link', { rel: 'icon', href: `${base}favicon.svg`, type: 'image/svg+xml' }),
    element('link', { rel: 'apple-touch-icon', href: `${base}apple-touch-icon.png` }),
    element('link', { rel: 'manifest', href: `${base}manifest.webmanifest` }),
    element('meta', { name: 'theme-color', content: palette.plum50 }),
  ].join('');
}

/** A page's data for sharing; addresses are absolute. */
interface SharedPage {
  type: 'website' | 'book';
  /** Its language's tag, and those of its translations. */
  tag: string;
  otherTags: string[];
  siteName: string;
  title: string;
  description: string;
  url: string;
  image: string;
  imageAlt: string;
}

/** Open Graph for WhatsApp, Facebook, LinkedIn and X, which needs one tag more. */
export function socialElements(page: SharedPage): string {
  const properties: [property: string, content: string][] = [
    ['og:type', page.type],
    ['og:site_name', page.siteName],
    ['og:locale', openGraphLocale(page.tag)],
    ...page.otherTags.map((tag): [string, string] => ['og:locale:alternate', openGraphLocale(tag)]),
    ['og:title', page.title],
    ['og:description', page.description],
    ['og:url', page.url],
    ['og:image', page.image],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', String(CARD.width)],
    ['og:image:height', String(CARD.height)],
    ['og:image:alt', page.imageAlt],
  ];
  return [
    ...properties.map(([property, content]) => element('meta', { property, content })),
    element('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ].join('');
}

/** Open Graph requires a region (`en_US`); a tag without one gets its most likely. */
function openGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return region ? `${language}_${region}` : language;
}

interface Named {
  name: string;
  shortName: string;
  description: string;
  tag: string;
  direction: string;
}

/** The web app manifest, for a phone's home screen. */
export function webManifest(base: string, { name, shortName, description, ...locale }: Named) {
  const icon = (file: string, size: number) => ({
    src: `${base}${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return {
    name,
    short_name: shortName,
    description,
    lang: locale.tag,
    dir: locale.direction,
    start_url: base,
    scope: base,
    display: 'minimal-ui',
    theme_color: palette.plum50,
    background_color: palette.plum50,
    icons: [
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      { ...icon('icon-maskable-512.png', 512), purpose: 'maskable' },
    ],
  };
}
