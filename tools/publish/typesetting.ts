import { resolve } from 'node:path';
import sharp from 'sharp';

/** The site's two font families, by the names inside their files. */
export const families = { heading: 'Petrona', body: 'Figtree Light' } as const;

const files = {
  [families.heading]: resolve('src/theme/fonts/petrona.ttf'),
  [families.body]: resolve('src/theme/fonts/figtree.ttf'),
};

type Family = keyof typeof files;

interface Setting {
  family: Family;
  size: number;
  color?: string;
  /** Sizes in pixels. Lines break between words, or `anywhere`. */
  width?: number;
  anywhere?: boolean;
}

/** A text as a picture with a transparent background, trimmed to its glyphs. */
function draw(text: string, { family, size, color = '#000', width, anywhere }: Setting) {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const tracking = family === families.heading ? Math.round(-0.02 * size * PANGO_UNITS) : 0;
  return sharp({
    text: {
      text: `<span foreground="${color}" letter_spacing="${tracking}" line_height="0.96">${escaped}</span>`,
      // Without the comma, Pango would read “Light” as a weight.
      font: `${family}, ${size}`,
      fontfile: files[family],
      rgba: true,
      dpi: 72,
      ...(width ? { width, wrap: anywhere ? 'word-char' : 'word' } : {}),
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Pango takes letter spacing in 1024ths of a point. */
const PANGO_UNITS = 1024;

/**
 * Registers both families for this process, because text in SVG can't name a font's file. Trap: a
 * thread that has drawn SVG before keeps the fallback font that it found then.
 */
export const loadFonts = () =>
  Promise.all(Object.values(families).map((family) => textWidth('a', family, 10)));

/** The width of a line at a font size, in pixels. */
export async function textWidth(text: string, family: Family, size: number): Promise<number> {
  return (await draw(text.trim() || '-', { family, size })).info.width;
}

interface Box {
  width: number;
  height: number;
  color: string;
  direction: 'ltr' | 'rtl';
}

const LARGEST = 104;
const SMALLEST = 48;

/**
 * A heading as a picture, as large as its box allows and with balanced lines. A text that doesn't fit at
 * the smallest size is broken inside its words, then scaled down.
 */
export async function setHeading(text: string, { width, height, color, direction }: Box) {
  // Otherwise the text's first letter decides its direction.
  const words = (direction === 'rtl' ? '\u200f' : '\u200e') + keepTogether(text);
  const at = (size: number, within: number, anywhere = false) =>
    draw(words, { family: families.heading, size, color, width: within, anywhere });

  let size = LARGEST;
  let set = await at(size, width);
  const fits = ({ info }: typeof set, within = width) =>
    info.width <= within && info.height <= height;
  while (size > SMALLEST && !fits(set)) {
    size -= 4;
    set = await at(size, width);
  }
  if (!fits(set)) {
    const { data, info: raw } = await at(size, width, true);
    return sharp(data, { raw })
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer({ resolveWithObject: true });
  }
  // The narrowest width with the same number of lines.
  const most = set.info.height + size / 2;
  for (let narrow = Math.round(width / 2), wide = width; wide - narrow > 8; ) {
    const within = Math.round((narrow + wide) / 2);
    const tried = await at(size, within);
    if (fits(tried, within) && tried.info.height < most) {
      set = tried;
      wide = within;
    } else narrow = within;
  }
  return sharp(set.data, { raw: set.info }).png().toBuffer({ resolveWithObject: true });
}

/**
 * Joins words that shouldn't end a line (short ones and the first of a sentence) to the next word, and
 * a short last word to the one before.
 */
function keepTogether(text: string): string {
  return text
    .replace(/[ \n\t]+/g, ' ')
    .trim()
    .replace(/(?<=(^|\s)\p{L}{1,2}|[.?!…][”"]?\s\S+) | (?=\S{1,6}$)/gu, '\u00a0');
}
