import { useContext } from 'react';
import { palette, pigment } from '../theme/colors';
import { arts } from '../wall/arts';
import { Frame, useArtId } from '../wall/frame';
import { Mirrored } from '../wall/mirrored';
import { arch, CELL } from '../wall/modules';
import { Pierced } from '../wall/pierced';

export interface TalkLengthProps {
  /** Minutes. */
  from: number;
  to: number;
  className?: string | undefined;
}

const MINUTES = 30;
/** A row of more windows than these says nothing about a talk. */
const MOST = 16;
const INSET = 15;

/** Where a minute is in the row: a window's minutes are spread over its opening alone. */
function place(minutes: number): number {
  const window = Math.floor(minutes / MINUTES);
  const part = (minutes % MINUTES) / MINUTES;
  return window * CELL + INSET + part * (CELL - 2 * INSET);
}

/**
 * How long a talk lasts, on dark ground: one window is thirty minutes. The shortest talk is full
 * light, what it may become is dusk, and a part of thirty minutes is that part of a window.
 */
export function TalkLength({ from, to, className }: TalkLengthProps) {
  const id = useArtId();
  const mirrored = useContext(Mirrored);
  const windows = Math.ceil(to / MINUTES);
  if (!(from > 0 && to >= from && windows <= MOST)) return null;
  const width = windows * CELL;
  const wall = arts['lumiere-experience'];
  const at = (minutes: number) => Math.round((place(minutes) / width) * 1000) / 1000;
  const stops = [
    [0, pigment.sol],
    [at(from), palette.aurora],
    [at(from), palette.manga],
    [(at(from) + at(to)) / 2, palette.brasa],
    [at(to), palette.hibisco],
    [at(to), wall.side],
  ] as const;
  const holes = Array.from({ length: windows }, (_, index) =>
    arch(index * CELL, 0, { inset: INSET }),
  );

  return (
    <Frame
      className={className ? `cobogo-row ${className}` : 'cobogo-row'}
      viewBox={`${INSET} 0 ${width - 2 * INSET} ${CELL}`}
      width={width - 2 * INSET}
      height={CELL}
    >
      <defs>
        <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={0} x2={width}>
          {stops.map(([offset, color]) => (
            <stop key={color} offset={offset} stopColor={color} />
          ))}
        </linearGradient>
      </defs>
      <g transform={mirrored ? `matrix(-1 0 0 1 ${width} 0)` : undefined}>
        <Pierced wall={wall} holes={holes.join('')} light={`url(#${id})`} />
      </g>
    </Frame>
  );
}
