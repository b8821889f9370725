import { type Accent, accents } from '../theme/colors.ts';
import { Frame } from './kit/frame.tsx';
import { CELL } from './kit/modules.ts';
import { Pierced } from './kit/pierced.tsx';
import { wallOf } from './walls.ts';

export type TalkBlockKind = 'examples' | 'answers' | 'wheels' | 'lattice';

interface TalkBlockProps {
  /** The block's number, counted from 1, and the number of all blocks. */
  step: number;
  of: number;
  accent: Accent;
  kind?: TalkBlockKind;
}

const COLUMNS = 3;
const WIDTH = COLUMNS * CELL;
/** Each cell has a square at this distance from its edges, and triangles in the square's corners. */
const INSET = 8;
const SQUARE = CELL - 2 * INSET;
/** The sides of a triangle that leaves a gap between itself and the one in the opposite corner. */
const GAPPED = 66;

/** The corners of a square, clockwise from the upper left. */
type Corner = 0 | 1 | 2 | 3;

/** A triangle of the size `size` in a corner of the square at `x` and `y`. */
function cornerTriangle(
  x: number,
  y: number,
  square: number,
  corner: Corner,
  size = square,
): string {
  const right = x + square;
  const below = y + square;
  const triangles = [
    `M${x} ${y}h${size}l-${size} ${size}z`,
    `M${right} ${y}v${size}l-${size}-${size}z`,
    `M${right} ${below}h-${size}l${size}-${size}z`,
    `M${x} ${below}v-${size}l${size} ${size}z`,
  ] as const;
  return triangles[corner];
}

interface Square {
  x: number;
  y: number;
  /** Alternates from square to square, as the colours of a chessboard do. */
  isOdd: boolean;
}

const pair = ({ x, y }: Square, one: Corner, other: Corner) =>
  cornerTriangle(x, y, SQUARE, one, GAPPED) + cornerTriangle(x, y, SQUARE, other, GAPPED);

const shapes: Record<TalkBlockKind, (square: Square) => string> = {
  examples: ({ x, y }) => cornerTriangle(x, y, SQUARE, 2),
  answers: (square) => pair(square, 2, 0),
  lattice: (square) => (square.isOdd ? pair(square, 1, 3) : pair(square, 0, 2)),
  wheels: ({ x, y }) =>
    cornerTriangle(x, y, 38, 3) +
    cornerTriangle(x + 46, y, 38, 0) +
    cornerTriangle(x, y + 46, 38, 2) +
    cornerTriangle(x + 46, y + 46, 38, 1),
};

/**
 * One part of a talk, as a wall of triangles that is as many rows high as the part's number (`step`).
 * Parts side by side form a stair, which gets brighter from the first part to the last.
 */
export function TalkBlock({ step, of, accent, kind = 'examples' }: TalkBlockProps) {
  const wall = wallOf({ wall: 'stairs', accent });
  const height = step * CELL;
  // The triangles of `wheels` are small, so its cells are drawn up to 1.5 times as large.
  const rows = kind === 'wheels' ? Math.ceil(step / 1.5) : step;
  const scale = step / rows;
  const columns = Math.floor(COLUMNS / scale);
  const squares = Array.from({ length: rows * columns }, (_, index): Square => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    return {
      x: column * CELL + INSET,
      y: row * CELL + INSET,
      isOdd: (column + row) % 2 !== 0,
    };
  });
  const questions = squares.map(({ x, y }) => cornerTriangle(x, y, SQUARE, 0, GAPPED));

  return (
    <Frame className="directional" viewBox={`0 0 ${WIDTH} ${height}`}>
      <g transform={scale === 1 ? undefined : `scale(${scale})`}>
        <Pierced
          wall={wall}
          holes={squares.map(shapes[kind]).join('')}
          light={{
            stops: wall.light.stops,
            from: [(0.2 - step) * WIDTH, 0],
            to: [(of - step + 1) * WIDTH, 0],
          }}
          depth={0.7}
        >
          {kind === 'answers' && <path d={questions.join('')} fill={accents[accent].far} />}
        </Pierced>
      </g>
    </Frame>
  );
}
