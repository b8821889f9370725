/**
 * The colours that any page may show, by hue and from light to dark. The theme's semantic tokens
 * give them roles; drawings paint with them. Two more digits behind a value are its opacity.
 */
export const palette = {
  white: '#FFFFFF',
  plum50: '#FCFAFC',
  plum100: '#F5EEF3',
  plum200: '#F0E4EC',
  plum300: '#E4D8E2',
  plum400: '#D9C9DC',
  plum600: '#8A7389',
  plum700: '#57435B',
  plum900: '#26112B',
  mauve400: '#B98FA8',
  mauve600: '#8A637D',
  purple700: '#5B1550',
  purple800: '#4B2452',
  blue700: '#2A4A96',
  teal700: '#14594B',
  green800: '#0B5D3B',
  amber50: '#FFF6E2',
  amber100: '#FFF1D6',
  amber200: '#FFE8BF',
  amber400: '#FFB547',
  orange500: '#E4572E',
  red700: '#B3261E',
  rose100: '#FBE3EA',
  rose600: '#A3174F',
  rose800: '#7F0F3C',
} as const;

/** The colours of a wall's face and of its thickness. */
export interface WallColors {
  body: string;
  side: string;
}

/** The wall of all pages that have none of their own, and of what any page shows. */
export const paleWall: WallColors = { body: palette.plum200, side: palette.mauve400 };

/** The wall of what is counted on any page's dark surface, which it continues. */
export const nightWall: WallColors = { body: palette.plum900, side: palette.purple800 };

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
 * What a page can have as its accent (src/site/pages.ts). Each has all its colours written out, even
 * where the palette has the same: changing one changes nothing that other pages show, and changing
 * the palette changes no accent in part.
 */
export const accents = {
  rose: {
    solid: '#A3174F',
    hover: '#7F0F3C',
    side: '#6B0C33',
    shade: '#911346',
    deep: '#490E2C',
    tint: '#FBE3EA',
    near: '#FFB547',
    far: '#F7A9B8',
  },
  teal: {
    solid: '#14594B',
    hover: '#0B3B31',
    side: '#0B3B31',
    shade: '#0B3B31',
    deep: '#07271F',
    tint: '#DFF0E8',
    near: '#BFDDB0',
    far: '#5FA585',
  },
  plum: {
    solid: '#26112B',
    hover: '#57435B',
    side: '#4B2452',
    shade: '#41133E',
    deep: '#26112B',
    tint: '#F1E8FB',
    near: '#FFB547',
    far: '#5B1550',
  },
  blue: {
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
