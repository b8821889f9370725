import { useContext } from 'react';
import { palette } from '../theme/colors';
import { arts } from './arts';
import { daybreak } from './kit/dawn';
import { Frame, useArtId } from './kit/frame';
import { Light } from './kit/light';
import { Mirrored } from './kit/mirrored';
import { arch, CELL } from './kit/modules';
import { Pierced } from './kit/pierced';

export interface OpeningWeekProps {
  /** Whether each day is open, from Monday on. */
  open: readonly boolean[];
  className?: string | undefined;
}

/** The week as one window per day; those of open days are lit. */
export function OpeningWeek({ open, className }: OpeningWeekProps) {
  const id = useArtId();
  const mirrored = useContext(Mirrored);
  const width = open.length * CELL;
  const windows = open.map((_, day) => arch(day * CELL, 0));
  const shut = windows.filter((_, day) => !open[day]);
  const source = {
    kind: 'linear',
    from: [0, 0],
    to: [(open.lastIndexOf(true) + 1) / open.length, 0],
    stops: daybreak,
  } as const;
  return (
    <Frame className={className} viewBox={`-15 -6 ${width + 30} 112`}>
      <defs>
        <Light id={id} source={source} width={width} height={CELL} />
      </defs>
      <g transform={mirrored ? `matrix(-1 0 0 1 ${width} 0)` : undefined}>
        <Pierced wall={arts.dawn} holes={windows.join('')} light={`url(#${id})`}>
          <path d={shut.join('')} fill={palette.mauve600} />
        </Pierced>
      </g>
    </Frame>
  );
}
