import { type ReactNode, useId } from 'react';
import { Light, type LightSource } from './light.tsx';
import { DEPTH, rectangle } from './modules.ts';

interface PiercedProps {
  wall: { body: string; side: string };
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
      <path d={face + holes} fillRule="evenodd" fill={wall.body} />
    </>
  );
}
