import { palette } from '../theme/colors';

export { palette };

/**
 * Colours that exist only inside the drawings: the sides of the coloured walls, the ends of their
 * lights, and what is seen through an aperture before its light arrives (`…Noite`).
 */
export const pigment = {
  sol: '#FFF6E2',
  noite: '#5B1550',
  paredeNoite: '#8A637D',
  folhaLuz: '#BFDDB0',
  folhaFundo: '#5FA585',
  hibiscoLado: '#6B0C33',
  hibiscoDobra: '#911346',
  hibiscoNoite: '#490E2C',
  janela: '#FFF1D6',
  rosa: '#F7A9B8',
  irisLado: '#4B2452',
  irisPiso: '#41133E',
  penumbra: '#6B5590',
  barro: '#A9696F',
} as const;

/** A gradient stop: offset 0..1, then the colour. */
export type Stop = readonly [offset: number, color: string];

/** Dawn, from the sun outwards. Brasa lives here and nowhere else. */
export const dawn: readonly Stop[] = [
  [0, pigment.sol],
  [0.13, palette.aurora],
  [0.3, palette.manga],
  [0.52, palette.brasa],
  [0.7, palette.hibisco],
  [0.88, pigment.noite],
  [1, palette.jabuticaba],
];

/** The part of the dawn in which single modules tell from each other, for what comes in a row. */
export const daybreak: readonly Stop[] = [
  [0, palette.hibisco],
  [0.55, palette.brasa],
  [1, palette.manga],
];
