import { resolve } from 'node:path';
import sharp from 'sharp';
import { escaped } from './index-html.ts';

/** Letter spacing, in em. */
const spacings = { heading: -0.02, body: 0 };

/** Pango, with which sharp draws text, measures letter spacing in 1024ths of a point. */
const PANGO_UNITS = 1024;

interface Setting {
  family: keyof typeof spacings;
  /** Font sizes in pixels, tried in this order. */
  sizes: readonly [large: number, middle: number, small: number];
  color: string;
  /** Size of the box, in pixels. */
  width: number;
  height: number;
}

/** Draws a text as a transparent PNG, trimmed to its glyphs, at the largest size that fits. */
export async function setText(text: string, setting: Setting) {
  const { width, height } = setting;
  const [large, middle, small] = setting.sizes;
  const fits = ({ info }: Drawn) => info.width <= width && info.height <= height;
  let drawn = await draw(text, setting, large, 'word');
  if (!fits(drawn)) drawn = await draw(text, setting, middle, 'word');
  if (!fits(drawn)) drawn = await draw(text, setting, small, 'word-char');
  return sharp(drawn.data, { raw: drawn.info })
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
}

type Drawn = Awaited<ReturnType<typeof draw>>;

function draw(
  text: string,
  { family, color, width }: Setting,
  size: number,
  wrap: 'word' | 'word-char',
) {
  const spacing = Math.round(spacings[family] * size * PANGO_UNITS);
  return sharp({
    text: {
      text: `<span foreground="${color}" letter_spacing="${spacing}" line_height="0.96">${escaped(text)}</span>`,
      // Fonts without a name table, such as these (fonts.css), are named after their file.
      font: `${family}, ${size}`,
      fontfile: resolve('src/theme/fonts', `${family}.ttf`),
      rgba: true,
      dpi: 72,
      width,
      wrap,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
}
