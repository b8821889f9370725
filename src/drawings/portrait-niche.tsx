import { useId } from 'react';
import { palette } from '../theme/colors.ts';
import { Frame } from './kit/frame.tsx';
import { Lettering } from './kit/lettering.tsx';
import { Light, toSize } from './kit/light.tsx';
import { block, CELL } from './kit/modules.ts';
import { Pierced } from './kit/pierced.tsx';
import { Photo } from './photo.tsx';
import { dawnWall, lay } from './walls.ts';

interface PortraitNicheProps {
  initials: string;
  /** A photograph that replaces the initials. */
  photo?: Photo | undefined;
  /** Its alternative text. */
  alt?: string;
  /** The width of the photograph, as `sizes` of an `<img>`: 58% of the niche's. */
  sizes?: string;
  /** Alternative text of the initials. */
  title?: string | undefined;
  className?: string | undefined;
  /** Whether the photograph is on the first screen. */
  eager?: boolean;
}

const COLUMNS = 5;
const ROWS = 6;
const WIDTH = COLUMNS * CELL;
const HEIGHT = ROWS * CELL;

/** One module larger on each side, for a box of other proportions. */
const FACE = block(-CELL, -CELL, WIDTH + 2 * CELL, HEIGHT + 2 * CELL);
/** The niche: a full arch, three modules wide, five tall, 12 from its neighbours. */
const NICHE = 'M112 588v-338a138 138 0 0 1 276 0v338z';
/** The niche displaced by `DEPTH`: where the light is. */
const LIGHT = 'M103 580v-338a138 138 0 0 1 276 0v338z';
/** The niche slightly enlarged: its depth, which reaches under the edge of the wall. */
const DEEP = 'M111 589v-339a139 139 0 0 1 278 0v339z';

/** The leaves that frame the niche: the first row and the outer columns. */
const leaves = lay(dawnWall, COLUMNS, ROWS)
  .filter(({ column, row }) => row === 0 || column === 0 || column === COLUMNS - 1)
  .map(({ hole }) => hole)
  .join('');

/**
 * The portrait in an arch of the wall: a photograph, or initials until there is one. A photograph is
 * an `<img>` *behind* the drawing, seen through a hole in the wall and placed by `.cobogo-niche`.
 * Inside the drawing, `<image>` has no lazy loading, and `<foreignObject>` is unreliable in Safari.
 */
export function PortraitNiche(props: PortraitNicheProps) {
  const { initials, photo, alt = '', sizes, title, className, eager } = props;
  const id = useId();
  const light = `url(#${id})`;

  return (
    <div className={className ? `cobogo-niche ${className}` : 'cobogo-niche'}>
      {photo && <Photo {...{ photo, alt, sizes, eager }} />}
      <Frame title={photo ? undefined : title} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        <Light id={id} {...toSize(dawnWall.light, WIDTH, HEIGHT)} />
        <path d={DEEP + LIGHT} fillRule="evenodd" fill={dawnWall.side} />
        {!photo && (
          <>
            <path d={LIGHT} fill={light} stroke={light} />
            <Lettering x={246} y={452} size={128} fill={palette.ink} middle>
              {initials}
            </Lettering>
          </>
        )}
        <Pierced wall={dawnWall} holes={leaves} light={light} face={FACE + NICHE} />
      </Frame>
    </div>
  );
}
