import { useContext } from 'react';
import { palette } from '../theme/colors';
import { arts } from './arts';
import { dawn } from './kit/dawn';
import { Frame, useArtId } from './kit/frame';
import { Light } from './kit/light';
import { Mirrored } from './kit/mirrored';
import { arch, CELL } from './kit/modules';
import { Pierced } from './kit/pierced';

interface ThemeProps {
  /** The drawing's words, in order. With too many or too few, nothing is rendered. */
  labels: readonly string[];
}

/** The sun's position and reach in each window: high, setting, rising. */
const suns = [
  [0.5, 0.42, 2.2],
  [0.5, 1.06, 0.6],
  [0.5, 0.8, 1.7],
] as const;

function SunWindow({ sun: [x, y, reach] }: { sun: (typeof suns)[number] }) {
  const id = useArtId();
  return (
    <Frame viewBox={`0 0 ${CELL} ${CELL}`}>
      <defs>
        <Light
          id={id}
          source={{ kind: 'radial', centre: [x, y], reach, stops: dawn }}
          width={CELL}
          height={CELL}
        />
      </defs>
      <Pierced wall={arts.dawn} holes={arch(0, 0, { inset: 10 })} light={`url(#${id})`} />
    </Frame>
  );
}

/** What to keep, to end and to begin: three windows with a high, a setting and a rising sun. */
export function Renewal({ labels }: ThemeProps) {
  if (labels.length !== suns.length) return null;
  return (
    <div aria-hidden="true" className="cobogo-renewal">
      {labels.map((label, index) => (
        <p key={label}>
          {suns[index] && <SunWindow sun={suns[index]} />}
          {label}
        </p>
      ))}
    </div>
  );
}

/** The gap between the two triangles and the colours of their gradient, at each stage. */
const agreements = [
  { gap: 28, lights: [palette.purple700, palette.rose600, palette.orange500] },
  { gap: 16, lights: [palette.rose600, palette.orange500, palette.amber400] },
  { gap: 6, lights: [palette.orange500, palette.amber400, palette.amber50] },
] as const;

function Pair({ gap, lights }: (typeof agreements)[number]) {
  const id = useArtId();
  const mirrored = useContext(Mirrored);
  const short = CELL - 16 - gap;
  const stops = lights.map((color, index) => [0.2 + 0.3 * index, color] as const);
  return (
    <Frame viewBox={`0 0 ${CELL} ${CELL}`}>
      <defs>
        <Light
          id={id}
          source={{ kind: 'linear', from: [0, 0], to: [1, 1], stops }}
          width={CELL}
          height={CELL}
        />
      </defs>
      <g transform={mirrored ? `matrix(-1 0 0 1 ${CELL} 0)` : undefined}>
        <Pierced
          wall={arts.dawn}
          holes={`M8 8h${short}l-${short} ${short}zM92 92h-${short}l${short}-${short}z`}
          light={`url(#${id})`}
          depth={0.6}
        />
      </g>
    </Frame>
  );
}

/** Two triangles, each named by a word, that move together until they form a square. */
export function Agreement({ labels }: ThemeProps) {
  const [upper, lower, ...others] = labels;
  if (!upper || !lower || others.length) return null;
  return (
    <div aria-hidden="true" className="cobogo-agreement">
      <p>{upper}</p>
      <div>
        {agreements.map((agreement) => (
          <Pair key={agreement.gap} {...agreement} />
        ))}
      </div>
      <p>{lower}</p>
    </div>
  );
}
