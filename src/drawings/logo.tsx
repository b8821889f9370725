import { useId } from 'react';
import { palette } from '../theme/colors.ts';
import { Frame, Light } from './kit.tsx';
import { CELL, leaf } from './modules.ts';

const BLOCK =
  'M16 0h168a16 16 0 0 1 16 16v128a56 56 0 0 1-56 56h-88a56 56 0 0 1-56-56v-128a16 16 0 0 1 16-16z';
const RING =
  leaf(0, 0, { inset: 6 }) +
  leaf(CELL, 0, { inset: 6, flip: true }) +
  leaf(0, CELL, { inset: 6, flip: true }) +
  leaf(CELL, CELL, { inset: 6 });
const stops = { '0%': palette.halo, '45%': palette.glow, '100%': palette.flame };

/** The logo. Screen readers skip it. */
export function Logo() {
  const id = useId();
  return (
    <Frame viewBox="0 0 200 200" width={36} height={36}>
      <Light id={id} cx={140} cy={150} r={180} stops={stops} />
      <path d={BLOCK} fill="currentColor" />
      <path d={RING} fill={`url(#${id})`} transform="translate(15 15)scale(.85)" />
    </Frame>
  );
}
