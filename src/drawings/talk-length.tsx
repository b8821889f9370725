import { palette } from '../theme/colors';
import { countOf } from './count-of';
import { Frame } from './kit/frame';
import { arch, CELL } from './kit/modules';
import { Pierced } from './kit/pierced';
import { walls } from './walls';

interface TalkLengthProps {
  /** Minutes. */
  from: string | number;
  to: string | number;
}

/** With more windows than this, a row says nothing about a talk. */
const MOST = 16;
const INSET = 15;

/** Where a length, in windows, ends in the row. A part of a window is a part of its opening. */
function place(length: number): number {
  const window = Math.floor(length);
  return window * CELL + INSET + (length - window) * (CELL - 2 * INSET);
}

/** The shortest and the longest talk; undefined if a row of windows can't show them. */
export function minutesOf(figures: TalkLengthProps) {
  const [from, to] = [countOf(figures.from), countOf(figures.to)];
  return from && to && from <= to && to / from <= MOST ? { from, to } : undefined;
}

/**
 * The length of a talk, for dark surfaces. One bright window is the shortest talk; darker windows,
 * the last one lit in part, add up to the longest. Renders nothing if `minutesOf` is undefined.
 */
export function TalkLength(figures: TalkLengthProps) {
  const minutes = minutesOf(figures);
  if (!minutes) return null;
  const { from, to } = minutes;
  const windows = Math.ceil(to / from);
  const width = windows * CELL;
  const wall = walls.circles;
  const at = (length: number) => Math.round((place(length) / width) * 1000) / 1000;
  const [shortest, longest] = [at(1), at(to / from)];
  const stops = [
    [0, palette.amber50],
    [shortest, palette.amber200],
    [shortest, palette.amber400],
    [(shortest + longest) / 2, palette.orange500],
    [longest, palette.rose600],
    [longest, wall.side],
  ] as const;
  const holes = Array.from({ length: windows }, (_, index) => arch(index * CELL, 0, INSET));

  return (
    <Frame
      className="cobogo-row directional"
      viewBox={`${INSET} 0 ${width - 2 * INSET} ${CELL}`}
      width={width - 2 * INSET}
      height={CELL}
    >
      <Pierced wall={wall} holes={holes.join('')} light={{ from: [0, 0], to: [width, 0], stops }} />
    </Frame>
  );
}
