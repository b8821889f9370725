import { type Accent, accents } from '../theme/colors.ts';
import { Frame, Pierced } from './kit.tsx';
import {
  CELL,
  type Cell,
  cellsOf,
  lowerLeft,
  lowerRight,
  upperLeft,
  upperRight,
} from './modules.ts';
import { wallOf } from './walls.ts';

export type TalkBlockKind = 'examples' | 'answers' | 'wheels' | 'lattice';

interface TalkBlockProps {
  /** The block's number, counted from 1, and the number of all blocks. */
  step: number;
  total: number;
  accent: Accent;
  kind?: TalkBlockKind;
}

const COLUMNS = 3;
const WIDTH = COLUMNS * CELL;
/** The edges of the square in a cell, whose corners are filled with triangles. */
const START = 8;
const END = CELL - START;
/** The side of a triangle that leaves a gap between itself and the one in the opposite corner. */
const GAPPED = 66;
/** The side of the triangles of a wheel, which all touch one of its spokes. */
const SAIL = 38;

const question = ({ x, y }: Cell) => upperLeft(x + START, y + START, GAPPED);
const answer = ({ x, y }: Cell) => lowerRight(x + END, y + END, GAPPED);

const shapes: Record<TalkBlockKind, (cell: Cell) => string> = {
  examples: ({ x, y }) => lowerRight(x + END, y + END, END - START),
  answers: (cell) => answer(cell) + question(cell),
  lattice: (cell) => {
    const { x, y, isOdd } = cell;
    if (!isOdd) return question(cell) + answer(cell);
    return upperRight(x + END, y + START, GAPPED) + lowerLeft(x + START, y + END, GAPPED);
  },
  wheels: ({ x, y }) =>
    lowerLeft(x + START, y + 46, SAIL) +
    upperLeft(x + 54, y + START, SAIL) +
    lowerRight(x + 46, y + END, SAIL) +
    upperRight(x + END, y + 54, SAIL),
};

/** A part of a talk: a wall of triangles, as many rows high as its number. Parts form a stair. */
export function TalkBlock({ step, total, accent, kind = 'examples' }: TalkBlockProps) {
  const wall = wallOf('stairs', accent);
  const height = step * CELL;
  // The triangles of `wheels` are small, so its cells are drawn up to 1.5 times as large.
  const rows = kind === 'wheels' ? Math.ceil(step / 1.5) : step;
  const scale = step / rows;
  const columns = Math.floor(COLUMNS / scale);
  const cells = cellsOf(rows * columns, columns);

  return (
    <Frame className="directional" viewBox={`0 0 ${WIDTH} ${height}`}>
      <g transform={scale === 1 ? undefined : `scale(${scale})`}>
        <Pierced
          wall={wall}
          holes={cells.map(shapes[kind]).join('')}
          light={{
            stops: wall.light.stops,
            x1: (0.2 - step) * WIDTH,
            x2: (total - step + 1) * WIDTH,
          }}
          depth={0.7}
        >
          {kind === 'answers' && (
            <path d={cells.map(question).join('')} fill={accents[accent].far} />
          )}
        </Pierced>
      </g>
    </Frame>
  );
}
