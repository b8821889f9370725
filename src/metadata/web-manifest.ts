import type { RouterContext } from '../content/i18n/i18n.ts';
import { withBase } from '../content/links/urls.ts';
import { site } from '../content/site.ts';
import { palette } from '../theme/colors.ts';

/** What a phone shows when a visitor adds the site to the home screen. */
export function webManifest({ i18n }: RouterContext): string {
  const t = i18n.getFixedT(i18n.language, 'home');
  const icon = (name: string, size: number) => ({
    src: withBase(`/${name}-${size}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return JSON.stringify({
    name: t(($) => $.meta.title),
    short_name: site.name,
    description: t(($) => $.meta.description),
    lang: i18n.language,
    dir: i18n.dir(),
    start_url: withBase('/'),
    scope: withBase('/'),
    display: 'minimal-ui',
    theme_color: palette.page,
    background_color: palette.page,
    icons: [
      icon('icon', 192),
      icon('icon', 512),
      { ...icon('icon-maskable', 512), purpose: 'maskable' },
    ],
  });
}
