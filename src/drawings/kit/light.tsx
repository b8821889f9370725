import type { Stop } from './dawn';

/** A light source, in fractions of the painted area (0..1 on each axis). */
export type LightSource =
  | { kind: 'radial'; centre: readonly [number, number]; reach: number; stops: readonly Stop[] }
  | {
      kind: 'linear';
      from: readonly [number, number];
      to: readonly [number, number];
      stops: readonly Stop[];
    };

interface LightProps {
  id: string;
  source: LightSource;
  width: number;
  height: number;
}

/**
 * One gradient for a whole wall, in drawing units (`userSpaceOnUse`): each opening shows its part
 * of it. A radial light's radius is `reach` times the distance to the farthest corner, so that it
 * suits walls of any proportion.
 */
export function Light({ id, source, width, height }: LightProps) {
  const stops = source.stops.map(([offset, color]) => (
    <stop key={offset} offset={offset} stopColor={color} />
  ));
  if (source.kind === 'linear') {
    const [x1, y1] = source.from;
    const [x2, y2] = source.to;
    return (
      <linearGradient
        id={id}
        gradientUnits="userSpaceOnUse"
        x1={Math.round(x1 * width)}
        y1={Math.round(y1 * height)}
        x2={Math.round(x2 * width)}
        y2={Math.round(y2 * height)}
      >
        {stops}
      </linearGradient>
    );
  }
  const [cx, cy] = source.centre;
  const farthest = Math.hypot(Math.max(cx, 1 - cx) * width, Math.max(cy, 1 - cy) * height);
  return (
    <radialGradient
      id={id}
      gradientUnits="userSpaceOnUse"
      cx={Math.round(cx * width)}
      cy={Math.round(cy * height)}
      r={Math.round(source.reach * farthest)}
    >
      {stops}
    </radialGradient>
  );
}
