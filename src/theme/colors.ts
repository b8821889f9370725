/** The site's colours (docs/look.md). */
export const palette = {
  page: '#FCFAFC',
  card: '#FFFFFF',
  subtle: '#F5EEF3',
  ink: '#26112B',
  inkMuted: '#57435B',
  line: '#E4D8E2',
  fieldBorder: '#8A7389',
  error: '#971B14',
  whatsapp: '#0B5D3B',

  inkOnDark: '#FFE8BF',
  inkMutedOnDark: '#D9C9DC',
  lineOnDark: '#57435B',
  accentOnDark: '#FFB547',

  inkOnAccent: '#FFFFFF',

  sun: '#FFF6E2',
  halo: '#FFE8BF',
  glow: '#FFB547',
  flame: '#E4572E',
  ember: '#A3174F',
  twilight: '#5B1550',
  night: '#26112B',

  brightest: '#FFFFFF',
  archLight: '#FFF1D6',
  unlit: '#8A637D',
} as const;

/** For each avatar, the colours of its background and of its initials. */
export const avatarColors = [
  ['#A3174F', '#FFE8BF'],
  ['#14594B', '#FFE8BF'],
  ['#2A4A96', '#FFE8BF'],
  ['#26112B', '#FFB547'],
  ['#FFB547', '#26112B'],
  ['#FBE3EA', '#7F0F3C'],
] as const;

export interface AccentColors {
  /** For buttons, links, `solid` surfaces and the wall's front. */
  solid: string;
  /** For buttons under the pointer, and for text where `solid` would have too little contrast. */
  hover: string;
  /** For the edges inside a wall's openings. */
  side: string;
  /** In drawings, for the darker pages of a book, and for the floors of rooms. */
  shade: string;
  /** For `deep` surfaces, and for windows without light in drawings. */
  deep: string;
  tint: string;
  /** Colours of a wall's light: `near` is closer to the source of the light than `far`. */
  near: string;
  far: string;
}

/** A wall has the colours of an accent, or `paleWall` or `nightWall`. */
export type WallColors = Pick<AccentColors, 'solid' | 'side'>;

/** For the wall that most pages share, and for drawings that look the same on every page. */
export const paleWall: WallColors = { solid: '#F0E4EC', side: '#B98FA8' };

/** For drawings on `dark` surfaces. `solid` is also the background of these surfaces. */
export const nightWall: WallColors = { solid: palette.night, side: '#4B2452' };

/** Colours of `palette` are repeated here, so that an accent can change without `palette`. */
export const accents = {
  main: {
    solid: '#A3174F',
    hover: '#7F0F3C',
    side: '#6B0C33',
    shade: '#911346',
    deep: '#490E2C',
    tint: '#FBE3EA',
    near: '#FFB547',
    far: '#F7A9B8',
  },
  second: {
    solid: '#14594B',
    hover: '#0B3B31',
    side: '#0B3B31',
    shade: '#0B3B31',
    deep: '#07271F',
    tint: '#DFF0E8',
    near: '#BFDDB0',
    far: '#5FA585',
  },
  third: {
    solid: '#26112B',
    hover: '#57435B',
    side: '#4B2452',
    shade: '#41133E',
    deep: '#26112B',
    tint: '#F1E8FB',
    near: '#FFB547',
    far: '#5B1550',
  },
  fourth: {
    solid: '#2A4A96',
    hover: '#182E63',
    side: '#182E63',
    shade: '#182E63',
    deep: '#101F45',
    tint: '#E6EAF8',
    near: '#A9696F',
    far: '#6B5590',
  },
} satisfies Record<string, AccentColors>;

export type Accent = keyof typeof accents;
