import { type ReactNode, type SVGProps, useId } from 'react';
import { palette, type WallColors } from '../theme/colors.ts';
import { DEPTH, rectangle } from './modules.ts';

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
export const daybreak: Stops = { '0%': palette.ember, '55%': palette.flame, '100%': palette.glow };

/** The place of a light, by the attributes of SVG. `x1`, `y1` and `y2` are 0 if they are left out. */
type Place<Length> =
  | { x1?: Length; y1?: Length; x2: Length; y2?: Length }
  | { cx: Length; cy: Length; r: Length };

export type LightSource = { stops: Stops } & Place<number>;

type LightProps = { id: string; stops: Stops } & Place<number | string>;

/** A gradient that spans a whole drawing. In a drawing without a `viewBox`, it is placed by percentages. */
export function Light({ id, stops, ...place }: LightProps) {
  const Gradient = 'r' in place ? 'radialGradient' : 'linearGradient';
  return (
    <Gradient id={id} gradientUnits="userSpaceOnUse" {...place}>
      {Object.entries(stops).map(([offset, color]) => (
        <stop key={offset} offset={offset} stopColor={color} />
      ))}
    </Gradient>
  );
}

/** Converts a light from fractions of a wall to units. An `r` of 1 reaches the farthest corner. */
export function scaleLight(light: LightSource, width: number, height: number): LightSource {
  const { stops } = light;
  const across = (x: number) => Math.round(x * width);
  const down = (y: number) => Math.round(y * height);
  if ('r' in light) {
    const { cx, cy, r } = light;
    const farthest = Math.hypot(Math.max(cx, 1 - cx) * width, Math.max(cy, 1 - cy) * height);
    return { stops, cx: across(cx), cy: down(cy), r: Math.round(r * farthest) };
  }
  const { x1 = 0, y1 = 0, x2, y2 = 0 } = light;
  return { stops, x1: across(x1), y1: down(y1), x2: across(x2), y2: down(y2) };
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
