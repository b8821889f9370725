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

/** A triangle in a corner of a square. `which` counts the corners clockwise from the upper left. */
function corner(x: number, y: number, square: number, which: number, size = square): string {
  const right = x + square;
  const below = y + square;
  return [
    `M${x} ${y}h${size}l-${size} ${size}z`,
    `M${right} ${y}v${size}l-${size}-${size}z`,
    `M${right} ${below}h-${size}l${size}-${size}z`,
    `M${x} ${below}v-${size}l${size} ${size}z`,
  ][which % 4] as string;
}

const modules: Record<TalkBlockKind, (x: number, y: number, odd: number) => string> = {
  examples: (x, y) => corner(x, y, 84, 2),
  answers: (x, y) => corner(x, y, 84, 2, 66) + corner(x, y, 84, 0, 66),
  lattice: (x, y, odd) => corner(x, y, 84, odd, 66) + corner(x, y, 84, odd + 2, 66),
  wheels: (x, y) =>
    [0, 1, 3, 2]
      .map((turn, place) =>
        corner(x + (place % 2) * 46, y + Math.floor(place / 2) * 46, 38, turn + 3),
      )
      .join(''),
};

/** One part of a talk, drawn as a step of a stair. Later steps are higher and brighter. */
export function TalkBlock({ step, of, accent, kind = 'examples' }: TalkBlockProps) {
  const wall = wallOf({ wall: 'stairs', accent });
  const height = step * CELL;
  const rows = kind === 'wheels' ? Math.ceil(step / 1.5) : step;
  const scale = step / rows;
  const columns = Math.floor(COLUMNS / scale);
  const places = Array.from({ length: rows * columns }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    return [column * CELL + 8, row * CELL + 8, (column + row) % 2] as const;
  });
  const questions = places.map(([x, y]) => corner(x, y, 84, 0, 66)).join('');

  return (
    <Frame className="directional" viewBox={`0 0 ${WIDTH} ${height}`}>
      <g transform={scale === 1 ? undefined : `scale(${scale})`}>
        <Pierced
          wall={wall}
          holes={places.map((place) => modules[kind](...place)).join('')}
          light={{
            stops: wall.light.stops,
            from: [(0.2 - step) * WIDTH, 0],
            to: [(of - step + 1) * WIDTH, 0],
          }}
          depth={0.7}
        >
          {kind === 'answers' && <path d={questions} fill={accents[accent].far} />}
        </Pierced>
      </g>
    </Frame>
  );
}
