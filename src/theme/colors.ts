/**
 * The interface's raw colours. The theme's semantic tokens give them a meaning; drawings use them
 * directly.
 */
export const palette = {
  cal: '#FCFAFC',
  branco: '#FFFFFF',
  calSombra: '#F5EEF3',
  parede: '#F0E4EC',
  petala: '#FBE3EA',
  aurora: '#FFE8BF',
  manga: '#FFB547',
  hibisco: '#A3174F',
  hibiscoEscuro: '#7F0F3C',
  folha: '#14594B',
  folhaEscura: '#0B3B31',
  anil: '#2A4A96',
  anilEscuro: '#182E63',
  jabuticaba: '#26112B',
  ameixa: '#57435B',
  lilas: '#D9C9DC',
  fio: '#E4D8E2',
  contorno: '#8A7389',
  erro: '#B3261E',
  zap: '#0B5D3B',
} as const;

/**
 * Colours that only drawings use, and that therefore are no tokens: sides of coloured walls, stops
 * of their gradients, openings without light (`paredeNoite`, `hibiscoNoite`).
 */
export const pigment = {
  brasa: '#E4572E',
  sol: '#FFF6E2',
  noite: '#5B1550',
  paredeLado: '#B98FA8',
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
