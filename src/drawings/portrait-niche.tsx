import { useId } from 'react';
import { palette } from '../theme/colors.ts';
import { initials } from './initials.ts';
import { Frame, Light, Pierced, scaleLight } from './kit.tsx';
import { rectangle } from './modules.ts';
import { Photo } from './photo.tsx';
import { dawnWall, openingsOf } from './walls.ts';

interface PortraitNicheProps {
  /** The owner's name, whose initials replace the photograph. */
  name: string;
  photo?: Photo;
  /** Alternative text of the photograph or of the initials. */
  alt: string;
  /** `sizes` of the photograph, which is 58 % as wide as the drawing. */
  sizes: string;
  eager?: boolean;
}

const FACE = rectangle(-100, -100, 700, 800);
const NICHE = 'M112 588v-338a138 138 0 0 1 276 0v338z';
/** The light in the niche. Its outline is `NICHE`, displaced by `DEPTH`. */
const LIGHT = 'M103 580v-338a138 138 0 0 1 276 0v338z';
/** The outline of `NICHE` enlarged by 1 unit, so that no gap shows at the wall's edge. */
const DEEP = 'M111 589v-339a139 139 0 0 1 278 0v339z';

const leaves = openingsOf(dawnWall, 5, 6)
  .filter(({ column, row }) => row === 0 || column === 0 || column === 4)
  .map(({ hole }) => hole)
  .join('');

/** A photograph or, without one, initials in an arch of a wall. */
export function PortraitNiche({ name, photo, alt, sizes, eager }: PortraitNicheProps) {
  const id = useId();
  const light = `url(#${id})`;

  return (
    <div className="cobogo-niche">
      {/* SVG's `<image>` can't load lazily, and WebKit misplaces what is inside
          `<foreignObject>` (its bug 23113, April 2024). */}
      {photo && <Photo photo={photo} alt={alt} sizes={sizes} eager={eager} />}
      <Frame alt={photo ? undefined : alt} viewBox="0 0 500 600">
        <Light id={id} {...scaleLight(dawnWall.light, 500, 600)} />
        <path d={DEEP + LIGHT} fillRule="evenodd" fill={dawnWall.side} />
        {!photo && (
          <>
            <path d={LIGHT} fill={light} stroke={light} />
            <text x={246} y={452} textAnchor="middle" fill={palette.ink} style={{ fontSize: 128 }}>
              {initials(name)}
            </text>
          </>
        )}
        <Pierced wall={dawnWall} holes={leaves} light={light} face={FACE + NICHE} />
      </Frame>
    </div>
  );
}
