import { type ReactNode, useId } from 'react';
import { Light, type LightSource } from './light.tsx';
import { block, DEPTH } from './modules.ts';

interface PiercedProps {
  wall: { body: string; side: string };
  /** Path data of all holes. They must not overlap, because `evenodd` would fill the overlap. */
  holes: string;
  light: LightSource | string;
  /** Factor of the wall's thickness, below 1 for small holes. */
  depth?: number;
  /** The light's shapes, if they differ from the holes. They inherit the light's fill. */
  lit?: ReactNode;
  /** Painted over the light, displaced like it, and visible only through the holes. */
  children?: ReactNode;
  face?: string;
}

/** A face larger than any `viewBox`, so that it also fills the space beside the `viewBox`. */
const SHEET = block(-2000, -2000, 5000, 5000);

/**
 * Lit holes in a thick wall. The layers are the wall's sides, the light (displaced by `DEPTH`) and
 * the wall's face with the holes. If a clip path cut the light, browsers would antialias its edges
 * twice, and the side colour would show there. The stroke closes gaps between sides and face.
 */
export function Pierced(props: PiercedProps) {
  const { wall, holes, light, depth = 1, lit, children, face = SHEET } = props;
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
      <path d={face + holes} fillRule="evenodd" fill={wall.body} />
    </>
  );
}
