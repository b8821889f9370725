import type { ReactNode } from 'react';
import type { Recipe } from './arts';
import { block, DEPTH } from './modules';

interface PiercedProps {
  /** The colours of the wall's face and of its thickness. */
  wall: Pick<Recipe, 'body' | 'side'>;
  /** All holes as one path; they must not overlap. */
  holes: string;
  /** What shines through: a colour or a gradient's `url(#…)`. */
  light: string;
  /** Thickness, where a module is not 100 units wide. */
  depth?: number;
  /** Painted over the light and seen through the holes. */
  children?: ReactNode;
}

/** Reaches beyond any box: a drawing that keeps its proportions leaves no strip without wall. */
const SHEET = block(-2000, -2000, 5000, 5000);

/**
 * Lit holes in a thick wall, painted from the back as `Wall` does it: the thickness, the light
 * displaced, then the face, which hides what the light overshoots.
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
