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
const STEP = 4;

/** The heading set at a font size, in lines of at most a width. */
type SetLines = (size: number, width: number) => ReturnType<typeof draw>;

/**
 * A heading as a picture, as large as its box allows and with balanced lines. A text that doesn't fit at
 * the smallest size is broken inside its words, then scaled down.
 */
export async function setHeading(text: string, { width, height, color, direction }: Box) {
  // Otherwise the text's first letter decides its direction.
  const words = (direction === 'rtl' ? '\u200f' : '\u200e') + keepTogether(text);
  const type = { family: families.heading, color };
  const setLines: SetLines = (size, width) => draw(words, { ...type, size, width });

  const size = await largestFit(setLines, width, height);
  if (size === undefined) {
    const broken = await draw(words, { ...type, size: SMALLEST, width, anywhere: true });
    return sharp(broken.data, { raw: broken.info })
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer({ resolveWithObject: true });
  }
  const { data, info } = await balance(setLines, size, width, height);
  return sharp(data, { raw: info }).png().toBuffer({ resolveWithObject: true });
}

/** The largest size at which the lines fit into a box, or undefined. */
async function largestFit(setLines: SetLines, width: number, height: number) {
  for (let size = LARGEST; size >= SMALLEST; size -= STEP) {
    const { info } = await setLines(size, width);
    if (info.width <= width && info.height <= height) return size;
  }
  return undefined;
}

/** The lines at the narrowest width that takes no more of them: so they become about equally long. */
async function balance(setLines: SetLines, size: number, width: number, height: number) {
  let lines = await setLines(size, width);
  const highest = Math.min(height, lines.info.height + size / 2);
  let tooNarrow = Math.round(width / 2);
  let wideEnough = width;
  while (wideEnough - tooNarrow > 8) {
    const between = Math.round((tooNarrow + wideEnough) / 2);
    const tried = await setLines(size, between);
    if (tried.info.width <= between && tried.info.height <= highest) {
      wideEnough = between;
      lines = tried;
    } else {
      tooNarrow = between;
    }
  }
  return lines;
}

const afterShortWord = /(?<=(^|\s)\p{L}{1,2}) /gu;
const afterFirstOfSentence = /(?<=[.?!…][”"]?\s\S+) /g;
const beforeShortLastWord = / (?=\S{1,6}$)/;

/** Joins words with no-break spaces, so that no line ends or begins with a word that looks lost there. */
function keepTogether(text: string): string {
  const words = text.replace(/[ \n\t]+/g, ' ').trim();
  return [afterShortWord, afterFirstOfSentence, beforeShortLastWord].reduce(
    (joined, space) => joined.replace(space, '\u00a0'),
    words,
  );
}
