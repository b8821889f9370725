import type { Cell, Recipe } from './arts';
import { CELL } from './kit/modules';

/** How far the leaves open, 0..1: one value, or from the wall's start to its end. */
export type Opening = number | readonly [start: number, end: number] | undefined;

/** Lowers a climbing wall, so that no thin strip of a module shows at the upper edge. */
const EASE = 6;

/** A cell, the hole in it, and the light behind the hole. */
export interface Slot {
  cell: Cell;
  path: string;
  lit: string;
}

/**
 * Lays out the modules. A wall that climbs needs one more row to fill its lower edge; one of one or
 * two rows has no room to climb and stays level.
 */
export function lay(recipe: Recipe, columns: number, rows: number, open: Opening): Slot[] {
  const [start, end] = typeof open === 'number' ? [open, open] : (open ?? []);
  const climb = rows > 2 ? (recipe.climb ?? 0) : 0;
  const slots: Slot[] = [];
  for (let row = 0; row < rows + (climb ? 1 : 0); row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = column * CELL;
      const y = row * CELL - ((column * climb) % CELL) + (climb ? EASE : 0);
      const along = column / Math.max(1, columns - 1);
      const opening =
        start === undefined || end === undefined ? undefined : start + (end - start) * along;
      const cell = { x, y, column, row, columns, rows };
      const path = recipe.aperture(cell, opening);
      slots.push({ cell, path, lit: recipe.lit?.(cell, opening) ?? path });
    }
  }
  return slots;
}

/** All holes as one path. */
export const join = (slots: Slot[]): string => slots.map(({ path }) => path).join('');
