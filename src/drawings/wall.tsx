import { type Accent, palette } from '../theme/colors.ts';
import { Frame, Pierced, scaleLight } from './kit.tsx';
import { CELL, leaf, rectangle } from './modules.ts';
import { type Opening, openingsOf, type WallName, wallOf } from './walls.ts';

type Place = readonly [column: number, row: number];

export interface WallProps {
  wall: WallName;
  accent: Accent;
  columns: number;
  rows: number;
  alt?: string;
  /** The cell whose leaf is shut, on the 404 page. Only for the wall `dawn`. */
  closed?: Place;
  /** The light fades in, one diagonal of cells after the other. */
  lightable?: boolean;
}

const join = (openings: Opening[]) => openings.map(({ lit }) => lit).join('');

function ShutLeaf({ x, y, isOdd: flip, side }: Opening & { side: string }) {
  return (
    <>
      <path d={rectangle(x + 2, y + 2, CELL - 4, CELL - 4)} fill={side} />
      <path d={leaf(x, y, { flip })} fill={palette.unlit} fillOpacity=".4" />
      <path d={leaf(x, y, { flip, open: 0 })} fill={palette.unlit} />
    </>
  );
}

/** A page's wall of cobogós (pierced blocks). It fills its box like `object-fit: cover`. */
export function Wall({ wall, accent, columns, rows, alt, closed, lightable }: WallProps) {
  const design = wallOf(wall, accent);
  const openings = openingsOf(design, columns, rows);
  const width = columns * CELL;
  const height = rows * CELL;
  const at = ([column, row]: Place) => openings[row * columns + column];
  const place = design.brightest;
  const brightest = place && at([Math.floor(place[0] * columns), Math.floor(place[1] * rows)]);
  const shut = closed && at(closed);
  const diagonals = [...new Set(openings.map(({ column, row }) => column + row))];

  return (
    <Frame
      className="directional"
      alt={alt}
      width="100%"
      height="100%"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
    >
      <Pierced
        wall={design}
        holes={openings.map(({ hole }) => hole).join('')}
        light={scaleLight(design.light, width, height)}
        lit={
          <g className="cobogo-light">
            <path d={join(openings)} fill={lightable ? palette.unlit : undefined} />
            {lightable &&
              diagonals.map((diagonal) => (
                <path
                  key={diagonal}
                  className="cobogo-diagonal"
                  style={{ animationDelay: `${45 * diagonal}ms` }}
                  d={join(openings.filter(({ column, row }) => column + row === diagonal))}
                />
              ))}
            {brightest && <path d={brightest.hole} fill={palette.brightest} />}
          </g>
        }
      />
      {shut && <ShutLeaf {...shut} side={design.side} />}
    </Frame>
  );
}
