import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { pages } from '../content/pages.ts';
import type { PageKey } from '../content/resources.ts';
import { Wall } from '../drawings/wall.tsx';
import { type WallChoice, wallOf } from '../drawings/walls.ts';
import { accents, palette } from '../theme/colors.ts';
import { settable } from './letters.ts';
import { setText } from './typesetting.ts';

/** Size in pixels of a card, the picture that link previews of a page show. */
export const CARD = { width: 1200, height: 630 } as const;

export interface CardCopy {
  page: PageKey;
  label: string;
  title: string;
  name: string;
}

interface CardPictures {
  /** The site's icon, drawn by `drawMark`. */
  mark: Buffer;
  photo?: Uint8Array;
}

/** The card's margin. This and all numbers below are in pixels. */
const MARGIN = 72;
/** How far the box extends beyond the icon on each side. */
const EDGE = 6;
const MARK = { left: MARGIN, top: 502, size: 64 };
/** Side of a block. The wall has five columns and six rows. Half of the first and of the last row is shown. */
const MODULE = CARD.height / 5;
/** Width of the visible part of the wall, and of the portrait. sharp needs whole pixels. */
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

const portraitPages: PageKey[] = ['home', 'palestrante'];

/** Draws the site's icon, an SVG, for cards. */
export function drawMark(icon: Uint8Array): Promise<Buffer> {
  const { size } = MARK;
  return sharp(icon).resize(size, size, { fit: 'contain', background: '#0000' }).png().toBuffer();
}

/**
 * Draws a page's card as JPEG. Leaves out texts and signs that the site's fonts can't show, for example
 * in Arabic, because the computer that builds the site may have no other fonts.
 */
export async function drawCard(copy: CardCopy, { mark, photo }: CardPictures): Promise<Buffer> {
  const { wall, accent } = pages[copy.page];
  const isDark = wall !== 'dawn';
  const ink = isDark ? palette.inkOnDark : palette.ink;
  const accentInk = isDark ? palette.accentOnDark : accents[accent].solid;
  const heading = settable(copy.title) ? copy.title : copy.name;
  const texts = await Promise.all([
    draw(copy.label, { ...label, color: accentInk }),
    draw(heading, { ...title, color: ink }),
    draw(copy.name, { ...name, color: ink }),
  ]);
  const art =
    portraitPages.includes(copy.page) && photo
      ? [{ input: await sharp(photo).resize(ART, CARD.height).toBuffer(), ...ART_PLACE }]
      : [];
  const { left, top } = MARK;
  return sharp(Buffer.from(renderToStaticMarkup(<Ground wall={wall} accent={accent} />)))
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

/** The background with the page's wall, and on dark backgrounds a pale box behind the icon. */
function Ground({ wall, accent }: WallChoice) {
  const { width, height } = CARD;
  const edged = MARK.size + 2 * EDGE;
  return (
    <svg aria-hidden xmlns="http://www.w3.org/2000/svg" width={width} height={height}>
      <rect width="100%" height="100%" fill={wallOf({ wall, accent }).body} />
      <svg aria-hidden x={ART_PLACE.left} y={-MODULE / 2} width={height} height={6 * MODULE}>
        <Wall wall={wall} accent={accent} columns={5} rows={6} brightest={[2, 3]} />
      </svg>
      <rect
        x={MARK.left - EDGE}
        y={MARK.top - EDGE}
        width={edged}
        height={edged}
        rx="12"
        fill={wall === 'dawn' ? 'none' : palette.page}
      />
    </svg>
  );
}
