import { palette, pigment } from '../theme/colors';

/** A gradient stop: offset 0..1, then the colour. */
export type Stop = readonly [offset: number, color: string];

/** Dawn, from the sun outwards. */
export const dawn: readonly Stop[] = [
  [0, pigment.sol],
  [0.13, palette.aurora],
  [0.3, palette.manga],
  [0.52, pigment.brasa],
  [0.7, palette.hibisco],
  [0.88, pigment.noite],
  [1, palette.jabuticaba],
];

/** The part of the dawn in which neighbouring modules differ visibly, for rows of modules. */
export const daybreak: readonly Stop[] = [
  [0, palette.hibisco],
  [0.55, pigment.brasa],
  [1, palette.manga],
];
