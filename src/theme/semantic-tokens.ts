import { defineSemanticTokens } from '@chakra-ui/react';
import { type Accent, type AccentColors, accents, nightWall, palette, paleWall } from './colors.ts';

/**
 * The surface of a section, card, menu or picture. Semantic tokens inside it adapt to it. `tint`,
 * `solid` and `deep` are in the page's accent; all others are the same on every page.
 */
export type Surface = 'page' | 'card' | 'subtle' | 'pale' | 'dark' | 'tint' | 'solid' | 'deep';

declare module 'react' {
  // Merges with React's declaration only if the type parameter has the same name.
  interface HTMLAttributes<T> {
    'data-surface'?: Surface;
    'data-accent'?: Accent;
  }
}

/**
 * Other colours for surfaces on which the usual one would not be legible; `deep` takes the colours
 * of `dark`.
 */
type OnSurfaces = Partial<Record<Surface, string>>;

/** A colour that is the same on every page. */
function color(base: string, onSurfaces: OnSurfaces = {}) {
  const { dark } = onSurfaces;
  const all = dark ? { deep: dark, ...onSurfaces } : onSurfaces;
  return { value: { base, ...conditions('surface', all) } };
}

/** A colour of the page's accent. */
function byAccent(part: keyof AccentColors, onSurfaces?: OnSurfaces) {
  const onPages = Object.entries(accents).map(([name, colors]) => [name, colors[part]]);
  const { base, ...surfaces } = color(accents.main[part], onSurfaces).value;
  return { value: { base, ...conditions('accent', Object.fromEntries(onPages)), ...surfaces } };
}

/** Colours by the selector of the element inside which they apply. */
const conditions = (attribute: 'accent' | 'surface', colors: Partial<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(colors).map(([name, value]) => [`[data-${attribute}=${name}] &`, value]),
  );

const { card, ink, inkOnDark, inkOnAccent, accentOnDark, accentOnDarkHover, night } = palette;

/**
 * The purpose of each colour. A page sets its accent once (`data-accent`), a section its surface
 * once (`data-surface`); inside them each token has a colour that is legible there. Where both give
 * a token a colour, the surface's is used, because custom properties are inherited and the surface
 * is the nearer element: one element must not have both attributes. Text has a contrast of 7:1 or
 * better on every surface (contrast.test.ts).
 */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      /** The background of the nearest `data-surface`. */
      surface: color(palette.page, {
        card,
        subtle: palette.subtle,
        pale: paleWall.body,
        dark: nightWall.body,
        tint: '{colors.accent.tint}',
        solid: '{colors.accent.solid}',
        deep: '{colors.accent.deep}',
      }),
      page: color(palette.page),
      card: color(card),
      /** What covers the page behind the menu. */
      veil: color(`${night}8C`),
    },
    /** Letters on a wall. */
    wall: { label: color(inkOnDark) },
    fg: {
      DEFAULT: color(ink, { dark: inkOnDark, solid: inkOnAccent }),
      muted: color(palette.inkMuted, { dark: palette.inkMutedOnDark, solid: inkOnAccent }),
      // Darker where an accent's solid has less than 7:1, but not on the cards that lie there.
      accent: byAccent('solid', {
        card: '{colors.accent.solid}',
        subtle: '{colors.accent.hover}',
        pale: '{colors.accent.hover}',
        tint: '{colors.accent.hover}',
        dark: accentOnDark,
        solid: inkOnAccent,
      }),
      /** Text on a background of `fg`. */
      inverse: color(inkOnAccent, { dark: ink, solid: ink }),
      error: color(palette.error),
    },
    /** The page's colours, which have the same names in colors.ts. */
    accent: {
      solid: byAccent('solid'),
      hover: byAccent('hover'),
      side: byAccent('side'),
      deep: byAccent('deep'),
      tint: byAccent('tint'),
    },
    /** Filled buttons. */
    action: {
      bg: byAccent('solid', { dark: accentOnDark, solid: inkOnAccent }),
      hover: byAccent('hover', { dark: accentOnDarkHover, solid: accentOnDarkHover }),
      fg: color(inkOnAccent, { dark: ink, solid: ink }),
    },
    whatsapp: color(palette.whatsapp, { dark: accentOnDark, solid: inkOnAccent }),
    line: color(palette.line, { dark: palette.lineOnDark, solid: inkOnDark }),
    outline: color(ink, { dark: palette.inkMutedOnDark, solid: inkOnAccent }),
    field: { border: color(palette.fieldBorder) },
    focus: color(ink, { dark: accentOnDark, solid: inkOnDark }),
  },
});
