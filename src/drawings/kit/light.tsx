import { palette } from '../../theme/colors.ts';

/** The colours of a gradient by their offsets, in order. */
type Stops = Record<string, string>;

/** Dawn between the sun and the night. */
const sky: Stops = {
  '13%': palette.halo,
  '30%': palette.glow,
  '52%': palette.flame,
  '70%': palette.ember,
  '88%': palette.twilight,
};

/** The dawn from its sun outwards, without the night. */
export const day: Stops = { '0%': palette.sun, ...sky };
/** The dawn without its sun, up to the night. */
export const dusk: Stops = { ...sky, '100%': palette.night };
/** All of the dawn, from its sun to the night. */
export const dawn: Stops = { ...day, ...dusk };

/** The part of the dawn in which neighbouring modules differ visibly, for rows of modules. */
export const daybreak: Stops = {
  '0%': palette.ember,
  '55%': palette.flame,
  '100%': palette.glow,
};

type Point = readonly [x: number, y: number];
/** In drawing units, or a percentage of a drawing that has none. */
type Length = number | string;
type LengthPoint = readonly [x: Length, y: Length];

/** A light in drawing units: from one point to another, or from a centre outwards. */
export type LightSource = { stops: Stops } & (
  | { from: LengthPoint; to: LengthPoint }
  | { centre: LengthPoint; radius: Length }
);

/**
 * One gradient for a whole drawing (`userSpaceOnUse`): each opening shows its part of it. Used as
 * `url(#id)`.
 */
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

/**
 * A light in fractions of a wall. `reach` is a fraction of the way to the farthest corner, so that
 * it suits walls of any proportion.
 */
export type WallLight = { stops: Stops } & (
  | { from: Point; to: Point }
  | { centre: Point; reach: number }
);

/** The light of a wall of this size. */
export function toSize(light: WallLight, width: number, height: number): LightSource {
  const at = ([x, y]: Point) => [Math.round(x * width), Math.round(y * height)] as const;
  if ('from' in light) return { ...light, from: at(light.from), to: at(light.to) };
  const { stops, centre, reach } = light;
  const [x, y] = centre;
  const farthest = Math.hypot(Math.max(x, 1 - x) * width, Math.max(y, 1 - y) * height);
  return { stops, centre: at(centre), radius: Math.round(reach * farthest) };
}
