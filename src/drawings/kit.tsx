import { type ReactNode, type SVGProps, useId } from 'react';
import { palette, type WallColors } from '../theme/colors.ts';
import { DEPTH, type Point, rectangle } from './modules.ts';

interface FrameProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  /** Alternative text. Without it, screen readers skip the drawing. */
  alt?: string;
}

/** A drawing's `<svg>`. With the class `directional`, CSS mirrors it on right-to-left pages. */
export function Frame({ alt, ...attributes }: FrameProps) {
  if (alt) return <svg role="img" aria-label={alt} {...attributes} />;
  return <svg aria-hidden="true" {...attributes} />;
}

type Stops = Record<string, string>;

const sky: Stops = {
  '13%': palette.halo,
  '30%': palette.glow,
  '52%': palette.flame,
  '70%': palette.ember,
  '88%': palette.twilight,
};

export const day: Stops = { '0%': palette.sun, ...sky };
export const dusk: Stops = { ...sky, '100%': palette.night };
export const dawn: Stops = { ...day, ...dusk };

/** For openings in a row. */
export const daybreak: Stops = {
  '0%': palette.ember,
  '55%': palette.flame,
  '100%': palette.glow,
};

/** A number of `viewBox` units or, in a drawing without a `viewBox`, a percentage. */
type Length = number | string;
type LengthPoint = readonly [x: Length, y: Length];

export type LightSource = { stops: Stops } & (
  | { from: LengthPoint; to: LengthPoint }
  | { centre: LengthPoint; radius: Length }
);

/** A gradient that spans a whole drawing. */
export function Light({ id, stops, ...place }: { id: string } & LightSource) {
  const colors = Object.entries(stops).map(([offset, color]) => (
    <stop key={offset} offset={offset} stopColor={color} />
  ));
  if ('from' in place) {
    const [x1, y1] = place.from;
    const [x2, y2] = place.to;
    return (
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={x1} y1={y1} x2={x2} y2={y2}>
        {colors}
      </linearGradient>
    );
  }
  const [cx, cy] = place.centre;
  return (
    <radialGradient id={id} gradientUnits="userSpaceOnUse" cx={cx} cy={cy} r={place.radius}>
      {colors}
    </radialGradient>
  );
}

// Points are fractions of the wall's width and height. A `reach` of 1 means that the light's radius
// extends from `centre` to the wall's farthest corner.
export type WallLight = { stops: Stops } & (
  | { from: Point; to: Point }
  | { centre: Point; reach: number }
);

/** Converts a wall's light to units of the `viewBox`. */
export function scaleLight(light: WallLight, width: number, height: number): LightSource {
  const at = ([x, y]: Point) => [Math.round(x * width), Math.round(y * height)] as const;
  if ('from' in light) return { ...light, from: at(light.from), to: at(light.to) };
  const { stops, centre, reach } = light;
  const [x, y] = centre;
  const farthest = Math.hypot(Math.max(x, 1 - x) * width, Math.max(y, 1 - y) * height);
  return { stops, centre: at(centre), radius: Math.round(reach * farthest) };
}

interface PiercedProps {
  wall: WallColors;
  /** Path data of all holes. They must not overlap, because `evenodd` would fill the overlap. */
  holes: string;
  light: LightSource | string;
  /** Multiplies `DEPTH`. With less than 1, the wall looks thinner, which suits small holes. */
  depth?: number;
  /** The light's shapes, if they differ from the holes. They inherit the light's fill. */
  lit?: ReactNode;
  /** Shapes in front of the light. They move with the light, and show only through the holes. */
  children?: ReactNode;
  face?: string;
}

const BEYOND_ANY_VIEW_BOX = rectangle(-2000, -2000, 5000, 5000);

/** A thick wall with lit holes. */
export function Pierced(props: PiercedProps) {
  const { wall, holes, light, depth = 1, lit, children, face = BEYOND_ANY_VIEW_BOX } = props;
  const id = useId();
  const isColor = typeof light === 'string';
  return (
    <>
      {!isColor && <Light id={id} {...light} />}
      <path d={holes} stroke={wall.side} strokeWidth="2" fill={wall.side} />
      <g
        transform={`translate(${DEPTH.x * depth} ${DEPTH.y * depth})`}
        fill={isColor ? light : `url(#${id})`}
      >
        {lit ?? <path d={holes} />}
        {children}
      </g>
      {/* If a clip path cut the light instead, a thin line would show around each hole. */}
      <path d={face + holes} fillRule="evenodd" fill={wall.solid} />
    </>
  );
}
