/**
 * The raw colours of "Luz de cobogó", named as in the art direction.
 *
 * The only source of colour for the art; the theme imports the same values so that a wall and the
 * page around it cannot drift apart. Sections never import this file: they use semantic tokens.
 */
export const palette = {
  cal: '#FCFAFC',
  branco: '#FFFFFF',
  calSombra: '#F5EEF3',
  parede: '#F0E4EC',
  paredeLado: '#B98FA8',
  petala: '#FBE3EA',
  aurora: '#FFE8BF',
  manga: '#FFB547',
  brasa: '#E4572E',
  hibisco: '#A3174F',
  hibiscoEscuro: '#7F0F3C',
  folha: '#14594B',
  anil: '#2A4A96',
  jabuticaba: '#26112B',
  ameixa: '#57435B',
  lilas: '#D9C9DC',
  fio: '#E4D8E2',
  contorno: '#8A7389',
  erro: '#B3261E',
  ok: '#1B6B3A',
  zap: '#0B5D3B',
} as const;

/**
 * Colours that exist only inside the drawings: the sides of the coloured walls, the ends of their
 * lights, and what is seen through an aperture before its light arrives (`…Noite`).
 */
export const pigment = {
  sol: '#FFF6E2',
  noite: '#5B1550',
  paredeNoite: '#8A637D',
  folhaLado: '#0B3B31',
  folhaLuz: '#BFDDB0',
  folhaFundo: '#5FA585',
  hibiscoLado: '#6B0C33',
  hibiscoDobra: '#911346',
  hibiscoNoite: '#490E2C',
  janela: '#FFF1D6',
  rosa: '#F7A9B8',
  irisLado: '#4B2452',
  irisPiso: '#41133E',
  anilLado: '#182E63',
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
