import { palette } from '../../theme/colors';

/** A gradient stop: offset 0..1, then the colour. */
export type Stop = readonly [offset: number, color: string];

/** Dawn, from the sun outwards. */
export const dawn: readonly Stop[] = [
  [0, palette.amber50],
  [0.13, palette.amber200],
  [0.3, palette.amber400],
  [0.52, palette.orange500],
  [0.7, palette.rose600],
  [0.88, palette.purple700],
  [1, palette.plum900],
];

/** The part of the dawn in which neighbouring modules differ visibly, for rows of modules. */
export const daybreak: readonly Stop[] = [
  [0, palette.rose600],
  [0.55, palette.orange500],
  [1, palette.amber400],
];
