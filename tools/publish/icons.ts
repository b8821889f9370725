import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { palette } from '../../src/cobogo/palette';
import { drawFavicon, drawIcon } from './card';
import type { Raster } from './raster';
import { tag } from './tags';

/** How much of a square the mark may fill: phones cut a maskable icon down to a circle. */
const MARK = { square: 0.84, maskable: 0.72 } as const;

/** The lines of every page's head that name the icons. */
export function iconTags(base: string): string {
  return [
    tag('link', { rel: 'icon', href: `${base}favicon.ico`, sizes: '32x32' }),
    tag('link', { rel: 'icon', href: `${base}favicon.svg`, type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: `${base}apple-touch-icon.png` }),
    tag('link', { rel: 'manifest', href: `${base}manifest.webmanifest` }),
    tag('meta', { name: 'theme-color', content: palette.cal }),
  ].join('');
}

/** Writes the brand's mark in every size that browsers and phones ask for. */
export async function writeIcons(out: string, { png }: Raster): Promise<void> {
  const write = (name: string, data: string | Buffer) => writeFileSync(join(out, name), data);
  write('favicon.svg', drawFavicon());
  write('favicon.ico', ico(await png(drawFavicon(), 32), 32));
  write('apple-touch-icon.png', await png(drawIcon(MARK.square), 180));
  write('icon-192.png', await png(drawIcon(MARK.square), 192));
  write('icon-512.png', await png(drawIcon(MARK.square), 512));
  write('icon-maskable-512.png', await png(drawIcon(MARK.maskable), 512));
}

interface Named {
  name: string;
  shortName: string;
  description: string;
  tag: string;
  direction: string;
}

/** What a phone shows when the site is put on its home screen. */
export function webManifest(base: string, { name, shortName, description, ...locale }: Named) {
  const icon = (file: string, size: number, purpose?: 'maskable') => ({
    src: `${base}${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(purpose ? { purpose } : {}),
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
    theme_color: palette.cal,
    background_color: palette.cal,
    icons: [
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  };
}

/** An .ico is a list of pictures, here of one, and a picture may be a PNG. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon,
  head.writeUInt16LE(1, 4); // with one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
