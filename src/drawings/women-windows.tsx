import { useContext } from 'react';
import { palette } from '../theme/colors';
import { arts } from './arts';
import { countOf, hasMore } from './count-of';
import { dawn } from './kit/dawn';
import { Frame, useArtId } from './kit/frame';
import { Mirrored } from './kit/mirrored';
import { arch, block, CELL, DEPTH } from './kit/modules';

export interface WomenWindowsProps {
  /** The figure as it is in the copy, such as “500+”. */
  value: string | number;
}

const MOST = 1000;
/** Windows that stay together when a row wraps. */
const RUN = 20;
/** Runs in a row on wide screens. */
const ROW = 3;

const { body, side } = arts['lumiere-experience'];
const run = { viewBox: `0 0 ${RUN * CELL} ${CELL}`, overflow: 'visible' } as const;

/** By a hash of the index, so always the same: one in eight is brighter, a fifth of these white. */
function brightness(index: number): string | undefined {
  const mixed = Math.imul(index + 1, 2654435761);
  const hash = (Math.imul(mixed ^ (mixed >>> 15), 2246822519) >>> 16) % 40;
  if (hash > 4) return undefined;
  return hash ? palette.amber200 : palette.white;
}

/** A run's windows of one brightness, as a path. */
function places(first: number, windows: number, light: string): string {
  return Array.from({ length: windows }, (_, index) =>
    brightness(first + index) === light ? block(index * CELL, 0, CELL, CELL) : '',
  ).join('');
}

/** Thickness and face of a row of windows; the light behind shows through. */
function Face({ windows, width = RUN * CELL }: { windows: number; width?: number }) {
  const row = (x: number, y: number) =>
    Array.from({ length: windows }, (_, index) => arch(index * CELL + x, y)).join('');
  return (
    <>
      <path d={row(0, 0) + row(DEPTH.x, DEPTH.y)} fillRule="evenodd" fill={side} />
      {/* Slightly too large, because a hairline of light would show between two runs. */}
      <path d={block(-2, -2, width + 4, CELL + 4) + row(0, 0)} fillRule="evenodd" fill={body} />
    </>
  );
}

/**
 * One window per woman, for dark surfaces, in rows that wrap to the width, with one gradient behind
 * all of them. “+” adds one unlit row. Renders nothing if the figure can't be counted or is too
 * large.
 *
 * The rows are a CSS grid of runs of twenty (`.cobogo-windows`). Each run is a part of the wall's
 * face; that of the last run also covers the rest of its row.
 */
export function WomenWindows({ value }: WomenWindowsProps) {
  const id = useArtId();
  const mirrored = useContext(Mirrored);
  const count = countOf(value);
  if (!count || count > MOST) return null;
  const turn = mirrored ? `matrix(-1 0 0 1 ${RUN * CELL} 0)` : undefined;
  const runs = Array.from({ length: Math.ceil(count / RUN) }, (_, index) => {
    const first = index * RUN;
    const windows = Math.min(RUN, count - first);
    return { first, windows, last: first + RUN >= count };
  });

  return (
    <div>
      <div className="cobogo-windows">
        <Frame width="100%" height="100%">
          <defs>
            <radialGradient
              id={`${id}l`}
              gradientUnits="userSpaceOnUse"
              cx={mirrored ? '32%' : '68%'}
              cy="70%"
              r="115%"
            >
              {dawn.slice(0, -1).map(([offset, color]) => (
                <stop key={offset} offset={offset} stopColor={color} />
              ))}
            </radialGradient>
            <g id={`${id}f`}>
              <Face windows={RUN} />
            </g>
          </defs>
          <rect width="100%" height="100%" fill={`url(#${id}l)`} />
        </Frame>
        {runs.map(({ first, windows, last }) => (
          <Frame key={first} {...run}>
            <g transform={turn}>
              {[palette.amber200, palette.white].map((light) => {
                const bright = places(first, windows, light);
                return bright && <path key={light} d={bright} fill={light} />;
              })}
              {last ? <Face windows={windows} width={MOST * CELL} /> : <use href={`#${id}f`} />}
            </g>
          </Frame>
        ))}
      </div>
      {hasMore(value) && (
        <div className="cobogo-windows cobogo-windows-unlit">
          {Array.from({ length: ROW }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all are the same
            <Frame key={index} {...run}>
              <path d={block(0, 0, RUN * CELL, CELL)} fill={side} />
              <use href={`#${id}f`} />
            </Frame>
          ))}
        </div>
      )}
    </div>
  );
}
