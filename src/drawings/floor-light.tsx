import { useContext } from 'react';
import { palette } from '../theme/colors';
import { arts } from './arts';
import { useArtId } from './kit/frame';
import { Mirrored } from './kit/mirrored';
import { CELL } from './kit/modules';

export interface FloorLightProps {
  columns?: number;
  rows?: number;
  className?: string | undefined;
}

const SCALE = { x: 1.35, y: 0.62 } as const;
const SKEW = 32;
/** Extra columns, because on wide screens the box ends before the wall begins. */
const UNDER_WALL = 4;

/**
 * The light that falls through the hero's wall onto the page. Always decoration.
 *
 * It fades from manga at 30 % below the wall (upper right) to nothing. Text on it was measured at
 * that opacity (docs/look.md), so do not raise it. Mirrored on right-to-left pages.
 *
 * Traps: blending and blur are in CSS (`.cobogo-floor`), because blending has no attribute and a
 * blur inside the drawing would be in drawing units. The element must not be inside an isolated
 * stacking context: it would have nothing to blend with.
 */
export function FloorLight({ columns = 7, rows = 8, className }: FloorLightProps) {
  const mirrored = useContext(Mirrored);
  const id = useArtId();
  const { aperture } = arts.dawn;
  const slope = Math.tan((SKEW * Math.PI) / 180);
  const width = Math.round(columns * CELL * SCALE.x);
  const height = Math.round(rows * CELL * SCALE.y);
  // The skew uncovers the lower right corner; these columns fill it, and continue under the wall.
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
          <stop stopColor={palette.amber400} stopOpacity=".3" />
          <stop offset="1" stopColor={palette.amber400} stopOpacity="0" />
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
