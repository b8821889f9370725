import { useId } from 'react';
import { palette } from '../theme/colors';
import { drawable } from './count-of';
import { Frame } from './kit/frame';
import { Light } from './kit/light';
import { CELL, leaf } from './kit/modules';
import { walls } from './walls';

interface PlanDaysProps {
  days: string | number;
  title?: string | undefined;
}

const ROW = 15;
const MOST = 366;
const stops = { '0%': palette.green400, '60%': palette.green200, '100%': palette.amber50 };

/** The number of leaves for a plan; undefined if it can't be counted or is too long to draw. */
export const leavesOf = (days: string | number) => drawable(days, MOST);

/**
 * A plan with a leaf per day, in rows of fifteen that get lighter. Renders nothing if `leavesOf` is
 * undefined.
 */
export function PlanDays({ days: figure, title }: PlanDaysProps) {
  const id = useId();
  const days = leavesOf(figure);
  if (!days) return null;
  const height = Math.ceil(days / ROW) * CELL;
  const leaves = Array.from({ length: days }, (_, day) => {
    const [row, column] = [Math.floor(day / ROW), day % ROW];
    return leaf(column * CELL, row * CELL, { flip: (row + column) % 2 !== 0, inset: 10 });
  }).join('');

  return (
    <Frame className="directional" title={title} viewBox={`0 0 ${ROW * CELL} ${height}`}>
      <Light id={id} from={[0, 0]} to={[0, height]} stops={stops} />
      <path d={leaves} transform="translate(10 9)" fill={walls.leaves.side} />
      <path d={leaves} fill={`url(#${id})`} />
    </Frame>
  );
}
