import { useId } from 'react';
import { palette } from '../theme/colors.ts';
import { Frame, Light } from './kit.tsx';
import { CELL } from './modules.ts';
import { dawnWall, openingsOf } from './walls.ts';

/** Columns and rows of the wall in the home page's hero, through which the light seems to fall. */
const COLUMNS = 7;
const ROWS = 8;
const SCALE = { x: 1.35, y: 0.62 };
const WIDTH = Math.round(COLUMNS * CELL * SCALE.x);
const HEIGHT = Math.round(ROWS * CELL * SCALE.y);
const SPAN = COLUMNS + 7;
/** 30 % as two hex digits. */
export const FLOOR_OPACITY = '4C';
const stops = { '0%': `${palette.glow}${FLOOR_OPACITY}`, '100%': `${palette.glow}00` };

/**
 * Light on the floor, in the shape of the leaves of the home page's wall. CSS blends it with the page,
 * so no parent may have a stacking context.
 */
export function FloorLight() {
  const id = useId();
  const leaves = openingsOf(dawnWall, COLUMNS, ROWS, SPAN);
  return (
    <Frame
      className="cobogo-floor directional"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      overflow="visible"
      preserveAspectRatio="xMaxYMin slice"
    >
      <Light id={id} cx={COLUMNS * CELL} cy={160} r={COLUMNS * CELL} stops={stops} />
      <path
        transform={`skewX(-32)scale(${SCALE.x} ${SCALE.y})`}
        d={leaves.map(({ hole }) => hole).join('')}
        fill={`url(#${id})`}
      />
    </Frame>
  );
}
