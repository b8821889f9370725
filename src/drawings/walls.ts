import {
  type Accent,
  type AccentColors,
  accents,
  palette,
  paleWall,
  type WallColors,
} from '../theme/colors.ts';
import { dawn, type LightSource } from './kit.tsx';
import { arch, CELL, type Cell, cellsOf, circle, leaf, leafLight, triangle } from './modules.ts';

/** A wall is a grid of cells with one opening each. Each wall but `dawn` belongs to one product. */
export type WallName = 'dawn' | 'leaves' | 'arches' | 'circles' | 'stairs';

interface WallCell extends Cell {
  columns: number;
  rows: number;
}

interface WallDesign extends WallColors {
  light: LightSource;
  /** How much higher each column is than the one before, in units of the `viewBox`. */
  climb?: number;
  /** Place of the brightest opening, in fractions of the wall's width and height. */
  brightest?: readonly [number, number];
  hole: (cell: WallCell) => string;
  lit?: (cell: WallCell) => string;
}

const SUN = { cx: 0.68, cy: 0.74 };

/** Distance of a cell from a point. It is 1 for the wall's corner farthest from the point. */
function distance(cell: WallCell, { cx, cy }: { cx: number; cy: number }): number {
  const { columns, rows } = cell;
  const away = Math.hypot(cell.column + 0.5 - cx * columns, cell.row + 0.5 - cy * rows);
  return away / Math.hypot(Math.max(cx, 1 - cx) * columns, Math.max(cy, 1 - cy) * rows);
}

function leaves(opening: (cell: WallCell) => number): Pick<WallDesign, 'hole' | 'lit'> {
  const options = (cell: WallCell) => ({ open: opening(cell), flip: cell.isOdd });
  return {
    hole: (cell) => leaf(cell.x, cell.y, options(cell)),
    lit: (cell) => leafLight(cell.x, cell.y, options(cell)),
  };
}

export const dawnWall: WallDesign = {
  ...paleWall,
  light: { ...SUN, r: 1.06, stops: dawn },
  ...leaves((cell) => 1 - 0.62 * distance(cell, SUN)),
};

/** Light, colours and shapes of a page's wall (docs/look.md). */
export function wallOf(wall: WallName, accent: Accent): WallDesign {
  return designs[wall](accents[accent]);
}

const designs: Record<WallName, (accent: AccentColors) => WallDesign> = {
  dawn: () => dawnWall,
  leaves: (accent) => ({
    ...accent,
    light: {
      cx: 0.8,
      cy: 0.7,
      r: 0.95,
      stops: { '0%': palette.halo, '50%': accent.near, '100%': accent.far },
    },
    ...leaves((cell) => 0.4 + (0.6 * cell.column) / Math.max(1, cell.columns - 1)),
  }),
  arches: (accent) => ({
    ...accent,
    light: {
      x1: 0.1,
      y1: 1,
      x2: 0.9,
      stops: { '0%': palette.archLight, '50%': accent.near, '100%': accent.far },
    },
    brightest: [0.6, 0.5],
    hole: ({ x, y }) => arch(x, y),
  }),
  circles: (accent) => ({
    ...accent,
    light: {
      cx: 0.5,
      cy: 0.5,
      r: 1,
      stops: {
        '0%': palette.brightest,
        '24%': palette.halo,
        '50%': accent.near,
        '100%': accent.far,
      },
    },
    hole: (cell) => circle(cell.x, cell.y, 42 - 4 * distance(cell, { cx: 0.5, cy: 0.5 })),
  }),
  stairs: (accent) => ({
    ...accent,
    light: {
      y1: 1,
      x2: 1,
      y2: 0.35,
      stops: { '0%': accent.far, '22%': accent.near, '55%': palette.glow, '100%': palette.halo },
    },
    climb: 25,
    hole: ({ x, y }) => triangle(x, y),
  }),
};

/** By how many units all cells of a wall that climbs are lowered. */
const LOWERED = 6;

export type Opening = WallCell & { hole: string; lit: string };

/** A wall's cells with path data. If `span` columns are drawn, the light still suits `columns`. */
export function openingsOf(design: WallDesign, columns: number, rows: number, span = columns) {
  const climb = rows > 2 ? (design.climb ?? 0) : 0;
  const drawnRows = climb ? rows + 1 : rows;
  return cellsOf(span * drawnRows, span).map((cell) => {
    const y = cell.y - ((cell.column * climb) % CELL) + (climb ? LOWERED : 0);
    const wallCell = { ...cell, y, columns, rows };
    const hole = design.hole(wallCell);
    return { ...wallCell, hole, lit: design.lit?.(wallCell) ?? hole };
  });
}
