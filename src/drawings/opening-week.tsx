import { palette } from '../theme/colors';
import { daybreak } from './kit/dawn';
import { Frame } from './kit/frame';
import { arch, CELL } from './kit/modules';
import { Pierced } from './kit/pierced';
import { walls } from './walls';

interface OpeningWeekProps {
  /** Whether each day is open, from Monday on. */
  open: readonly boolean[];
}

/** The week as one window per day; those of open days are lit. */
export function OpeningWeek({ open }: OpeningWeekProps) {
  const windows = open.map((_, day) => arch(day * CELL, 0));
  const shut = windows.filter((_, day) => !open[day]);
  const end = (open.lastIndexOf(true) + 1) * CELL;
  return (
    <Frame className="directional" viewBox={`-15 -6 ${open.length * CELL + 30} 112`}>
      <Pierced
        wall={walls.dawn}
        holes={windows.join('')}
        light={{ from: [0, 0], to: [end, 0], stops: daybreak }}
      >
        <path d={shut.join('')} fill={palette.mauve600} />
      </Pierced>
    </Frame>
  );
}
