import { useContext } from 'react';
import { palette } from '../theme/colors';
import { arts } from './arts';
import { Frame, useArtId } from './kit/frame';
import { Lettering } from './kit/lettering';
import { Light } from './kit/light';
import { Mirrored } from './kit/mirrored';
import { arch, block, DEPTH } from './kit/modules';

export interface BookProps {
  /** The title on the cover, one entry per line. */
  lines: readonly string[];
  /** A small line at the foot of the cover, for instance the edition. */
  imprint?: string | undefined;
  /** Alternative text, from the copy. Without it the book is decoration. */
  title?: string | undefined;
  className?: string | undefined;
}

/** Of the whole drawing. */
const WIDTH = 400;
const COVER = { width: 292, height: 496 } as const;
/** Twelve chapters. */
const WINDOWS = { columns: 3, rows: 4 } as const;
/** The reader's own chapter: middle column, third row. */
const YOURS = { column: 1, row: 2 } as const;
const SPINE = Math.round(COVER.width * 0.06);
/** Scale of the windows' modules on the cover. */
const MODULE = 0.85;

/**
 * The book Elas Venceram, upright: hibisco cover, one lit window per chapter, one in pure white.
 *
 * The cover is a small cobogó wall (see `Wall`). The title's size depends on its longest line, so
 * that a translated title fits. On right-to-left pages the spine is on the right, and so is the
 * start of the title's lines.
 */
export function Book({ lines, imprint, title, className }: BookProps) {
  const mirrored = useContext(Mirrored);
  const id = useArtId();
  const margin = mirrored ? WIDTH - 65 : 65;
  const { body, side, light } = arts['elas-venceram'];
  const longest = Math.max(...lines.map((line) => line.length), 1);
  const size = Math.min(46, Math.round(420 / longest));
  const windows = Array.from({ length: WINDOWS.columns * WINDOWS.rows }, (_, index) =>
    arch((index % WINDOWS.columns) * 100, Math.floor(index / WINDOWS.columns) * 100),
  ).join('');

  return (
    <Frame title={title} className={className} viewBox={`0 0 ${WIDTH} 560`}>
      <defs>
        <Light id={`${id}l`} source={light} width={300} height={400} />
      </defs>
      <g transform={mirrored ? `matrix(-1 0 0 1 ${WIDTH} 0)` : undefined}>
        <path d="M48 524h292l52 14-26 10H92z" fill={palette.plum900} fillOpacity=".16" />
        <path d="M312 24h22v500h-22z" fill={side} />
        <path d="M312 29h18v491h-18z" fill={palette.amber50} />
        <path d="M317 29v491M322 29v491M327 29v491" stroke={palette.mauve400} strokeOpacity=".6" />
        <path d="M24 24h288a4 4 0 0 1 4 4v492a4 4 0 0 1-4 4h-288z" fill={body} />
        <g transform={`translate(53 150)scale(${MODULE})`}>
          <path d={block(0, 0, 300, 400)} fill={`url(#${id}l)`} />
          <path d={block(YOURS.column * 100, YOURS.row * 100, 100, 100)} fill={palette.white} />
          <path
            d={block(9, 8, 300, 400) + windows}
            transform={`translate(${DEPTH.x} ${DEPTH.y})`}
            fillRule="evenodd"
            fill={side}
          />
          <path d={block(-2, -2, 304, 404) + windows} fillRule="evenodd" fill={body} />
        </g>
        <path d={block(24, 24, SPINE, 500)} fill={side} fillOpacity=".55" />
        <path d={block(24 + SPINE, 24, 3, 500)} fill={palette.white} fillOpacity=".12" />
      </g>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
        <Lettering key={index} x={margin} y={80 + index * size} size={size} fill={palette.amber200}>
          {line}
        </Lettering>
      ))}
      {imprint && (
        <Lettering x={margin} y={509} size={16} fill={palette.amber200}>
          {imprint}
        </Lettering>
      )}
    </Frame>
  );
}
