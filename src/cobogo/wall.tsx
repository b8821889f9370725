import type { Art, Cell, Recipe } from './arts';
import { arts } from './arts';
import { Frame, useArtId } from './frame';
import type { Opening } from './grid';
import { glow, lay } from './grid';
import { Light } from './light';
import { block, CELL, DEPTH } from './modules';
import { palette } from './palette';

/** A cell by column and row, counted from zero at the upper left. */
export type Place = readonly [column: number, row: number];

export interface WallProps {
  art: Art;
  columns: number;
  rows: number;
  /** Alternative text, from the copy. Without it the wall is decoration. */
  title?: string | undefined;
  className?: string | undefined;
  /** How much of the outer modules is cut away: top, right, bottom, left, in cells. */
  bleed?: readonly [top: number, right: number, bottom: number, left: number];
  /** Which part survives when the box has other proportions than the wall. */
  align?: `x${'Min' | 'Mid' | 'Max'}Y${'Min' | 'Mid' | 'Max'}`;
  /** Overrides how far the leaves open by themselves. */
  open?: Opening;
  /** The one cell without light (the 404 wall). */
  closed?: Place;
  /** Elas Venceram: moves the pure-white window, for a box that would crop it away. */
  yours?: Place;
  /** Groups the light by diagonal so that CSS can bring it up cell by cell. */
  lightable?: boolean;
  /** Right-to-left pages: the light and the steps run the other way. */
  mirrored?: boolean;
}

/** Enough sheet beyond the wall for the displaced back face and for a hover that moves it. */
const MARGIN = 2 * CELL;

/** A solid block in the side colour: the module's shape on it, the leaf folded shut, no light. */
function Shut({ recipe, cell }: { recipe: Recipe; cell: Cell }) {
  return (
    <>
      <path d={block(cell.x + 2, cell.y + 2, CELL - 4, CELL - 4)} fill={recipe.side} />
      <path d={recipe.aperture(cell, 0.75)} fill={recipe.unlit} fillOpacity=".4" />
      <path d={recipe.aperture(cell, 0)} fill={recipe.unlit} />
    </>
  );
}

/**
 * A cobogó wall: one light seen through the holes of a thick wall.
 *
 * Painted from the back, as it would be built: the light, then the wall's back face in the side
 * colour, then its front face in the body colour. Both faces are one path with holes, the back one
 * displaced by `DEPTH`. What remains visible is what a clip would leave, but nothing is clipped,
 * so no edge is antialiased twice and no side colour leaks around a lit edge.
 *
 * The classes are hooks for static CSS: `cobogo-reveal` (back face; moves on hover) and
 * `cobogo-diagonal` with `data-d` (the hero's light, only when `lightable`).
 */
export function Wall(props: WallProps) {
  const { art, columns, rows, bleed = [0, 0, 0, 0], align = 'xMidYMid', closed } = props;
  const id = useArtId();
  const recipe = arts[art];
  const slots = lay(recipe, columns, rows, props.open);
  const width = columns * CELL;
  const height = rows * CELL;
  const [top, right, bottom, left] = bleed.map((cells) => cells * CELL) as [
    number,
    number,
    number,
    number,
  ];
  const at = ([column, row]: Place) => slots[row * columns + column];
  const yours = recipe.yours
    ? at(props.yours ?? [Math.floor(recipe.yours[0] * columns), Math.floor(recipe.yours[1] * rows)])
    : undefined;
  const shut = closed && at(closed);
  const sheet =
    block(-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN) +
    slots.map(({ path }) => path).join('');
  const diagonals = Array.from({ length: columns + rows - 1 }, (_, diagonal) => diagonal);
  const light = `url(#${id}l)`;

  return (
    <Frame
      title={props.title}
      className={props.className}
      viewBox={`${left} ${top} ${width - left - right} ${height - top - bottom}`}
      preserveAspectRatio={`${align} slice`}
    >
      <defs>
        <Light id={`${id}l`} source={recipe.light} width={width} height={height} />
        <path id={`${id}s`} d={sheet} fillRule="evenodd" />
      </defs>
      <g transform={props.mirrored ? `matrix(-1 0 0 1 ${width} 0)` : undefined}>
        <rect width={width} height={height} fill={props.lightable ? recipe.unlit : light} />
        {props.lightable &&
          diagonals.map((diagonal) => (
            <path
              key={diagonal}
              className="cobogo-diagonal"
              data-d={diagonal}
              d={glow(slots.filter(({ cell }) => cell.column + cell.row === diagonal))}
              fill={light}
            />
          ))}
        {yours && <path d={glow([yours])} fill={palette.branco} />}
        <use
          className="cobogo-reveal"
          href={`#${id}s`}
          x={DEPTH.x}
          y={DEPTH.y}
          fill={recipe.side}
        />
        <use href={`#${id}s`} fill={recipe.body} />
        {shut && <Shut recipe={recipe} cell={shut.cell} />}
      </g>
    </Frame>
  );
}
