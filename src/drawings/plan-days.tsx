import { useId } from 'react';
import { type Accent, accents, palette } from '../theme/colors.ts';
import { countOf } from './count-of.ts';
import { Frame, Light } from './kit.tsx';
import { CELL, cellsOf, leaf } from './modules.ts';

interface PlanDaysProps {
  days: number;
  accent: Accent;
  alt?: string;
}

const COLUMNS = 15;

/** Number of leaves. Undefined if `days` is not a number from 1 to 366. */
export const leavesOf = (days: string | number) => countOf(days, 366);

/** A plan of some days (up to 366), with one leaf for each day, in rows of 15. */
export function PlanDays({ days, accent, alt }: PlanDaysProps) {
  const id = useId();
  const { side, near, far } = accents[accent];
  const height = Math.ceil(days / COLUMNS) * CELL;
  const leaves = cellsOf(days, COLUMNS)
    .map(({ x, y, isOdd }) => leaf(x, y, { flip: isOdd, inset: 10 }))
    .join('');

  return (
    <Frame className="directional" alt={alt} viewBox={`0 0 ${COLUMNS * CELL} ${height}`}>
      <Light id={id} x2={0} y2={height} stops={{ '0%': far, '60%': near, '100%': palette.sun }} />
      <path d={leaves} transform="translate(10 9)" fill={side} />
      <path d={leaves} fill={`url(#${id})`} />
    </Frame>
  );
}
