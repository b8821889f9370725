import type { ReactElement, SVGProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Art } from '../../src/cobogo/arts';
import { Avatar } from '../../src/cobogo/avatar';
import { Logo } from '../../src/cobogo/logo';
import { Mirrored } from '../../src/cobogo/mirrored';
import { Niche } from '../../src/cobogo/niche';
import { palette, pigment } from '../../src/cobogo/palette';
import { Wall } from '../../src/cobogo/wall';
import { setLines } from './set-lines';

/** What link previews show: twice as wide as tall, near enough. */
export const CARD = { width: 1200, height: 630 } as const;

/** The words of one card, and whose initials stand in its drawing. */
export interface CardCopy {
  page: string;
  direction: 'ltr' | 'rtl';
  label: string;
  title: string;
  name: string;
  role: string;
  /** The owner's, for the portrait's niche. */
  initials: string;
  /** Her photograph instead, as a data URL. */
  photo?: string | undefined;
  /** Everybody's who speaks on the testimonials' page. */
  voices: readonly string[];
}

/** How wide a text is at a size, in pixels. */
export type Measure = (text: string, face: keyof typeof faces, size: number) => number;

/** The site's two families, by the names that their subset files carry inside. */
export const faces = { heading: 'Petrona', body: 'Figtree Light' } as const;

interface Scheme {
  ground: string;
  title: string;
  label: string;
  quiet: string;
  /** The block of the brand's mark. */
  mark: string;
}

const light: Scheme = {
  ground: palette.parede,
  title: palette.jabuticaba,
  label: palette.hibisco,
  quiet: palette.ameixa,
  mark: palette.jabuticaba,
};

const deep = (ground: string, mark: string = palette.jabuticaba): Scheme => ({
  ground,
  title: palette.aurora,
  label: palette.manga,
  quiet: palette.aurora,
  mark,
});

/** A page of a product is its wall's own sheet: the words stand where no hole was cut. */
const schemes: Record<string, Scheme> = {
  renovare: deep(palette.folha),
  'elas-venceram': deep(palette.hibisco),
  'lumiere-experience': deep(palette.jabuticaba, pigment.irisLado),
  'empreendedor-hoje': deep(palette.anil),
  // Twelve colours of tiles: the one ground from which each of them stands out.
  depoimentos: { ...light, ground: palette.aurora },
};

const MARGIN = 72;
/** Five modules to the card's height. Rows and the last column are cut: the wall goes on. */
const MODULE = CARD.height / 5;
const ART = 3.6 * MODULE;

/** Between the label and the brand. */
const TITLE = { top: 138, height: 340 } as const;

/** The card of a page as SVG, in which text is still text. */
export function drawCard(copy: CardCopy, measure: Measure): string {
  const scheme = schemes[copy.page] ?? light;
  const mirrored = copy.direction === 'rtl';
  const edge = mirrored ? CARD.width - MARGIN : MARGIN;
  const anchor = mirrored ? 'end' : 'start';
  const room = CARD.width - ART - MARGIN - 44;
  const { lines, size, lineHeight } = setLines(copy.title, {
    width: room,
    height: TITLE.height,
    sizes: [104, 100, 96, 92, 88, 84, 80, 76, 72, 68, 64, 60, 56, 52, 48],
    lineHeight: 1.08,
    measure: (text, at) => measure(text, 'heading', at),
  });
  const label = setLines(copy.label, {
    width: room,
    height: 34,
    sizes: [30, 28, 26, 24, 22, 20],
    lineHeight: 1.1,
    measure: (text, at) => measure(text, 'body', at),
  });
  const top = TITLE.top + (TITLE.height - lines.length * lineHeight) / 2;
  const text = { textAnchor: anchor, fontFamily: faces.body } as const;
  const beside = mirrored ? edge - 84 : edge + 84;

  return toSvg(
    <Picture width={CARD.width} height={CARD.height} color={scheme.mark}>
      <rect width="100%" height="100%" fill={scheme.ground} />
      <Picture
        x={mirrored ? ART - CARD.height : CARD.width - ART}
        y={-MODULE / 2}
        width={CARD.height}
        height={6 * MODULE}
      >
        <Mirrored value={mirrored}>{artOf(copy, mirrored)}</Mirrored>
      </Picture>
      <text {...text} x={edge} y={98} fontSize={label.size} fill={scheme.label}>
        {label.lines[0]}
      </text>
      {lines.map((line, index) => (
        <text
          key={line}
          x={edge}
          y={top + size * 0.8 + index * lineHeight}
          textAnchor={anchor}
          fontFamily={faces.heading}
          fontSize={size}
          letterSpacing={-0.02 * size}
          fill={scheme.title}
        >
          {line}
        </text>
      ))}
      <Picture x={mirrored ? edge - 64 : edge} y={502}>
        <Logo size={64} />
      </Picture>
      <text {...text} x={beside} y={530} fontSize={32} fill={scheme.title}>
        {copy.name}
      </text>
      <text {...text} x={beside} y={562} fontSize={23} fill={scheme.quiet}>
        {copy.role}
      </text>
    </Picture>,
  );
}

