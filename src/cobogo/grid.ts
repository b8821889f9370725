import type { Cell, Recipe } from './arts';
import { block, CELL } from './modules';

/** How far the leaves open, 0..1: one value, or from the wall's start to its end. */
export type Opening = number | readonly [start: number, end: number] | undefined;

/** A cell and the hole in it. */
export interface Slot {
  cell: Cell;
  path: string;
}

/** Lays the modules out; a wall that climbs needs one more row to fill its lower edge. */
export function lay(recipe: Recipe, columns: number, rows: number, open: Opening): Slot[] {
  const [start, end] = typeof open === 'number' ? [open, open] : (open ?? []);
  const climb = recipe.climb ?? 0;
  const slots: Slot[] = [];
  for (let row = 0; row < rows + (climb ? 1 : 0); row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = column * CELL;
      const y = row * CELL - ((column * climb) % CELL);
      const along = column / Math.max(1, columns - 1);
      const opening =
        start === undefined || end === undefined ? undefined : start + (end - start) * along;
      const cell = { x, y, column, row, columns, rows };
      slots.push({ cell, path: recipe.aperture(cell, opening) });
    }
  }
  return slots;
}

/** The cells themselves as one path, to be filled with light. */
export const glow = (slots: Slot[]): string =>
  slots.map(({ cell }) => block(cell.x, cell.y, CELL, CELL)).join('');
