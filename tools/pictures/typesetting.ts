import { resolve } from 'node:path';
import sharp from 'sharp';

/** The site's two font families, with letter spacing in em. */
const families = {
  heading: { name: 'Petrona', file: resolve('src/theme/fonts/petrona.ttf'), spacing: -0.02 },
  body: { name: 'Figtree Light', file: resolve('src/theme/fonts/figtree.ttf'), spacing: 0 },
};

/** Pango takes letter spacing in 1024ths of a point. */
const PANGO_UNITS = 1024;

interface Setting {
  family: keyof typeof families;
  /** Font sizes in pixels, to try in this order. */
  sizes: readonly [large: number, middle: number, small: number];
  color: string;
  /** The reading direction: without it, the text's first letter would decide. */
  direction: 'ltr' | 'rtl';
  /** The box, in pixels. */
  width: number;
  height: number;
}

/**
 * A text as PNG with a transparent background, trimmed to its glyphs, at the largest size that fits
 * its box. At the small size long words break, and what is still too high is scaled down.
 */
export async function setText(text: string, setting: Setting) {
  const { width, height } = setting;
  const [large, middle, small] = setting.sizes;
  const tooLarge = ({ info }: Awaited<ReturnType<typeof draw>>) =>
    info.width > width || info.height > height;
  let drawn = await draw(text, setting, large);
  if (tooLarge(drawn)) drawn = await draw(text, setting, middle);
  if (tooLarge(drawn)) drawn = await draw(text, setting, small, 'word-char');
  return sharp(drawn.data, { raw: drawn.info })
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
}

function draw(
  text: string,
  { family, color, direction, width }: Setting,
  size: number,
  wrap: 'word' | 'word-char' = 'word',
) {
  const { name, file, spacing } = families[family];
  const mark = direction === 'rtl' ? '\u200f' : '\u200e';
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const letterSpacing = Math.round(spacing * size * PANGO_UNITS);
  return sharp({
    text: {
      text: `<span foreground="${color}" letter_spacing="${letterSpacing}" line_height="0.96">${mark}${escaped}</span>`,
      // Without the comma, Pango would read “Light” as a weight.
      font: `${name}, ${size}`,
      fontfile: file,
      rgba: true,
      dpi: 72,
      width,
      wrap,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
}
