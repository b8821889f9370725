import { useContext } from 'react';
import { pigment } from '../theme/colors';
import { arts } from '../wall/arts';
import { daybreak } from '../wall/dawn';
import { Frame, useArtId } from '../wall/frame';
import { Light } from '../wall/light';
import { Mirrored } from '../wall/mirrored';
import { arch, CELL } from '../wall/modules';
import { Pierced } from '../wall/pierced';

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
          <path d={shut.join('')} fill={pigment.paredeNoite} />
        </Pierced>
      </g>
    </Frame>
  );
}
