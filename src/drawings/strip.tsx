import { useId } from 'react';
import { paleWall } from '../theme/colors.ts';
import { Frame } from './kit/frame.tsx';
import { dusk, Light } from './kit/light.tsx';
import { arch, block, CELL, circle, DEPTH, leaf, triangle } from './kit/modules.ts';

/** In pixels: this drawing does not scale. */
const HEIGHT = 40;
const WIDTH = 4 * CELL;
const face = {
  width: WIDTH,
  height: CELL,
  patternUnits: 'userSpaceOnUse',
  patternTransform: `scale(${HEIGHT / CELL})`,
} as const;

/**
 * The footer's upper edge: the four modules in one row, repeated to any width, with one gradient
 * behind the whole row. The faces of the wall are patterns. The light is not, because a pattern would
 * repeat it. The tile's width in pixels is a multiple of 4, so that its edges stay on device pixels on
 * screens with 1.25 or 1.5 of them per pixel. Only the front face reaches the strip's edges: at a
 * fractional zoom the other faces would show there as a dark hairline.
 */
export function Strip({ direction }: { direction: 'ltr' | 'rtl' }) {
  const id = useId();
  const rtl = direction === 'rtl';
  const tile =
    block(-CELL, -CELL, WIDTH + 2 * CELL, 3 * CELL) +
    leaf(0, 0) +
    arch(CELL, 0) +
    circle(2 * CELL, 0) +
    triangle(3 * CELL, 0, rtl);

  return (
    <Frame width="100%" height={HEIGHT}>
      <defs>
        <Light
          id={`${id}l`}
          from={[rtl ? '0%' : '100%', 0]}
          to={[rtl ? '100%' : '0%', 0]}
          // Without its sun: in pale yellow on a pale wall the last modules would be invisible.
          stops={dusk}
        />
        <path id={`${id}s`} d={tile} fillRule="evenodd" />
        <pattern id={`${id}b`} {...face}>
          <use href={`#${id}s`} x={DEPTH.x} y={DEPTH.y} fill={paleWall.side} />
        </pattern>
        <pattern id={`${id}f`} {...face}>
          <use href={`#${id}s`} fill={paleWall.body} />
        </pattern>
      </defs>
      <rect y="1" width="100%" height={HEIGHT - 2} fill={`url(#${id}l)`} />
      <rect y="1" width="100%" height={HEIGHT - 2} fill={`url(#${id}b)`} />
      <rect width="100%" height={HEIGHT} fill={`url(#${id}f)`} />
    </Frame>
  );
}
