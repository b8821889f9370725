import { useContext } from 'react';
import { palette } from '../theme/colors';
import { arts } from './arts';
import { useArtId } from './frame';
import { Mirrored } from './mirrored';
import { CELL } from './modules';

export interface FloorLightProps {
  columns?: number;
  rows?: number;
  className?: string | undefined;
}

const SCALE = { x: 1.35, y: 0.62 } as const;
const SKEW = 32;
/** Columns more than the box is wide: on wide screens it ends before the wall begins. */
const UNDER_WALL = 4;

/**
 * The hero's apertures again, as light lying on the page beside or below the wall.
 *
 * Always decoration. Strongest under the wall (upper right) at manga 30% and gone at the far end;
 * text on it was measured at that opacity (docs/look.md), so do not raise it.
 *
 * On right-to-left pages the wall stands on the left, so the light falls to the right.
 *
 * Traps: the multiply and the 2px blur live in CSS (`.cobogo-floor`): blending has no attribute,
 * and a blur inside the drawing would be in drawing units, not pixels. The element must be a
 * sibling of the page's ground, not inside an isolated stacking context, or multiply has nothing
 * to multiply with.
 */
export function FloorLight({ columns = 7, rows = 8, className }: FloorLightProps) {
  const mirrored = useContext(Mirrored);
  const id = useArtId();
  const { aperture } = arts.dawn;
  const slope = Math.tan((SKEW * Math.PI) / 180);
  const width = Math.round(columns * CELL * SCALE.x);
  const height = Math.round(rows * CELL * SCALE.y);
  // The skew uncovers the lower right corner; these columns fill it, and go on under the wall.
  const extra = Math.ceil((height * slope) / SCALE.x / CELL) + UNDER_WALL;
  const span = columns + extra;
  const holes = Array.from({ length: span * rows }, (_, index) => {
    const column = index % span;
    const row = Math.floor(index / span);
    return aperture({ x: column * CELL, y: row * CELL, column, row, columns, rows });
  });

  return (
    <svg
      aria-hidden="true"
      className={className ? `cobogo-floor ${className}` : 'cobogo-floor'}
      viewBox={`0 0 ${width} ${height}`}
      overflow="visible"
      preserveAspectRatio={`${mirrored ? 'xMin' : 'xMax'}YMin slice`}
    >
      <defs>
        <radialGradient
          id={id}
          gradientUnits="userSpaceOnUse"
          cx={columns * CELL}
          cy={rows * CELL * 0.2}
          r={columns * CELL}
        >
          <stop stopColor={palette.manga} stopOpacity=".3" />
          <stop offset="1" stopColor={palette.manga} stopOpacity="0" />
        </radialGradient>
      </defs>
      <path
        transform={`${mirrored ? `matrix(-1 0 0 1 ${width} 0)` : ''}skewX(-${SKEW})scale(${SCALE.x} ${SCALE.y})`}
        d={holes.join('')}
        fill={`url(#${id})`}
      />
    </svg>
  );
}
