import { useContext } from 'react';
import { palette } from '../theme/colors';
import { arts } from './arts';
import { dawn } from './kit/dawn';
import { Frame, useArtId } from './kit/frame';
import { Light, type LightSource } from './kit/light';
import { Mirrored } from './kit/mirrored';
import { CELL, circle, lens, triangle } from './kit/modules';
import { Pierced } from './kit/pierced';

interface BenefitProps {
  className?: string | undefined;
}

/** Side of the three square drawings. */
const SIDE = 240;
const turned = (mirrored: boolean, width: number) =>
  mirrored ? `matrix(-1 0 0 1 ${width} 0)` : undefined;
const radial = (x: number, y: number, reach: number): LightSource => ({
  kind: 'radial',
  centre: [x, y],
  reach,
  stops: dawn.slice(0, -1),
});

const DOOR = 'M80 182v-112a46 46 0 0 1 92 0v112z';

/** Real change: an open door and its light on the floor. */
export function OpenDoor({ className }: BenefitProps) {
  const id = useArtId();
  const transform = turned(useContext(Mirrored), SIDE + 20);
  return (
    <Frame className={className} viewBox={`30 0 200 ${SIDE}`} width="100%" height="100%">
      <defs>
        <Light id={`${id}l`} source={radial(0.5, 0.72, 1)} width={SIDE} height={SIDE} />
        <linearGradient id={`${id}f`} x2="0" y1="1" y2="0">
          <stop stopColor={palette.amber400} />
          <stop offset="1" stopColor={palette.amber400} stopOpacity="0" />
        </linearGradient>
      </defs>
      <g transform={transform}>
        <Pierced wall={arts.dawn} holes={DOOR} light={`url(#${id}l)`} />
        {/* The door again, folded down onto the floor. */}
        <path d={DOOR} transform="matrix(1 0 .85 -.36 -157 250)" fill={`url(#${id}f)`} />
      </g>
    </Frame>
  );
}

/** Continuous growth: leaves tip to tip, each larger and wider open than the one before. */
export function OpeningLeaves({ className }: BenefitProps) {
  const id = useArtId();
  const transform = turned(useContext(Mirrored), SIDE);
  const leaves =
    lens(22, 220, 82, 160, 100) + lens(82, 160, 150, 92, 80) + lens(150, 92, 226, 16, 72);
  return (
    <Frame className={className} viewBox={`0 0 ${SIDE} ${SIDE}`} width="100%" height="100%">
      <defs>
        <Light id={id} source={radial(0.82, 0.15, 1)} width={SIDE} height={SIDE} />
      </defs>
      <g transform={transform}>
        <Pierced wall={arts.dawn} holes={leaves} light={`url(#${id})`} depth={0.6} />
      </g>
    </Frame>
  );
}

interface AgesProps extends BenefitProps {
  /** The first and the last age. */
  from: string | number;
  to: string | number;
}

/** Empowerment over the years: three rising steps, with the first and the last age below. */
export function RisingAges({ from, to, className }: AgesProps) {
  const id = useArtId();
  const transform = turned(useContext(Mirrored), 3 * CELL);
  const steps = [0, 1, 1, 2, 2, 2].map((column, index) =>
    triangle(column * CELL, [200, 200, 100, 200, 100, 0][index] ?? 0),
  );
  return (
    <div aria-hidden="true" className={className ? `cobogo-ages ${className}` : 'cobogo-ages'}>
      <Frame viewBox={`0 0 ${3 * CELL} ${3 * CELL}`}>
        <defs>
          <Light id={id} source={radial(0.9, 0.2, 1.05)} width={3 * CELL} height={3 * CELL} />
        </defs>
        <g transform={transform}>
          <Pierced wall={arts.dawn} holes={steps.join('')} light={`url(#${id})`} />
        </g>
      </Frame>
      <span>{from}</span>
      <span>{to}</span>
    </div>
  );
}

/** Community: eight circles around one, each lit on its inner side. */
export function LitCircle({ className }: BenefitProps) {
  const id = useArtId();
  const ring = Array.from({ length: 8 }, (_, index) => {
    const angle = ((index + 0.5) * Math.PI) / 4;
    return circle(Math.round(70 + 84 * Math.cos(angle)), Math.round(70 + 84 * Math.sin(angle)), {
      radius: 23,
    });
  });
  const stops = [
    [0, palette.amber50],
    [0.3, palette.amber200],
    [0.48, palette.amber400],
    [0.8, palette.orange500],
    [1, palette.rose600],
  ] as const;
  return (
    <Frame className={className} viewBox={`0 0 ${SIDE} ${SIDE}`} width="100%" height="100%">
      <defs>
        <Light
          id={id}
          source={{ kind: 'radial', centre: [0.5, 0.5], reach: 0.66, stops }}
          width={SIDE}
          height={SIDE}
        />
      </defs>
      <Pierced
        wall={arts.dawn}
        holes={circle(70, 70, { radius: 36 }) + ring.join('')}
        light={`url(#${id})`}
        depth={0.7}
      />
    </Frame>
  );
}
