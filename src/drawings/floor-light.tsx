import { useId } from 'react';
import { palette } from '../theme/colors.ts';
import { Frame, Light } from './kit.tsx';
import { dawnWall, openingsOf } from './walls.ts';

/** 30 % as two hex digits. */
export const FLOOR_OPACITY = '4C';
const stops = { '0%': `${palette.glow}${FLOOR_OPACITY}`, '100%': `${palette.glow}00` };

/** Light of the home page's wall on the floor, blended: no parent may have a stacking context. */
export function FloorLight() {
  const id = useId();
  const leaves = openingsOf(dawnWall, 7, 8, 14);
  return (
    <Frame
      className="cobogo-floor directional"
      viewBox="0 0 945 496"
      overflow="visible"
      preserveAspectRatio="xMaxYMin slice"
    >
      <Light id={id} cx={700} cy={160} r={700} stops={stops} />
      <path
        transform="skewX(-32)scale(1.35 0.62)"
        d={leaves.map(({ hole }) => hole).join('')}
        fill={`url(#${id})`}
      />
    </Frame>
  );
}
