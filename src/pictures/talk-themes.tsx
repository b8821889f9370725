import { useContext } from 'react';
import { palette, pigment } from '../theme/colors';
import { arts } from '../wall/arts';
import { dawn } from '../wall/dawn';
import { Frame, useArtId } from '../wall/frame';
import { Light } from '../wall/light';
import { Mirrored } from '../wall/mirrored';
import { arch, CELL } from '../wall/modules';
import { Pierced } from '../wall/pierced';

interface ThemeProps {
  /** The words of the drawing, in its order. With another number of them there is no drawing. */
  labels: readonly string[];
}

/** Where the sun stands in each window and how far it reaches: high, behind the sill, rising. */
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

/** What to keep stays lit, what to end sets, what to begin rises: three windows, three words. */
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

/** How far apart the two triangles still are, and what light they have by then. */
const agreements = [
  { gap: 28, lights: [pigment.noite, palette.hibisco, palette.brasa] },
  { gap: 16, lights: [palette.hibisco, palette.brasa, palette.manga] },
  { gap: 6, lights: [palette.brasa, palette.manga, pigment.sol] },
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

/** Two triangles, each named by a word, that come nearer until they make one square. */
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
