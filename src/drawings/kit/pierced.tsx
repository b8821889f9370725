import { type ReactNode, useId } from 'react';
import { Light, type LightSource } from './light.tsx';
import { block, DEPTH } from './modules.ts';

interface PiercedProps {
  wall: { body: string; side: string };
  /** All holes as one path; they must not overlap. */
  holes: string;
  light: LightSource | string;
  /** Factor of the thickness, for modules not 100 units wide. */
  depth?: number;
  /** The light's shapes, if they are not the holes. They inherit its fill. */
  lit?: ReactNode;
  /** Painted over the light, seen through the holes. */
  children?: ReactNode;
  face?: string;
}

/** Larger than any box, to fill the space beside a drawing too. */
const SHEET = block(-2000, -2000, 5000, 5000);

/**
 * Lit holes in a thick wall: its thickness, the light displaced by `DEPTH`, then one sheet with
 * holes. A clip path instead would antialias lit edges twice, and the side colour would show around
 * them. For the same reason the stroke extends the thickness under the sheet.
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
