import { palette, paleWall } from '../theme/colors.ts';
import { daybreak, Frame, Pierced } from './kit.tsx';
import { arch, CELL, cellsOf } from './modules.ts';

/** The opening hours' week: one window for each day, from Monday on, which is lit if it is `open`. */
export function OpeningWeek({ open }: { open: readonly boolean[] }) {
  const windows = cellsOf(open.length).map(({ x, y }) => arch(x, y));
  const shut = windows.filter((_, day) => !open[day]);
  const end = (open.lastIndexOf(true) + 1) * CELL;
  return (
    <Frame className="directional" viewBox={`-15 -6 ${open.length * CELL + 30} 112`}>
      <Pierced wall={paleWall} holes={windows.join('')} light={{ x2: end, stops: daybreak }}>
        <path d={shut.join('')} fill={palette.unlit} />
      </Pierced>
    </Frame>
  );
}
