import { renderToStaticMarkup } from 'react-dom/server';
import { Wall } from '../../src/drawings/wall.tsx';
import { wallOf } from '../../src/drawings/walls.ts';
import { pages } from '../../src/site/pages.ts';
import type { PageKey } from '../../src/site/resources.ts';
import { accents, palette } from '../../src/theme/colors.ts';
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

interface CardPictures {
  /** The site's icon, as SVG. */
  mark: Buffer;
  /** The owner's portrait, as JPEG. */
  photo?: Buffer | undefined;
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

/** A page's card as JPEG. It leaves out what the site's fonts lack. */
export async function drawCard(copy: CardCopy, { mark, photo }: CardPictures): Promise<Buffer> {
  const texts = textsOf(copy).map(async ({ left, top, ...text }) => {
    const words = settable(text.text);
    if (!words) return [];
    const { data, info } = await setText(words, text);
    return [{ input: data, left, top: Math.round(top + (text.height - info.height) / 2) }];
  });
  const portrait = portraitPages.includes(copy.page) && photo;
  const art = portrait
    ? [{ input: await sharp(portrait).resize(ART, CARD.height).toBuffer(), ...TOP_RIGHT }]
    : [];
  const icon = {
    input: await sharp(mark)
      .resize(MARK, MARK, { fit: 'contain', background: '#0000' })
      .png()
      .toBuffer(),
    left: MARGIN,
    top: MARK_TOP,
  };
  return sharp(Buffer.from(renderToStaticMarkup(<Ground page={copy.page} />)))
    .composite([...art, icon, ...(await Promise.all(texts)).flat()])
    .flatten()
    .jpeg({ quality: 86, progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

const TOP_RIGHT = { left: CARD.width - ART, top: 0 };

/** The card without its words, portrait and mark. */
function Ground({ page }: Pick<CardCopy, 'page'>) {
  const { wall, accent } = pages[page];
  return (
    <svg
      aria-hidden="true"
      xmlns="http://www.w3.org/2000/svg"
      width={CARD.width}
      height={CARD.height}
    >
      <rect width="100%" height="100%" fill={wallOf({ wall, accent }).body} />
      <svg
        aria-hidden="true"
        x={TOP_RIGHT.left}
        y={-MODULE / 2}
        width={CARD.height}
        height={6 * MODULE}
      >
        {/* The card would crop the arches' brightest window. */}
        <Wall wall={wall} accent={accent} columns={5} rows={6} yours={[2, 3]} />
      </svg>
      {wall !== 'dawn' && (
        <rect
          x={MARGIN - EDGE}
          y={MARK_TOP - EDGE}
          width={MARK + 2 * EDGE}
          height={MARK + 2 * EDGE}
          rx={12}
          fill={palette.page}
        />
      )}
    </svg>
  );
}

/** The texts with their boxes. */
function textsOf({ page, label, title, name }: CardCopy) {
  const { wall, accent } = pages[page];
  const [color, quiet] =
    wall === 'dawn'
      ? [palette.ink, accents[accent].solid]
      : [palette.inkOnDark, palette.accentOnDark];
  return [
    {
      ...COLUMN,
      text: label,
      top: 70,
      height: 40,
      family: 'body',
      sizes: [30, 27, 24],
      color: quiet,
    },
    {
      ...COLUMN,
      text: title,
      top: 146,
      height: 316,
      family: 'heading',
      sizes: [96, 75, 52],
      color,
    },
    {
      ...BESIDE_MARK,
      text: name,
      top: MARK_TOP,
      height: MARK,
      family: 'body',
      sizes: [32, 28, 24],
      color,
    },
  ] as const;
}
