import type { ReactNode } from 'react';
import { block, DEPTH } from './modules';

interface PiercedProps {
  /** The colours of the wall's face and of its thickness. */
  wall: { body: string; side: string };
  /** All holes as one path; they must not overlap. */
  holes: string;
  /** What shines through: a colour or a gradient's `url(#…)`. */
  light: string;
  /** Factor of the thickness, if a module is not 100 units wide. */
  depth?: number;
  /** Painted over the light and seen through the holes. */
  children?: ReactNode;
}

/** Larger than any box, so that the wall also fills the space beside a narrower drawing. */
const SHEET = block(-2000, -2000, 5000, 5000);

/**
 * Lit holes in a thick wall, painted from back to front like `Wall`: the thickness, the displaced
 * light, then the face, which hides the light beyond the holes.
 */
export function Pierced({ wall, holes, light, depth = 1, children }: PiercedProps) {
  return (
    <>
      <path d={holes} stroke={wall.side} strokeWidth="2" fill={wall.side} />
      <g transform={`translate(${DEPTH.x * depth} ${DEPTH.y * depth})`}>
        <path d={holes} fill={light} />
        {children}
      </g>
      <path d={SHEET + holes} fillRule="evenodd" fill={wall.body} />
    </>
  );
}
