import { useId } from 'react';
import { palette } from '../theme/colors.ts';
import { Frame } from './kit/frame.tsx';
import { Light } from './kit/light.tsx';
import { CELL } from './kit/modules.ts';
import { dawnWall, lay } from './walls.ts';

/** As many modules as the hero's wall has. */
const COLUMNS = 7;
const ROWS = 8;
const SCALE = { x: 1.35, y: 0.62 };
const WIDTH = Math.round(COLUMNS * CELL * SCALE.x);
const HEIGHT = Math.round(ROWS * CELL * SCALE.y);
/**
 * The skew uncovers the lower right corner, and on wide screens the box ends before the wall
 * begins: more columns fill the corner and continue under the wall.
 */
const SPAN = COLUMNS + 7;
/** Opacity of its middle, 30 %, as two hex digits; more would leave text on it too little contrast. */
export const FLOOR_OPACITY = '4C';
const stops = { '0%': `${palette.glow}${FLOOR_OPACITY}`, '100%': `${palette.glow}00` };

/**
 * The light that falls through the hero's wall onto the page, from below the wall (upper right).
 * Blending and blur are in CSS (`.cobogo-floor`): blending has no attribute, and a blur would be in
 * drawing units. Trap: in an isolated stacking context it would have nothing to blend with.
 */
export function FloorLight() {
  const id = useId();
  const leaves = lay(dawnWall, COLUMNS, ROWS, SPAN);
  return (
    <Frame
      className="cobogo-floor directional"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      overflow="visible"
      preserveAspectRatio="xMaxYMin slice"
    >
      <Light id={id} centre={[COLUMNS * CELL, 160]} radius={COLUMNS * CELL} stops={stops} />
      <path
        transform={`skewX(-32)scale(${SCALE.x} ${SCALE.y})`}
        d={leaves.map(({ hole }) => hole).join('')}
        fill={`url(#${id})`}
      />
    </Frame>
  );
}
