import type { ReactElement, SVGProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { Avatar } from '../../src/drawings/avatar.tsx';
import { PortraitNiche } from '../../src/drawings/portrait-niche.tsx';
import { Wall } from '../../src/drawings/wall.tsx';
import { wallOf } from '../../src/drawings/walls.ts';
import { mosaicOf, offers, pages } from '../../src/site/pages.ts';
import type { PageKey } from '../../src/site/resources.ts';
import { accents, palette } from '../../src/theme/colors.ts';
import { setText } from './typesetting.ts';

/** The size in pixels of a card, a page's preview picture. */
export const CARD = { width: 1200, height: 630 } as const;

export interface CardCopy {
  page: PageKey;
  direction: 'ltr' | 'rtl';
  label: string;
  title: string;
  name: string;
  role: string;
  /** The owner's. */
  initials: string;
  /** The owner's, as JPEG. Replaces the initials and, on the home page, the wall. */
  photo?: Buffer | undefined;
  /** The browser's icon, as SVG. */
  mark: Buffer;
  /** Their initials. */
  authors: readonly string[];
}

interface Scheme {
  ground: string;
  /** Of title and name. */
  color: string;
  label: string;
  quiet: string;
  /** Around the mark, whose block would be lost on a dark wall. */
  edge?: string;
}

function schemeOf(page: PageKey): Scheme {
  const { body } = wallOf(pages[page]);
  if (pages[page].wall === 'dawn') {
    return {
      // The only background on which all colours of tiles stand out.
      ground: pages[page].picture === 'avatars' ? palette.halo : body,
      color: palette.ink,
      label: accents[pages[page].accent].solid,
      quiet: palette.inkMuted,
    };
  }
  return {
    ground: body,
    color: palette.inkOnDark,
    label: palette.accentOnDark,
    quiet: palette.inkOnDark,
    edge: palette.inkOnDark,
  };
}

const MARGIN = 72;
/** The card is five modules high and crops the drawing, so that the wall seems to go on. */
const MODULE = CARD.height / 5;
/** Whole pixels, because an edge between pixels lets the background show through. */
const ART = Math.round(3.6 * MODULE);

/** The mark's side. */
const MARK = 64;
const MARK_TOP = 502;
const COLUMN = { left: MARGIN, width: CARD.width - ART - MARGIN - 44 };
const BESIDE_MARK = { left: COLUMN.left + MARK + 20, width: COLUMN.width - MARK - 20 };

/** A page's card as JPEG. */
export async function drawCard(copy: CardCopy): Promise<Buffer> {
  const { drawing, texts, edge } = designCard(copy);
  // Trap: texts come first, to make the fonts known to this process. A thread that draws initials
  // before that keeps a fallback font.
  const words = await Promise.all(
    texts.map(async ({ text, left, top, ...setting }) => {
      const { data, info } = await setText(text, { ...setting, direction: copy.direction });
      return { input: data, left, top: Math.round(top + (setting.height - info.height) / 2) };
    }),
  );
  return sharp(Buffer.from(drawing))
    .composite([await layMark(copy.mark, edge), ...words])
    .flatten()
    .jpeg({ quality: 86, progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** A card's drawing as SVG, its texts with their boxes, and the colour of the mark's edge. */
function designCard(copy: CardCopy) {
  const { ground, color, label, quiet, edge } = schemeOf(copy.page);
  const drawing = toSvg(
    <Picture width={CARD.width} height={CARD.height}>
      <rect width="100%" height="100%" fill={ground} />
      <Picture x={CARD.width - ART} y={-MODULE / 2} width={CARD.height} height={6 * MODULE}>
        <PageArt {...copy} />
      </Picture>
      {edge && <rect x={MARGIN} y={MARK_TOP} width={MARK} height={MARK} rx={8} fill={edge} />}
    </Picture>,
  );
  const name = {
    ...BESIDE_MARK,
    text: copy.name,
    top: 497,
    height: 40,
    family: 'body',
    sizes: [32, 28, 24],
    color,
  } as const;
  const texts = [
    {
      ...COLUMN,
      text: copy.label,
      top: 70,
      height: 40,
      family: 'body',
      sizes: [30, 27, 24],
      color: label,
    },
    {
      ...COLUMN,
      text: copy.title,
      top: 146,
      height: 316,
      family: 'heading',
      sizes: [96, 75, 52],
      color,
    },
    name,
    {
      ...BESIDE_MARK,
      text: copy.role,
      top: 542,
      height: 28,
      family: 'body',
      sizes: [23, 20, 18],
      color: quiet,
    },
  ] as const;
  return { drawing, texts, edge };
}

/** The mark, on its edge if there is one. */
async function layMark(mark: Buffer, edge?: string) {
  const margin = edge ? 3 : 0;
  const side = MARK - 2 * margin;
  const drawn = sharp(mark).resize(side, side, { fit: 'contain', background: '#0000' });
  const input = await drawn.png().toBuffer();
  return { input, left: MARGIN + margin, top: MARK_TOP + margin };
}

function PageArt({ page, initials, photo, authors }: CardCopy) {
  const showsHer = page === 'home' && photo;
  switch (showsHer ? 'portrait' : pages[page].picture) {
    case 'portrait':
      return (
        <Picture y={MODULE / 2} width={NICHE} height={CARD.height}>
          <Portrait initials={initials} photo={photo} />
        </Picture>
      );
    case 'avatars':
      return <Avatars authors={authors} />;
    case 'offers':
      return <ProductWalls />;
    default: {
      // Among the arches, one window is the visitor's.
      const yours = pages[page].wall === 'arches' ? ([2, 3] as const) : undefined;
      return <Wall {...pages[page]} columns={5} rows={6} yours={yours} />;
    }
  }
}

/** The niche's drawing is five modules wide and six tall. */
const NICHE = (CARD.height * 5) / 6;

/** The photograph lies behind the niche's drawing, which is transparent there. */
function Portrait({ initials, photo }: Pick<CardCopy, 'initials' | 'photo'>) {
  if (!photo) return <PortraitNiche initials={initials} />;
  return (
    <>
      <image
        href={`data:image/jpeg;base64,${photo.toString('base64')}`}
        x={NICHE * 0.2}
        y={CARD.height * 0.17}
        width={NICHE * 0.6}
        height={CARD.height * 0.82}
        preserveAspectRatio="xMidYMid slice"
      />
      <PortraitNiche initials={initials} photo={{ address: '', widths: [], height: 0 }} />
    </>
  );
}

function ProductWalls() {
  const { walls, inRow, rows } = mosaicOf(offers);
  const width = ART / inRow;
  const height = CARD.height / rows;
  return walls.map((page, index) => (
    <Picture
      key={page}
      x={(index % inRow) * width}
      y={MODULE / 2 + Math.floor(index / inRow) * height}
      width={width}
      height={height}
    >
      <Wall {...pages[page]} columns={4 / inRow} rows={Math.ceil(6 / rows)} align="xMidYMax" />
    </Picture>
  ));
}

function Avatars({ authors }: Pick<CardCopy, 'authors'>) {
  return Array.from({ length: 30 }, (_, index) => (
    <Picture
      // biome-ignore lint/suspicious/noArrayIndexKey: a tile is identified by its place
      key={index}
      x={(index % 5) * MODULE + 7}
      y={Math.floor(index / 5) * MODULE + 7}
      width={MODULE - 14}
      height={MODULE - 14}
      viewBox="0 0 100 100"
    >
      <Avatar initials={authors[index % authors.length] ?? ''} index={index} />
    </Picture>
  ));
}

function Picture(props: SVGProps<SVGSVGElement>) {
  return <svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" {...props} />;
}

/** Drops the niche's HTML: a wrapper and the photograph. */
function toSvg(element: ReactElement): string {
  return renderToStaticMarkup(element).replace(/<\/?div[^>]*>|<picture[\s\S]*?<\/picture>/g, '');
}
