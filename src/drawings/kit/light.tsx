import { palette } from '../../theme/colors.ts';

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

type Point = readonly [x: number, y: number];
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
export function toSize(light: WallLight, width: number, height: number): LightSource {
  const at = ([x, y]: Point) => [Math.round(x * width), Math.round(y * height)] as const;
  if ('from' in light) return { ...light, from: at(light.from), to: at(light.to) };
  const { stops, centre, reach } = light;
  const [x, y] = centre;
  const farthest = Math.hypot(Math.max(x, 1 - x) * width, Math.max(y, 1 - y) * height);
  return { stops, centre: at(centre), radius: Math.round(reach * farthest) };
}
