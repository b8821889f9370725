import { defineSemanticTokens } from '@chakra-ui/react';
import { type Accent, accents, palette } from './colors';

/** The surface of a section, card or menu. Semantic tokens inside it adapt to it. */
export type Surface = 'page' | 'card' | 'subtle' | 'warm' | 'dark' | 'accent';

declare module 'react' {
  // Merges with React's declaration only if the type parameter has the same name.
  interface HTMLAttributes<T> {
    'data-surface'?: Surface;
    'data-accent'?: Accent;
  }
}

/** A colour, with others for surfaces on which it would not be legible. */
function color(base: string, onSurfaces: Partial<Record<Surface, string>> = {}) {
  const surfaces = Object.entries(onSurfaces);
  const others = surfaces.map(([name, other]) => [`[data-surface=${name}] &`, other]);
  return { value: { base, ...Object.fromEntries(others) } };
}

/** The same for a part of the page's accent. */
function byAccent(part: 'solid' | 'hover', onSurfaces?: Partial<Record<Surface, string>>) {
  const pages = Object.entries(accents);
  const colors = pages.map(([name, accent]) => [`[data-accent=${name}] &`, accent[part]]);
  const { base, ...others } = color(accents.rose[part], onSurfaces).value;
  return { value: { base, ...Object.fromEntries(colors), ...others } };
}

const { white, plum900, amber200, amber400 } = palette;

/**
 * The purpose of each colour. A page sets its accent once (`data-accent`), a section its surface
 * once (`data-surface`); inside them each token has a colour that is legible there. Order matters:
 * a surface overrides an accent. Body text has a contrast of 7:1 or better on every surface
 * (contrast.test.ts).
 */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      /** The background of the nearest `data-surface`. */
      surface: color(palette.plum50, {
        card: white,
        subtle: palette.plum100,
        warm: palette.rose100,
        dark: plum900,
        accent: '{colors.accent.solid}',
      }),
      page: color(palette.plum50),
      card: color(white),
      /** What covers the page behind the menu. */
      veil: color(`${plum900}8C`),
    },
    /** For the boxes of drawings: the pale wall and Renovare's, and letters on them. */
    wall: {
      pale: color(palette.plum200),
      leaf: color(accents.teal.solid),
      leafSide: color(accents.teal.side),
      label: color(amber200),
    },
    fg: {
      DEFAULT: color(plum900, { dark: amber200, accent: white }),
      muted: color(palette.plum700, { dark: palette.plum400, accent: white }),
      // Darker on the warm surface, where rose600 has only 6.2:1.
      accent: byAccent('solid', { warm: '{colors.accent.hover}', dark: amber400, accent: white }),
      /** Text on a background of `fg`. */
      inverse: color(white, { dark: plum900, accent: plum900 }),
      error: color(palette.red700),
    },
    /** The page's colours, which have the same names in colors.ts. */
    accent: { solid: byAccent('solid'), hover: byAccent('hover') },
    /** Filled buttons. */
    action: {
      bg: byAccent('solid', { dark: amber400, accent: white }),
      hover: byAccent('hover', { dark: amber200, accent: amber200 }),
      fg: color(white, { dark: plum900, accent: plum900 }),
    },
    whatsapp: color(palette.green800, { dark: amber400, accent: white }),
    line: color(palette.plum300, { dark: palette.plum700, accent: amber200 }),
    outline: color(plum900, { dark: palette.plum400, accent: white }),
    field: { border: color(palette.plum600) },
    focus: color(plum900, { dark: amber400, accent: amber200 }),
  },
});
