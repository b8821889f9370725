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

/** The page's wall, and colours that suit it. */
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
  photo?: Buffer | string;
}

/** In pixels, as all that follows. */
const MARGIN = 72;
/** Of the light edge around the mark. */
const EDGE = 6;
const MARK = { left: MARGIN, top: 502, size: 64 };
/** The card is five modules high and crops the drawing, so that the wall seems to go on. */
const MODULE = CARD.height / 5;
/** Whole pixels, because an edge between pixels lets the background show through. */
const ART = Math.round(3.6 * MODULE);
const ART_PLACE = { left: CARD.width - ART, top: 0 };

const column = { left: MARGIN, width: ART_PLACE.left - MARGIN - 44 };
const besideMark = { left: MARGIN + MARK.size + 20, width: column.width - MARK.size - 20 };

const label = { ...column, top: 70, height: 40, family: 'body', sizes: [30, 27, 24] } as const;
const title = { ...column, top: 146, height: 316, family: 'heading', sizes: [96, 75, 52] } as const;
const name = {
  ...besideMark,
  top: MARK.top,
  height: MARK.size,
  family: 'body',
  sizes: [32, 28, 24],
} as const;

/** Whose cards show the owner's portrait in place of the wall. */
const portraitPages: PageKey[] = ['home', 'palestrante'];

/** The site's icon as cards show it. Rejects if its file is missing or can't be drawn. */
export function drawMark(file: string): Promise<Buffer> {
  const { size } = MARK;
  return sharp(file).resize(size, size, { fit: 'contain', background: '#0000' }).png().toBuffer();
}

/** A page's card as JPEG. It leaves out what the site's fonts lack. */
export async function drawCard(
  copy: CardCopy,
  { look, mark, photo }: CardPictures,
): Promise<Buffer> {
  const texts = await Promise.all([
    draw(copy.label, { ...label, color: look.label }),
    draw(copy.title, { ...title, color: look.ink }),
    draw(copy.name, { ...name, color: look.ink }),
  ]);
  const art =
    portraitPages.includes(copy.page) && photo
      ? [{ input: await sharp(photo).resize(ART, CARD.height).toBuffer(), ...ART_PLACE }]
      : [];
  const { left, top } = MARK;
  return sharp(Buffer.from(groundOf(look)))
    .composite([...art, { input: mark, left, top }, ...texts.flat()])
    .flatten()
    .jpeg({ quality: 86, progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

type Box = Parameters<typeof setText>[1] & Record<'left' | 'top', number>;

async function draw(text: string, { left, top, ...box }: Box) {
  const words = settable(text);
  if (!words) return [];
  const { data, info } = await setText(words, box);
  return [{ input: data, left, top: Math.round(top + (box.height - info.height) / 2) }];
}

function groundOf({ wall, ground, box }: CardLook): string {
  const { width, height } = CARD;
  const edged = MARK.size + 2 * EDGE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${ground}"/>
    <svg x="${ART_PLACE.left}" y="${-MODULE / 2}" width="${height}" height="${6 * MODULE}">${wall}</svg>
    <rect x="${MARK.left - EDGE}" y="${MARK.top - EDGE}" width="${edged}" height="${edged}" rx="12" fill="${box}"/>
  </svg>`;
}