/** The page's own drawing, as its hero shows it, on five columns and six rows of modules. */
function artOf({ page, initials, photo, voices }: CardCopy, mirrored: boolean): ReactElement {
  switch (page) {
    case 'palestrante':
      return (
        <Picture x={mirrored ? MODULE * 1.3 : 0} y={MODULE / 2} width={NICHE} height={CARD.height}>
          <Portrait initials={initials} photo={photo} />
        </Picture>
      );
    case 'depoimentos':
      return <Voices voices={voices} />;
    case 'contato':
      return <FourWalls mirrored={mirrored} />;
    case 'elas-venceram':
      return <Wall art={page} columns={5} rows={6} yours={[2, 3]} />;
    case 'renovare':
    case 'lumiere-experience':
    case 'empreendedor-hoje':
      return <Wall art={page} columns={5} rows={6} />;
    default:
      return <Wall art="dawn" columns={5} rows={6} />;
  }
}

/** The niche's drawing is five modules wide and six tall. */
const NICHE = (CARD.height * 5) / 6;

/** The niche's drawing has a real hole for a photograph, which lies behind it. */
function Portrait({ initials, photo }: Pick<CardCopy, 'initials' | 'photo'>) {
  if (!photo) return <Niche initials={initials} />;
  return (
    <>
      <image
        href={photo}
        x={NICHE * 0.2}
        y={CARD.height * 0.17}
        width={NICHE * 0.6}
        height={CARD.height * 0.82}
        preserveAspectRatio="xMidYMid slice"
      />
      <Niche initials={initials} photo={{ src: '', width: 0, height: 0, alt: '' }} />
    </>
  );
}

const products: Art[] = ['renovare', 'elas-venceram', 'lumiere-experience', 'empreendedor-hoje'];

/** A quarter of the art for each product; what is above and beside the card is not drawn. */
function FourWalls({ mirrored }: { mirrored: boolean }) {
  const [width, height] = [ART / 2, CARD.height / 2];
  const start = mirrored ? CARD.height - ART : 0;
  return products.map((art, index) => (
    <Picture
      key={art}
      x={start + (index % 2) * width}
      y={MODULE / 2 + Math.floor(index / 2) * height}
      width={width}
      height={height}
    >
      <Wall art={art} columns={2} rows={3} align="xMidYMax" />
    </Picture>
  ));
}

function Voices({ voices }: { voices: readonly string[] }) {
  return Array.from({ length: 30 }, (_, index) => (
    <Picture
      // biome-ignore lint/suspicious/noArrayIndexKey: tiles have no identity but their place
      key={index}
      x={(index % 5) * MODULE + 7}
      y={Math.floor(index / 5) * MODULE + 7}
      width={MODULE - 14}
      height={MODULE - 14}
      viewBox="0 0 100 100"
    >
      <Avatar initials={voices[index % voices.length] ?? ''} index={index} />
    </Picture>
  ));
}

/** The mark on a square of its own colour, `share` of the square wide, for a phone's home screen. */
export function drawIcon(share: number): string {
  const size = 200 * share;
  return toSvg(
    <Picture viewBox="0 0 200 200" color={palette.jabuticaba}>
      <rect width="200" height="200" fill={palette.jabuticaba} />
      <Picture x={(200 - size) / 2} y={(200 - size) / 2}>
        <Logo size={size} />
      </Picture>
    </Picture>,
  );
}

/** The mark as it is, for a browser's tab. */
export function drawFavicon(): string {
  return toSvg(
    <Picture viewBox="0 0 200 200" color={palette.jabuticaba}>
      <Logo size={200} />
    </Picture>,
  );
}

/** A drawing, or a part of one in a place of its own. It becomes pixels: nobody reads its markup. */
function Picture(props: SVGProps<SVGSVGElement>) {
  return <svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" {...props} />;
}

/** Without what the niche's drawing brings along for a page: a wrapper, and the photograph as HTML. */
function toSvg(element: ReactElement): string {
  return renderToStaticMarkup(element).replace(/<\/?div[^>]*>|<img[^>]*>/g, '');
}
