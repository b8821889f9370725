import { useId } from 'react';
import { nightWall, palette } from '../theme/colors.ts';
import { countOf } from './count-of.ts';
import { Frame, Light, Pierced } from './kit.tsx';
import { arch, CELL, cellsOf, rectangle } from './modules.ts';

/** The distance of a window from the left and right of its cell. */
const INSET = 15;

/** The minutes as numbers. Undefined for words, and if `to / from` is below 1 or above 16. */
export function minutesOf(shortest: string | number, longest: string | number) {
  const from = countOf(shortest);
  const to = countOf(longest);
  return from && to && from <= to && to / from <= 16 ? { from, to } : undefined;
}

/** A talk's minutes as windows: the bright first one is the shortest talk, all are the longest. */
export function TalkLength({ from, to }: { from: number; to: number }) {
  const id = useId();
  const length = to / from;
  const holes = cellsOf(Math.ceil(length)).map(({ x, y }) => arch(x, y));
  const width = holes.length * CELL - 2 * INSET;
  const start = CELL + INSET;
  // If `length` is 2.25, the light ends at a quarter of the third window, not of its wider cell.
  const end = Math.floor(length) * CELL + INSET + (length % 1) * (CELL - 2 * INSET);
  const stops = { '0%': palette.glow, '50%': palette.flame, '100%': palette.ember };

  return (
    <Frame
      className="cobogo-row directional"
      viewBox={`${INSET} 0 ${width} ${CELL}`}
      width={width}
      height={CELL}
    >
      <Light id={id} x2={start} stops={{ '0%': palette.sun, '100%': palette.halo }} />
      <Pierced
        wall={nightWall}
        holes={holes.join('')}
        light={{ x1: start, x2: end, stops }}
        lit={
          <>
            <path d={holes[0]} fill={`url(#${id})`} />
            <path d={holes.slice(1).join('')} />
          </>
        }
      >
        <path d={rectangle(end, 0, CELL, CELL)} fill={nightWall.side} />
      </Pierced>
    </Frame>
  );
}
