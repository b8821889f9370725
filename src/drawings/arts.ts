import { type Accent, accents, palette } from '../theme/colors';
import { dawn } from './kit/dawn';
import type { LightSource } from './kit/light';
import { arch, circle, leaf, leafLight, triangle } from './kit/modules';

/** The hero's wall, then the four products by the name of their page. */
export type Art =
  | 'dawn'
  | 'renovare'
  | 'elas-venceram'
  | 'lumiere-experience'
  | 'empreendedor-hoje';

/** A module's place: its corner in drawing units, its column and row, and the size of the wall. */
export interface Cell {
  x: number;
  y: number;
  column: number;
  row: number;
  columns: number;
  rows: number;
}

/** What makes one wall different from another. */
export interface Recipe {
  body: string;
  side: string;
  /** The colour of an opening without light. */
  unlit: string;
  light: LightSource;
  /** How much higher each column is than the one before, in drawing units. */
  climb?: number;
  /** Place of the only window in pure white, in fractions of the grid. */
  yours?: readonly [number, number];
  /** One hole; `open` overrides how far a leaf opens. */
  aperture: (cell: Cell, open?: number) => string;
  /** The light behind that hole, if it has another shape. */
  lit?: (cell: Cell, open?: number) => string;
}

/** The sun's position behind the hero's wall, in fractions of it. */
const SUN = [0.68, 0.74] as const;

/** Distance from a point of the wall: 0 at the point, 1 in the farthest corner. */
function distance(cell: Cell, [fx, fy]: readonly [number, number]): number {
  const { columns, rows } = cell;
  const away = Math.hypot(cell.column + 0.5 - fx * columns, cell.row + 0.5 - fy * rows);
  return away / Math.hypot(Math.max(fx, 1 - fx) * columns, Math.max(fy, 1 - fy) * rows);
}

/** Diagonals alternate, so that four leaves make a flower. */
function leaves(opening: (cell: Cell) => number): Pick<Recipe, 'aperture' | 'lit'> {
  const draw =
    (shape: typeof leaf) =>
    (cell: Cell, open = opening(cell)) =>
      shape(cell.x, cell.y, { open, flip: (cell.column + cell.row) % 2 !== 0 });
  return { aperture: draw(leaf), lit: draw(leafLight) };
}

/** The colours of a page's wall. */
const inAccent = (accent: Accent) => {
  const { solid, side } = accents[accent];
  return { body: solid, side, unlit: solid };
};

/** What each wall is made of (docs/look.md). */
export const arts: Record<Art, Recipe> = {
  dawn: {
    body: palette.plum200,
    side: palette.mauve400,
    unlit: palette.mauve600,
    light: { kind: 'radial', centre: SUN, reach: 1.06, stops: dawn },
    // The nearer to the sun, the wider a leaf opens.
    ...leaves((cell) => 1 - 0.62 * distance(cell, SUN)),
  },
  renovare: {
    ...inAccent('teal'),
    light: {
      kind: 'radial',
      centre: [0.8, 0.7],
      reach: 0.95,
      stops: [
        [0, palette.amber200],
        [0.5, palette.green200],
        [1, palette.green400],
      ],
    },
    ...leaves((cell) => 0.4 + (0.6 * cell.column) / Math.max(1, cell.columns - 1)),
  },
  'elas-venceram': {
    ...inAccent('rose'),
    light: {
      kind: 'linear',
      from: [0.1, 1],
      to: [0.9, 0],
      stops: [
        [0, palette.amber100],
        [0.5, palette.amber400],
        [1, palette.rose300],
      ],
    },
    yours: [0.6, 0.5],
    aperture: ({ x, y }) => arch(x, y),
  },
  'lumiere-experience': {
    ...inAccent('plum'),
    light: {
      kind: 'radial',
      centre: [0.5, 0.5],
      reach: 1,
      stops: [
        [0, palette.white],
        [0.24, palette.amber200],
        [0.5, palette.amber400],
        [1, palette.purple700],
      ],
    },
    aperture: (cell) => circle(cell.x, cell.y, { radius: 42 - 4 * distance(cell, [0.5, 0.5]) }),
  },
  'empreendedor-hoje': {
    ...inAccent('blue'),
    light: {
      kind: 'linear',
      from: [0, 1],
      to: [1, 0.35],
      stops: [
        [0, palette.violet500],
        [0.22, palette.rose500],
        [0.55, palette.amber400],
        [1, palette.amber200],
      ],
    },
    climb: 25,
    aperture: ({ x, y }) => triangle(x, y),
  },
};
