import { type ReactNode, useId } from 'react';
import { Light, type LightSource } from './light.tsx';
import { block, DEPTH } from './modules.ts';

interface PiercedProps {
  /** The colours of the wall's face and of its thickness. */
  wall: { body: string; side: string };
  /** All holes as one path; they must not overlap. */
  holes: string;
  /** What shines through: a gradient, or a colour. */
  light: LightSource | string;
  /** Factor of the thickness, if a module is not 100 units wide. */
  depth?: number;
  /** The light behind the holes, if it has other shapes. Without a fill they have the light's. */
  lit?: ReactNode;
  /** Painted over the light and seen through the holes. */
  children?: ReactNode;
  /** The outline of the face. */
  face?: string;
}

/** Larger than any box, so that the wall also fills the space beside a narrower drawing. */
const SHEET = block(-2000, -2000, 5000, 5000);

/**
 * Lit holes in a thick wall, painted from back to front: the thickness, the light displaced by
 * `DEPTH`, then the face, one sheet with holes, which hides the light beyond them.
 *
 * A clip path would antialias lit edges twice, and the side colour would show around them. For the
 * same reason the stroke extends the thickness under the sheet. Only the sheet reaches the corners,
 * which pages round off.
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
