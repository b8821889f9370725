import { useId } from 'react';
import { nightWall, palette } from '../theme/colors.ts';
import { countOf, hasMore } from './count-of.ts';
import { day, Frame, Light } from './kit.tsx';
import { arch, CELL, cellsOf, DEPTH, rectangle } from './modules.ts';

const MOST = 1000;
/** Windows are drawn in runs of 20. Rows of windows wrap only between two runs. */
const RUN = 20;

const { solid, side } = nightWall;
const run = { viewBox: `0 0 ${RUN * CELL} ${CELL}`, overflow: 'visible' } as const;

/** Places of windows that are brighter than the others, counted anew after 97 windows. */
const REPEATS_AFTER = 97;
const bright = [
  { light: palette.halo, places: [3, 9, 22, 36, 41, 50, 63, 69, 84, 92] },
  { light: palette.brightest, places: [28, 77] },
];

/** The brighter cells of a run of windows, of which the first is the number `first` of all. */
function brighter(first: number, windows: number, places: number[]): string {
  return cellsOf(windows)
    .filter(({ column }) => places.includes((first + column) % REPEATS_AFTER))
    .map(({ x, y }) => rectangle(x, y, CELL, CELL))
    .join('');
}

/** The wall in front of the light, with its windows. */
function Face({ windows, width = RUN * CELL }: { windows: number; width?: number }) {
  const cells = cellsOf(windows);
  const front = cells.map(({ x, y }) => arch(x, y)).join('');
  const back = cells.map(({ x, y }) => arch(x + DEPTH.x, y + DEPTH.y)).join('');
  return (
    <>
      <path d={front + back} fillRule="evenodd" fill={side} />
      {/* Without the 2 extra units on each side, a line of light would show between runs. */}
      <path d={rectangle(-2, -2, width + 4, CELL + 4) + front} fillRule="evenodd" fill={solid} />
    </>
  );
}

/** A window for each woman (up to 1,000), for dark surfaces. “500+” has one more row, unlit. */
export function WomenWindows({ value }: { value: string | number }) {
  const id = useId();
  const count = countOf(value, MOST);
  if (!count) return null;
  const runs = Array.from({ length: Math.ceil(count / RUN) }, (_, index) => {
    const first = index * RUN;
    return { first, windows: Math.min(RUN, count - first), last: first + RUN >= count };
  });

  return (
    <div>
      <div className="cobogo-windows">
        {/* All runs stand in front of this gradient. */}
        <Frame className="directional" width="100%" height="100%">
          <defs>
            <Light id={`${id}l`} cx="68%" cy="70%" r="115%" stops={day} />
            <g id={`${id}f`}>
              <Face windows={RUN} />
            </g>
          </defs>
          <rect width="100%" height="100%" fill={`url(#${id}l)`} />
        </Frame>
        {runs.map(({ first, windows, last }) => (
          <Frame key={first} {...run} className="directional">
            {bright.map(({ light, places }) => (
              <path key={light} d={brighter(first, windows, places)} fill={light} />
            ))}
            {last ? <Face windows={windows} width={MOST * CELL} /> : <use href={`#${id}f`} />}
          </Frame>
        ))}
      </div>
      {hasMore(value) && (
        <div className="cobogo-windows cobogo-windows-unlit">
          {/* CSS hides the runs that don't fit into the row. */}
          {Array.from({ length: 3 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all runs are the same
            <Frame key={index} {...run}>
              <path d={rectangle(0, 0, RUN * CELL, CELL)} fill={side} />
              <use href={`#${id}f`} />
            </Frame>
          ))}
        </div>
      )}
    </div>
  );
}
