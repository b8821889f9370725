/** Side of a module, in drawing units. */
export const CELL = 100;

/** Offset of a wall's back face, in drawing units. */
export const DEPTH = { x: -9, y: -8 } as const;

/** One decimal is finer than a pixel, and keeps the markup small. */
const round = (value: number): number => Math.round(value * 10) / 10;

interface LeafOptions {
  /** 0 is a slit, 1 wide open. */
  open?: number;
  /** Leans like `\` instead of `/`. */
  flip?: boolean;
  /** From the cell's corner to the tip. */
  inset?: number;
}

function leafRadius(side: number, open: number): number {
  // Rounded, so that more leaves are equal, which compresses the markup.
  const sagitta = side * (0.08 + (0.265 * Math.round(20 * open)) / 20);
  return Math.round((side * side) / 2 / (2 * sagitta) + sagitta / 2);
}

/** A leaf between opposite corners of the cell. Relative commands repeat, and so compress. */
export function leaf(x: number, y: number, options: LeafOptions = {}): string {
  const { open = 0.8, flip = false, inset = 8 } = options;
  const side = CELL - 2 * inset;
  const r = leafRadius(side, open);
  const left = x + inset;
  return flip
    ? `M${left} ${y + inset}a${r} ${r} 0 0 1 ${side} ${side}a${r} ${r} 0 0 1-${side}-${side}z`
    : `M${left} ${y + CELL - inset}a${r} ${r} 0 0 1 ${side}-${side}a${r} ${r} 0 0 1-${side} ${side}z`;
}

/**
 * The light through a leaf, before callers displace it by `DEPTH`. A `\` leaf points in that
 * direction, so its light is shorter. A narrow `/` leaf has its light nearer, or would hide it.
 */
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

/** A round-headed window, `inset` from the cell's sides. */
export function arch(x: number, y: number, inset = 15): string {
  const r = CELL / 2 - inset;
  const jamb = CELL - 16 - r;
  return `M${x + inset} ${y + CELL - 8}v-${jamb}a${r} ${r} 0 0 1 ${2 * r} 0v${jamb}z`;
}

/** A circle in the middle of the cell. */
export function circle(x: number, y: number, radius = 40): string {
  return disc(x + CELL / 2, y + CELL / 2, radius);
}

export function disc(cx: number, cy: number, radius: number): string {
  const r = round(radius);
  const d = round(2 * r);
  return `M${round(cx - r)} ${cy}a${r} ${r} 0 0 1 ${d} 0a${r} ${r} 0 0 1-${d} 0z`;
}

/** A right triangle that climbs to the right or, flipped, to the left. */
export function triangle(x: number, y: number, flip = false): string {
  const side = CELL - 16;
  const start = `M${x + 8} ${y + CELL - 8}`;
  return flip ? `${start}v-${side}l${side} ${side}z` : `${start}l${side}-${side}v${side}z`;
}

/** A leaf between any two points, rounder with a smaller radius. */
export function lens(x1: number, y1: number, x2: number, y2: number, radius: number): string {
  const side = `A${radius} ${radius} 0 0 1 `;
  const start = `${round(x1)} ${round(y1)}`;
  const end = `${round(x2)} ${round(y2)}`;
  return `M${start}${side}${end}${side}${start}z`;
}

export function block(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h-${width}z`;
}
