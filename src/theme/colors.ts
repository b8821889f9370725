/** The site's colours (docs/look.md). They have six digits; code adds two for the opacity. */
export const palette = {
  page: '#FCFAFC',
  card: '#FFFFFF',
  subtle: '#F5EEF3',
  ink: '#26112B',
  inkMuted: '#57435B',
  line: '#E4D8E2',
  fieldBorder: '#8A7389',
  error: '#B3261E',
  whatsapp: '#0B5D3B',
  shadow: '#26112B',

  inkOnDark: '#FFE8BF',
  inkMutedOnDark: '#D9C9DC',
  lineOnDark: '#57435B',
  accentOnDark: '#FFB547',
  accentOnDarkHover: '#FFE8BF',

  inkOnAccent: '#FFFFFF',

  /** The dawn, from its sun to the night. */
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

  roomWall: '#B98FA8',
  paper: '#FFF6E2',
  paperEdge: '#B98FA8',
} as const;

/** Ground and initials of avatars. */
export const avatarColors = [
  ['#A3174F', '#FFE8BF'],
  ['#14594B', '#FFE8BF'],
  ['#2A4A96', '#FFE8BF'],
  ['#26112B', '#FFB547'],
  ['#FFB547', '#26112B'],
  ['#FBE3EA', '#7F0F3C'],
] as const;

/** A wall's face and its thickness. */
export interface WallColors {
  body: string;
  side: string;
}

/** For walls of pages that have no wall of their own, and for drawings on any page. */
export const paleWall: WallColors = { body: '#F0E4EC', side: '#B98FA8' };

/** Dark surfaces have the colour of this wall's body. */
export const nightWall: WallColors = { body: palette.night, side: '#4B2452' };

export interface AccentColors {
  /** Actions, links, accent surfaces and the wall's body. */
  solid: string;
  /** Hovered actions, and text in the accent's colour on surfaces where `solid` is too pale. */
  hover: string;
  side: string;
  /** Folded pages and floors of rooms. */
  shade: string;
  /** The dark surface, and unlit windows. */
  deep: string;
  tint: string;
  /** What the wall's light fades to, the nearer colour first. */
  near: string;
  far: string;
}

/** Colours of the palette are repeated here, so that a change reaches only one kind of page. */
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
