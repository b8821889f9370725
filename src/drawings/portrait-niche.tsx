import { palette } from '../theme/colors';
import { arts } from './arts';
import { Frame, useArtId } from './kit/frame';
import { Lettering } from './kit/lettering';
import { Light } from './kit/light';
import { block, CELL, DEPTH } from './kit/modules';

/** A photograph that replaces the initials: intrinsic size in pixels, `alt` from the copy. */
interface NichePhoto {
  src: string;
  width: number;
  height: number;
  alt: string;
}

export interface PortraitNicheProps {
  initials: string;
  photo?: NichePhoto | undefined;
  /** Alternative text of the placeholder. Without it, and without a photo, it is decoration. */
  title?: string | undefined;
  className?: string | undefined;
  /** Turns lazy loading off, for a photograph on the first screen. */
  eager?: boolean;
}

const COLUMNS = 5;
const ROWS = 6;
const WIDTH = COLUMNS * CELL;
const HEIGHT = ROWS * CELL;

/** The niche: a full arch, three modules wide, five tall, 12 from its neighbours. */
const NICHE = 'M112 588v-338a138 138 0 0 1 276 0v338z';
/** The niche displaced by `DEPTH`: where the light is. */
const LIGHT = 'M103 580v-338a138 138 0 0 1 276 0v338z';
/** The niche slightly enlarged: its depth, which reaches under the edge of the wall. */
const DEEP = 'M111 589v-339a139 139 0 0 1 278 0v339z';

/** The leaves that frame the niche: the first row and the outer columns. */
function leaves(): string {
  const { aperture } = arts.dawn;
  const paths: string[] = [];
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      if (row > 0 && column > 0 && column < COLUMNS - 1) continue;
      const place = { x: column * CELL, y: row * CELL, column, row };
      paths.push(aperture({ ...place, columns: COLUMNS, rows: ROWS }));
    }
  }
  return paths.join('');
}

/**
 * The portrait in an arch of the wall: a photograph, or initials until there is one. No silhouette,
 * no invented face.
 *
 * A photograph is an `<img>` *behind* the drawing, seen through a hole in the wall and placed by
 * `.cobogo-niche`. Inside the drawing, `<image>` has no lazy loading, and `<foreignObject>` is
 * unreliable in Safari.
 */
export function PortraitNiche({ initials, photo, title, className, eager }: PortraitNicheProps) {
  const id = useArtId();
  const { body, side, light } = arts.dawn;
  const frame = leaves();

  return (
    <div className={className ? `cobogo-niche ${className}` : 'cobogo-niche'}>
      {photo && (
        <img
          src={photo.src}
          width={photo.width}
          height={photo.height}
          alt={photo.alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      )}
      <Frame title={photo ? undefined : title} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        <defs>
          <Light id={`${id}l`} source={light} width={WIDTH} height={HEIGHT} />
          <path id={`${id}h`} d={frame} />
        </defs>
        <use href={`#${id}h`} fill={side} stroke={side} strokeWidth="2" />
        <use href={`#${id}h`} x={DEPTH.x} y={DEPTH.y} fill={`url(#${id}l)`} />
        <path d={DEEP + LIGHT} fillRule="evenodd" fill={side} />
        {!photo && <path d={LIGHT} fill={`url(#${id}l)`} stroke={`url(#${id}l)`} />}
        {!photo && (
          <Lettering x={246} y={452} size={128} fill={palette.plum900} middle>
            {initials}
          </Lettering>
        )}
        <path
          d={block(-CELL, -CELL, WIDTH + 2 * CELL, HEIGHT + 2 * CELL) + frame + NICHE}
          fillRule="evenodd"
          fill={body}
        />
      </Frame>
    </div>
  );
}
