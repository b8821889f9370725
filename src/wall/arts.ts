import { palette, pigment } from '../theme/colors';
import { dawn } from './dawn';
import type { LightSource } from './light';
import { arch, circle, leaf, leafLight, triangle } from './modules';

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

/** What each wall is made of (docs/look.md). */
export const arts: Record<Art, Recipe> = {
  dawn: {
    body: palette.parede,
    side: pigment.paredeLado,
    unlit: pigment.paredeNoite,
    light: { kind: 'radial', centre: SUN, reach: 1.06, stops: dawn },
    // The nearer to the sun, the wider a leaf opens.
    ...leaves((cell) => 1 - 0.62 * distance(cell, SUN)),
  },
  renovare: {
    body: palette.folha,
    side: palette.folhaEscura,
    unlit: palette.folha,
    light: {
      kind: 'radial',
      centre: [0.8, 0.7],
      reach: 0.95,
      stops: [
        [0, palette.aurora],
        [0.5, pigment.folhaLuz],
        [1, pigment.folhaFundo],
      ],
    },
    ...leaves((cell) => 0.4 + (0.6 * cell.column) / Math.max(1, cell.columns - 1)),
  },
  'elas-venceram': {
    body: palette.hibisco,
    side: pigment.hibiscoLado,
    unlit: palette.hibisco,
    light: {
      kind: 'linear',
      from: [0.1, 1],
      to: [0.9, 0],
      stops: [
        [0, pigment.janela],
        [0.5, palette.manga],
        [1, pigment.rosa],
      ],
    },
    yours: [0.6, 0.5],
    aperture: ({ x, y }) => arch(x, y),
  },
  'lumiere-experience': {
    body: palette.jabuticaba,
    side: pigment.irisLado,
    unlit: palette.jabuticaba,
    light: {
      kind: 'radial',
      centre: [0.5, 0.5],
      reach: 1,
      stops: [
        [0, palette.branco],
        [0.24, palette.aurora],
        [0.5, palette.manga],
        [1, pigment.noite],
      ],
    },
    aperture: (cell) => circle(cell.x, cell.y, { radius: 42 - 4 * distance(cell, [0.5, 0.5]) }),
  },
  'empreendedor-hoje': {
    body: palette.anil,
    side: palette.anilEscuro,
    unlit: palette.anil,
    light: {
      kind: 'linear',
      from: [0, 1],
      to: [1, 0.35],
      stops: [
        [0, pigment.penumbra],
        [0.22, pigment.barro],
        [0.55, palette.manga],
        [1, palette.aurora],
      ],
    },
    climb: 25,
    aperture: ({ x, y }) => triangle(x, y),
  },
};
