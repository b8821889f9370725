import { useContext } from 'react';
import { palette } from '../theme/colors';
import { arts } from './arts';
import { drawable } from './count-of';
import { Frame, useArtId } from './kit/frame';
import { Mirrored } from './kit/mirrored';
import { CELL, leaf } from './kit/modules';

export interface PlanDaysProps {
  /** The figure as it is in `site.json`. */
  days: string | number;
  /** Alternative text, from the copy. */
  title?: string | undefined;
  className?: string | undefined;
}

const ROW = 15;
const MOST = 366;
const WIDTH = ROW * CELL;

/** The number of leaves for a plan; undefined if it can't be counted or is too long to draw. */
export const leavesOf = (days: string | number) => drawable(days, MOST);

/**
 * A plan with a leaf per day, in rows of fifteen that get lighter. Renders nothing if `leavesOf` is
 * undefined.
 */
export function PlanDays({ days: figure, title, className }: PlanDaysProps) {
  const id = useArtId();
  const mirrored = useContext(Mirrored);
  const days = leavesOf(figure);
  if (!days) return null;
  const { side } = arts.renovare;
  const height = Math.ceil(days / ROW) * CELL;
  const leaves = Array.from({ length: days }, (_, day) => {
    const [row, column] = [Math.floor(day / ROW), day % ROW];
    return leaf(column * CELL, row * CELL, { flip: (row + column) % 2 !== 0, inset: 10 });
  }).join('');

  return (
    <Frame title={title} className={className} viewBox={`0 0 ${WIDTH} ${height}`}>
      <defs>
        <path id={`${id}d`} d={leaves} />
        <linearGradient id={id} gradientUnits="userSpaceOnUse" x2="0" y2={height}>
          <stop stopColor={palette.green400} />
          <stop offset=".6" stopColor={palette.green200} />
          <stop offset="1" stopColor={palette.amber50} />
        </linearGradient>
      </defs>
      <g transform={mirrored ? `matrix(-1 0 0 1 ${WIDTH} 0)` : undefined}>
        <use href={`#${id}d`} x="10" y="9" fill={side} />
        <use href={`#${id}d`} fill={`url(#${id})`} />
      </g>
    </Frame>
  );
}
