import { nightWall, palette } from '../theme/colors.ts';
import { countOf, hasMore } from './count-of.ts';
import { daybreak, Frame, Pierced } from './kit.tsx';
import { CELL, cellsOf } from './modules.ts';

interface CountedFigureProps {
  value: string | number;
  /** The shape of the openings, such as `arch`. */
  module: (x: number, y: number) => string;
  /** Whether the last opening is brighter, because it stands for the current book or event. */
  current?: boolean;
}

/** A figure up to 99 as a wall of openings, for dark surfaces. “15+” has one more, unlit. */
export function CountedFigure({ value, module, current = false }: CountedFigureProps) {
  const count = countOf(value, 99);
  if (!count) return null;
  const shown = count + (hasMore(value) ? 1 : 0);
  const columns = Math.min(shown, Math.max(8, Math.ceil(Math.sqrt(3 * shown))));
  const rows = Math.ceil(shown / columns);
  const holes = cellsOf(shown, columns).map(({ x, y }) => module(x, y));
  const width = columns * CELL;
  const height = rows * CELL;
  const scale = rows > 1 ? 0.28 : 0.44;

  return (
    <Frame
      className="cobogo-row directional"
      viewBox={`0 0 ${width} ${height}`}
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
    >
      <Pierced wall={nightWall} holes={holes.join('')} light={{ x2: width, stops: daybreak }}>
        {current && <path d={holes[count - 1]} fill={palette.halo} />}
        {shown > count && <path d={holes[count]} fill={nightWall.side} />}
      </Pierced>
    </Frame>
  );
}
