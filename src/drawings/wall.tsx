import { useContext } from 'react';
import { palette } from '../theme/colors';
import type { Art, Cell, Recipe } from './arts';
import { arts } from './arts';
import type { Opening } from './grid';
import { join, lay } from './grid';
import { Frame, useArtId } from './kit/frame';
import { Light } from './kit/light';
import { Mirrored } from './kit/mirrored';
import { block, CELL, DEPTH } from './kit/modules';

/** A cell by column and row, counted from zero at the upper left. */
export type Place = readonly [column: number, row: number];

export interface WallProps {
  art: Art;
  columns: number;
  rows: number;
  /** Alternative text, from the copy. Without it the wall is decoration. */
  title?: string | undefined;
  className?: string | undefined;
  /** How much of the outer modules is cut off, in cells; right-to-left pages swap right and left. */
  bleed?: readonly [top: number, right: number, bottom: number, left: number];
  /** Which part stays visible if the box has other proportions than the wall; swapped likewise. */
  align?: `x${'Min' | 'Mid' | 'Max'}Y${'Min' | 'Mid' | 'Max'}`;
  /** Overrides how far the leaves open. */
  open?: Opening;
  /** The one cell without light (the 404 wall). */
  closed?: Place;
  /** Elas Venceram: moves the pure-white window, for a box that would crop it away. */
  yours?: Place;
  /** Groups the light by diagonal, so that CSS can fade in one after the other. */
  lightable?: boolean;
}

/** How far the front face reaches beyond the wall, to include the holes of climbing columns. */
const MARGIN = CELL;

/** A closed module: a block in the side colour, with the leaf's shape and a slit, without light. */
function Shut({ recipe, cell }: { recipe: Recipe; cell: Cell }) {
  return (
    <>
      <path d={block(cell.x + 2, cell.y + 2, CELL - 4, CELL - 4)} fill={recipe.side} />
      <path d={recipe.aperture(cell, 0.8)} fill={recipe.unlit} fillOpacity=".4" />
      <path d={recipe.aperture(cell, 0)} fill={recipe.unlit} />
    </>
  );
}

/**
 * A cobogó wall: one light seen through the holes of a thick wall.
 *
 * Painted from back to front: the depth of each hole in the side colour, the light displaced by
 * `DEPTH`, then the front face, one sheet with holes, which hides the light beyond them. A clip
 * path would antialias lit edges twice, and the side colour would show around them. For the same
 * reason the stroke extends the depth under the sheet. Only the sheet reaches the corners, which
 * pages round off.
 *
 * Mirrored on right-to-left pages. CSS uses two classes: `cobogo-light` moves on hover, and
 * `cobogo-diagonal` with `data-d` fades in (only if `lightable`).
 */
export function Wall(props: WallProps) {
  const { art, columns, rows, bleed = [0, 0, 0, 0], align = 'xMidYMid', closed } = props;
  const mirrored = useContext(Mirrored);
  const kept = mirrored
    ? align.replace(/^xM(in|ax)/, (x) => (x === 'xMin' ? 'xMax' : 'xMin'))
    : align;
  const id = useArtId();
  const recipe = arts[art];
  const slots = lay(recipe, columns, rows, props.open);
  const width = columns * CELL;
  const height = rows * CELL;
  const [top, right, bottom, left] = bleed;
  const box = [
    (mirrored ? right : left) * CELL,
    top * CELL,
    width - (left + right) * CELL,
    height - (top + bottom) * CELL,
  ];
  const at = ([column, row]: Place) => slots[row * columns + column];
  const yours = recipe.yours
    ? at(props.yours ?? [Math.floor(recipe.yours[0] * columns), Math.floor(recipe.yours[1] * rows)])
    : undefined;
  const shut = closed && at(closed);
  const holes = join(slots);
  const diagonals = [...new Set(slots.map(({ cell }) => cell.column + cell.row))];
  const light = `url(#${id}l)`;

  return (
    <Frame
      title={props.title}
      className={props.className}
      width="100%"
      height="100%"
      viewBox={box.join(' ')}
      preserveAspectRatio={`${kept} slice`}
    >
      <defs>
        <Light id={`${id}l`} source={recipe.light} width={width} height={height} />
        <path id={`${id}h`} d={holes} />
      </defs>
      <g transform={mirrored ? `matrix(-1 0 0 1 ${width} 0)` : undefined}>
        <use href={`#${id}h`} fill={recipe.side} stroke={recipe.side} strokeWidth="2" />
        <g transform={`translate(${DEPTH.x} ${DEPTH.y})`}>
          <g className="cobogo-light" fill={light}>
            <path
              d={slots.map(({ lit }) => lit).join('')}
              fill={props.lightable ? recipe.unlit : undefined}
            />
            {props.lightable &&
              diagonals.map((diagonal) => (
                <path
                  key={diagonal}
                  className="cobogo-diagonal"
                  data-d={diagonal}
                  d={slots
                    .filter(({ cell }) => cell.column + cell.row === diagonal)
                    .map(({ lit }) => lit)
                    .join('')}
                />
              ))}
            {yours && <path d={yours.path} fill={palette.white} />}
          </g>
        </g>
        <path
          d={block(-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN) + holes}
          fillRule="evenodd"
          fill={recipe.body}
        />
        {shut && <Shut recipe={recipe} cell={shut.cell} />}
      </g>
    </Frame>
  );
}
