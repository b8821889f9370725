// Path data for openings (holes) in a wall, in units of the `viewBox`. A wall is a grid of square
// cells, and a module is the shape in one cell. `x` and `y` are the cell's upper left corner.

export const CELL = 100;

/** The light behind an opening is moved by this distance, so that the wall looks thick. */
export const DEPTH = { x: -9, y: -8 } as const;

export interface Cell {
  x: number;
  y: number;
  column: number;
  row: number;
  /** Alternates from cell to cell, as the colours of a chessboard do. */
  isOdd: boolean;
}

/** The first `count` cells of a wall with so many columns, row by row. By default, it has one row. */
export function cellsOf(count: number, columns = count): Cell[] {
  return Array.from({ length: count }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    return { x: column * CELL, y: row * CELL, column, row, isOdd: (column + row) % 2 !== 0 };
  });
}

export type Point = readonly [x: number, y: number];

/** Points on a circle, clockwise from the angle `start`. Angles are in degrees from the right. */
export function pointsAround(
  [x, y]: Point,
  radius: number,
  count: number,
  start: number,
  step = 360 / count,
): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((start + step * index) * Math.PI) / 180;
    return [Math.round(x + radius * Math.cos(angle)), Math.round(y + radius * Math.sin(angle))];
  });
}

const round = (value: number): number => Math.round(value * 10) / 10;

interface LeafOptions {
  /** Width of the leaf, from 0 for a slit to 1 for the widest leaf. */
  open?: number;
  /** The leaf leans like `\` instead of `/`. */
  flip?: boolean;
  inset?: number;
}

function leafRadius(side: number, open: number): number {
  // With `open` in steps of 0.05, more leaves have the same path data, which compresses better.
  const bulge = side * (0.08 + (0.265 * Math.round(20 * open)) / 20);
  return Math.round((side * side) / 2 / (2 * bulge) + bulge / 2);
}

/** A leaf from one corner of the cell to the opposite corner. */
export function leaf(x: number, y: number, options: LeafOptions = {}): string {
  const { open = 0.8, flip = false, inset = 8 } = options;
  const side = CELL - 2 * inset;
  const r = leafRadius(side, open);
  const left = x + inset;
  return flip
    ? `M${left} ${y + inset}a${r} ${r} 0 0 1 ${side} ${side}a${r} ${r} 0 0 1-${side}-${side}z`
    : `M${left} ${y + CELL - inset}a${r} ${r} 0 0 1 ${side}-${side}a${r} ${r} 0 0 1-${side} ${side}z`;
}

/** The light behind a leaf, placed so that enough of it shows after `Pierced` moves it. */
export function leafLight(x: number, y: number, options: LeafOptions = {}): string {
  const { open = 0.8, flip = false, inset = 8 } = options;
  if (!flip) {
    const thinner = 0.6 * (1 - open);
    return leaf(Math.round(x - DEPTH.x * thinner), Math.round(y - DEPTH.y * thinner), options);
  }
  const side = CELL - 2 * inset;
  const width = side + DEPTH.x;
  const height = side + DEPTH.y;
  const r = Math.round((leafRadius(side, open) * width) / side);
  const start = `M${x + inset - DEPTH.x} ${y + inset - DEPTH.y}`;
  return `${start}a${r} ${r} 0 0 1 ${width} ${height}a${r} ${r} 0 0 1-${width}-${height}z`;
}

/** A window with a round top, at the distance `inset` from the left and right of the cell. */
export function arch(x: number, y: number, inset = 15): string {
  const r = CELL / 2 - inset;
  const straight = CELL - 16 - r;
  return `M${x + inset} ${y + CELL - 8}v-${straight}a${r} ${r} 0 0 1 ${2 * r} 0v${straight}z`;
}

export function circle(x: number, y: number, radius = 40): string {
  return disc(x + CELL / 2, y + CELL / 2, radius);
}

export function disc(cx: number, cy: number, radius: number): string {
  const r = round(radius);
  const d = round(2 * r);
  return `M${round(cx - r)} ${cy}a${r} ${r} 0 0 1 ${d} 0a${r} ${r} 0 0 1-${d} 0z`;
}

/** A right-angled triangle that is highest at the right. */
export function triangle(x: number, y: number): string {
  const side = CELL - 16;
  return `M${x + 8} ${y + CELL - 8}l${side}-${side}v${side}z`;
}

// Triangles that fill a corner of a square. `x` and `y` are the place of this corner.

export const upperLeft = (x: number, y: number, side: number) =>
  `M${x} ${y}h${side}l-${side} ${side}z`;

export const upperRight = (x: number, y: number, side: number) =>
  `M${x} ${y}v${side}l-${side}-${side}z`;

export const lowerRight = (x: number, y: number, side: number) =>
  `M${x} ${y}h-${side}l${side}-${side}z`;

export const lowerLeft = (x: number, y: number, side: number) =>
  `M${x} ${y}v-${side}l${side} ${side}z`;

/** A leaf between any two points. A smaller `radius` makes the leaf rounder. */
export function lens(x1: number, y1: number, x2: number, y2: number, radius: number): string {
  const side = `A${radius} ${radius} 0 0 1 `;
  const start = `${round(x1)} ${round(y1)}`;
  const end = `${round(x2)} ${round(y2)}`;
  return `M${start}${side}${end}${side}${start}z`;
}

export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h-${width}z`;
}
