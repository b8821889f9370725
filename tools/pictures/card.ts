import type { PageKey } from '../../src/content/resources.ts';
import { settable } from '../../src/theme/letters.ts';
import sharp from './sharp.ts';
import { setText } from './typesetting.ts';

/** The size in pixels of a card, a page's preview picture. */
export const CARD = { width: 1200, height: 630 } as const;

export interface CardCopy {
  page: PageKey;
  label: string;
  title: string;
  name: string;
}

/** What the page's wall looks like, and the colours of words that stand beside it. */
interface CardLook {
  /** As SVG: five columns and six rows of modules. */
  wall: string;
  ground: string;
  ink: string;
  label: string;
  /** Of the box behind the mark; `none` on a light ground. */
  box: string;
}

interface CardPictures {
  look: CardLook;
  /** As `drawMark` draws it. */
  mark: Buffer;
  /** The owner's portrait, or its path. */
  photo?: Buffer | string | undefined;
}

/** In pixels. */
const MARGIN = 72;
const MARK = 64;
/** Of the light edge around the mark, on a dark wall. */
const EDGE = 6;
/** The card is five modules high and crops the drawing, so that the wall seems to go on. */
const MODULE = CARD.height / 5;
/** Whole pixels, because an edge between pixels lets the background show through. */
const ART = Math.round(3.6 * MODULE);

const COLUMN = { left: MARGIN, width: CARD.width - ART - MARGIN - 44 };
const BESIDE_MARK = { left: COLUMN.left + MARK + 20, width: COLUMN.width - MARK - 20 };
const MARK_TOP = 502;

/** Whose cards show the owner's portrait in place of the wall. */
const portraitPages: PageKey[] = ['home', 'palestrante'];

/** The site's icon as cards show it. Rejects if its file is missing or can't be drawn. */
export function drawMark(file: string): Promise<Buffer> {
  return sharp(file).resize(MARK, MARK, { fit: 'contain', background: '#0000' }).png().toBuffer();
}

/** A page's card as JPEG. It leaves out what the site's fonts lack. */
export async function drawCard(
  copy: CardCopy,
  { look, mark, photo }: CardPictures,
): Promise<Buffer> {
  const texts = textsOf(copy, look).map(async ({ left, top, ...text }) => {
    const words = settable(text.text);
    if (!words) return [];
    const { data, info } = await setText(words, text);
    return [{ input: data, left, top: Math.round(top + (text.height - info.height) / 2) }];
  });
  const portrait = portraitPages.includes(copy.page) && photo;
  const art = portrait
    ? [{ input: await sharp(portrait).resize(ART, CARD.height).toBuffer(), ...TOP_RIGHT }]
    : [];
  const icon = { input: mark, left: MARGIN, top: MARK_TOP };
  return sharp(Buffer.from(groundOf(look)))
    .composite([...art, icon, ...(await Promise.all(texts)).flat()])
    .flatten()
    .jpeg({ quality: 86, progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

const TOP_RIGHT = { left: CARD.width - ART, top: 0 };

/** The card without its words, portrait and mark, as SVG. */
function groundOf({ wall, ground, box }: CardLook): string {
  const { width, height } = CARD;
  const edged = MARK + 2 * EDGE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${ground}"/>
    <svg x="${TOP_RIGHT.left}" y="${-MODULE / 2}" width="${height}" height="${6 * MODULE}">${wall}</svg>
    <rect x="${MARGIN - EDGE}" y="${MARK_TOP - EDGE}" width="${edged}" height="${edged}" rx="12" fill="${box}"/>
  </svg>`;
}

/** The texts with their boxes. */
function textsOf({ label, title, name }: CardCopy, look: CardLook) {
  return [
    {
      ...COLUMN,
      text: label,
      top: 70,
      height: 40,
      family: 'body',
      sizes: [30, 27, 24],
      color: look.label,
    },
    {
      ...COLUMN,
      text: title,
      top: 146,
      height: 316,
      family: 'heading',
      sizes: [96, 75, 52],
      color: look.ink,
    },
    {
      ...BESIDE_MARK,
      text: name,
      top: MARK_TOP,
      height: MARK,
      family: 'body',
      sizes: [32, 28, 24],
      color: look.ink,
    },
  ] as const;
}
