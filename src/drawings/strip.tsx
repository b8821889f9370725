import { useContext } from 'react';
import { palette } from '../theme/colors';
import { dawn } from './kit/dawn';
import { useArtId } from './kit/frame';
import { Mirrored } from './kit/mirrored';
import { arch, block, CELL, circle, DEPTH, leaf, triangle } from './kit/modules';

/** The dawn without its sun: in pale yellow on a pale wall the last modules would be invisible. */
const light = dawn.slice(1);

export interface StripProps {
  className?: string | undefined;
}

/** In pixels: this drawing does not scale. */
const HEIGHT = 40;
const MODULES = 4;

/**
 * The footer's upper edge: the four modules in one row, repeated to any width, with one gradient
 * behind the whole row. Mirrored on right-to-left pages.
 *
 * The faces of the wall are patterns; the light is not, because a pattern would repeat it. The
 * tile's width in pixels is a multiple of 4, so that its edges stay on device pixels at 1.25 and
 * 1.5 density. Only the front face reaches the strip's edges: at a fractional zoom the others would
 * show there as a dark hairline.
 */
export function Strip({ className }: StripProps) {
  const mirrored = useContext(Mirrored);
  const id = useArtId();
  const width = MODULES * CELL;
  const tile =
    block(-CELL, -CELL, width + 2 * CELL, 3 * CELL) +
    leaf(0, 0) +
    arch(CELL, 0) +
    circle(2 * CELL, 0) +
    triangle(3 * CELL, 0, { flip: mirrored });
  const face = {
    width,
    height: CELL,
    patternUnits: 'userSpaceOnUse',
    patternTransform: `scale(${HEIGHT / CELL})`,
  } as const;

  return (
    <svg aria-hidden="true" className={className} width="100%" height={HEIGHT}>
      <defs>
        <linearGradient id={`${id}l`} x1={mirrored ? 0 : 1} x2={mirrored ? 1 : 0}>
          {light.map(([offset, color]) => (
            <stop key={offset} offset={offset} stopColor={color} />
          ))}
        </linearGradient>
        <path id={`${id}s`} d={tile} fillRule="evenodd" />
        <pattern id={`${id}b`} {...face}>
          <use href={`#${id}s`} x={DEPTH.x} y={DEPTH.y} fill={palette.mauve400} />
        </pattern>
        <pattern id={`${id}f`} {...face}>
          <use href={`#${id}s`} fill={palette.plum200} />
        </pattern>
      </defs>
      <rect y="1" width="100%" height={HEIGHT - 2} fill={`url(#${id}l)`} />
      <rect y="1" width="100%" height={HEIGHT - 2} fill={`url(#${id}b)`} />
      <rect width="100%" height={HEIGHT} fill={`url(#${id}f)`} />
    </svg>
  );
}
