import { useId } from 'react';
import { type Accent, accents, palette } from '../theme/colors.ts';
import { Frame, Light, Pierced } from './kit.tsx';
import { lens } from './modules.ts';

interface LifeWheelProps {
  /** One value from 0 to 5 for each area of life, clockwise from the top. */
  values: readonly number[];
  accent: Accent;
  alt?: string;
}

const START = 20;
const END = 94;

/** The Wheel of Life: a petal for each area of life, lit in proportion to its value in `values`. */
export function LifeWheel({ values, accent, alt }: LifeWheelProps) {
  const id = useId();
  const wall = accents[accent];
  // The last two stops are 2 % apart, because a hard edge would look jagged.
  const stops = { '40%': palette.halo, '98%': wall.near, '100%': wall.side };
  const petals = values.map((_, index) => {
    const angle = ((index + 0.5) / values.length) * 2 * Math.PI;
    const x = Math.sin(angle);
    const y = -Math.cos(angle);
    return lens(START * x, START * y, END * x, END * y, 48);
  });

  return (
    <Frame alt={alt} viewBox="-100 -100 200 200">
      {[...new Set(values)].map((value) => (
        <Light
          key={value}
          id={id + value}
          cx={0}
          cy={0}
          r={START + ((END - START) * value) / 5}
          stops={stops}
        />
      ))}
      <Pierced wall={wall} holes={petals.join('')} light={wall.side} depth={0.3}>
        {petals.map((petal, index) => (
          <path key={petal} d={petal} fill={`url(#${id + values[index]})`} />
        ))}
      </Pierced>
      <circle r="9" fill={palette.halo} />
    </Frame>
  );
}
