import { useContext } from 'react';
import { pigment } from '../theme/colors';
import { arts } from '../wall/arts';
import { Frame, useArtId } from '../wall/frame';
import { Mirrored } from '../wall/mirrored';
import { CELL, leaf } from '../wall/modules';

export interface PlanDaysProps {
  days: number;
  /** Alternative text, from the copy. */
  title?: string | undefined;
  className?: string | undefined;
}

/** Each row ends in the fortnightly review. */
const FORTNIGHT = 15;
const MOST = 366;
const PITCH = 118;
const WIDTH = FORTNIGHT * CELL + 60;

/** A plan in days: a leaf each, in rows of fifteen, whose last is larger, the fortnightly review. */
export function PlanDays({ days, title, className }: PlanDaysProps) {
  const id = useArtId();
  const mirrored = useContext(Mirrored);
  if (!(days > 0 && days <= MOST)) return null;
  const { side } = arts.renovare;
  const rows = Math.ceil(days / FORTNIGHT);
  const height = rows * PITCH;
  const leaves = Array.from({ length: days }, (_, day) => {
    const [row, column] = [Math.floor(day / FORTNIGHT), day % FORTNIGHT];
    const [x, y] = [column * CELL, row * PITCH + 9];
    if (column === FORTNIGHT - 1) return leaf(x + 40, y, { open: 1, inset: -8 });
    return leaf(x, y, { flip: (row + column) % 2 !== 0, inset: 10 });
  }).join('');

  return (
    <Frame title={title} className={className} viewBox={`0 0 ${WIDTH} ${height}`}>
      <defs>
        <path id={`${id}d`} d={leaves} />
        <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" x2={WIDTH}>
          <stop stopColor={pigment.folhaFundo} />
          <stop offset=".6" stopColor={pigment.folhaLuz} />
          <stop offset="1" stopColor={pigment.sol} />
        </linearGradient>
      </defs>
      <g transform={mirrored ? `matrix(-1 0 0 1 ${WIDTH} 0)` : undefined}>
        <use href={`#${id}d`} x="10" y="9" fill={side} />
        <use href={`#${id}d`} fill={`url(#${id})`} />
      </g>
    </Frame>
  );
}
