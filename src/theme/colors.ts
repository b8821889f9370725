/**
 * Every colour of the site, each under the name of what it is for: another brand is other values
 * here, in this file alone (docs/look.md#other-colours). Values have six digits, because two more
 * behind them are their opacity.
 */
export const palette = {
  /** Surfaces, and what is on them: words, icons, edges. */
  page: '#FCFAFC',
  card: '#FFFFFF',
  subtle: '#F5EEF3',
  ink: '#26112B',
  inkMuted: '#57435B',
  line: '#E4D8E2',
  fieldBorder: '#8A7389',
  error: '#B3261E',
  whatsapp: '#0B5D3B',
  /** Below cards, and below the book and its pages. */
  shadow: '#26112B',

  /** On dark surfaces; words on a wall in a page's accent, too. */
  inkOnDark: '#FFE8BF',
  inkMutedOnDark: '#D9C9DC',
  lineOnDark: '#57435B',
  /** Actions, links and labels, and actions under the pointer. */
  accentOnDark: '#FFB547',
  accentOnDarkHover: '#FFE8BF',

  /** On an accent's solid surface, and on `ink`. */
  inkOnAccent: '#FFFFFF',

  /** The dawn, from its sun to the night. */
  sun: '#FFF6E2',
  halo: '#FFE8BF',
  glow: '#FFB547',
  flame: '#E4572E',
  ember: '#A3174F',
  twilight: '#5B1550',
  night: '#26112B',

  /** Other lights: brighter than the sun; where that of the arches begins; an opening without any. */
  brightest: '#FFFFFF',
  archLight: '#FFF1D6',
  unlit: '#8A637D',

  /** The walls of rooms, the book's paper and the edges of its pages. */
  roomWall: '#B98FA8',
  paper: '#FFF6E2',
  paperEdge: '#B98FA8',
} as const;

/** Ground and initials of the drawn avatars. */
export const avatarColors = [
  ['#A3174F', '#FFE8BF'],
  ['#14594B', '#FFE8BF'],
  ['#2A4A96', '#FFE8BF'],
  ['#26112B', '#FFB547'],
  ['#FFB547', '#26112B'],
  ['#FBE3EA', '#7F0F3C'],
] as const;

/** The colours of a wall's face and of its thickness. */
export interface WallColors {
  body: string;
  side: string;
}

/** The wall of pages without one of their own, and of drawings that any page may show. */
export const paleWall: WallColors = { body: '#F0E4EC', side: '#B98FA8' };

/** The wall of drawings that count, on dark surfaces: it continues the surface. */
export const nightWall: WallColors = { body: palette.night, side: '#4B2452' };

/** The colours of a page and of its wall, wherever that is shown. */
export interface AccentColors {
  /** Actions, links, accent surfaces and the wall's body. */
  solid: string;
  /** Actions under the pointer. */
  hover: string;
  /** The wall's thickness. */
  side: string;
  /** What lies beside the body: folded pages, floors of rooms. */
  shade: string;
  /** The page's own dark surface, and windows without light. */
  deep: string;
  /** The page's own light surface. */
  tint: string;
  /** What the wall's light fades to, the nearer colour first. */
  near: string;
  far: string;
}

/**
 * What a page can have as its accent; src/site/pages.ts says which has which. Each has all its colours
 * written out, even where the palette has the same: changing one changes nothing that other pages
 * show, and changing the palette changes no accent in part.
 */
export const accents = {
  /** Home and every page that sells no product, and the book. */
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
  /** Renovare. */
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
  /** Lumière Experience. */
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
  /** Empreendedor Hoje. */
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
