import { useId } from 'react';
import { paleWall } from '../theme/colors.ts';
import { dusk, Frame, Light } from './kit.tsx';
import { arch, CELL, circle, DEPTH, leaf, rectangle, triangle } from './modules.ts';

/** In CSS pixels. At 40, a tile is a whole number of screen pixels wide, even at 125 % zoom. */
const HEIGHT = 40;
const WIDTH = 4 * CELL;
const face = {
  width: WIDTH,
  height: CELL,
  patternUnits: 'userSpaceOnUse',
  patternTransform: `scale(${HEIGHT / CELL})`,
} as const;

/** The wall along the footer's upper edge, which repeats the openings of the four products' walls. */
export function Strip() {
  const id = useId();
  const tile =
    rectangle(-CELL, -CELL, WIDTH + 2 * CELL, 3 * CELL) +
    leaf(0, 0) +
    arch(CELL, 0) +
    circle(2 * CELL, 0) +
    triangle(3 * CELL, 0);

  return (
    <Frame className="directional" width="100%" height={HEIGHT}>
      <defs>
        {/* `dusk` lacks the palest yellow, in which the last openings would hardly be visible. */}
        <Light id={`${id}l`} x1="100%" x2={0} stops={dusk} />
        <path id={`${id}s`} d={tile} fillRule="evenodd" />
        <pattern id={`${id}b`} {...face}>
          <use href={`#${id}s`} x={DEPTH.x} y={DEPTH.y} fill={paleWall.side} />
        </pattern>
        <pattern id={`${id}f`} {...face}>
          <use href={`#${id}s`} fill={paleWall.solid} />
        </pattern>
      </defs>
      {/* If the wall didn't extend 1 px beyond the layers behind it, a dark line would show. */}
      <rect y="1" width="100%" height={HEIGHT - 2} fill={`url(#${id}l)`} />
      <rect y="1" width="100%" height={HEIGHT - 2} fill={`url(#${id}b)`} />
      <rect width="100%" height={HEIGHT} fill={`url(#${id}f)`} />
    </Frame>
  );
}
