/**
 * Every colour of the site, by hue and from light to dark. The theme's semantic tokens give them
 * roles; drawings paint with them. Two more digits behind a value are its opacity.
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
  purple900: '#41133E',
  violet500: '#6B5590',
  blue700: '#2A4A96',
  blue900: '#182E63',
  teal700: '#14594B',
  teal900: '#0B3B31',
  green200: '#BFDDB0',
  green400: '#5FA585',
  green800: '#0B5D3B',
  amber50: '#FFF6E2',
  amber100: '#FFF1D6',
  amber200: '#FFE8BF',
  amber400: '#FFB547',
  orange500: '#E4572E',
  red700: '#B3261E',
  rose100: '#FBE3EA',
  rose300: '#F7A9B8',
  rose500: '#A9696F',
  rose600: '#A3174F',
  rose700: '#911346',
  rose800: '#7F0F3C',
  rose900: '#6B0C33',
  rose950: '#490E2C',
} as const;

/**
 * The colours of a page, on the page, in its wall and in its preview picture: `solid` of actions,
 * links, accent surfaces and the wall's body; `hover` of actions under the pointer; `side` of the
 * wall's thickness. A page without one has `rose`.
 */
export const accents = {
  rose: { solid: palette.rose600, hover: palette.rose800, side: palette.rose900 },
  teal: { solid: palette.teal700, hover: palette.teal900, side: palette.teal900 },
  plum: { solid: palette.plum900, hover: palette.plum700, side: palette.purple800 },
  blue: { solid: palette.blue700, hover: palette.blue900, side: palette.blue900 },
};

export type Accent = keyof typeof accents;
