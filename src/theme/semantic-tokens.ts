import { defineSemanticTokens } from '@chakra-ui/react';
import { type Accent, type AccentColors, accents, nightWall, palette, paleWall } from './colors.ts';

/** A kind of background. Inside an element with `data-surface`, the tokens' colours suit it. */
export type Surface = 'page' | 'card' | 'subtle' | 'pale' | 'dark' | 'tint' | 'solid' | 'deep';

declare module 'react' {
  interface HTMLAttributes<T> {
    'data-surface'?: Surface;
    'data-accent'?: Accent;
  }
}

/** Colours for surfaces on which `base` isn't legible. */
type OnSurfaces = Partial<Record<Surface, string>>;

function color(base: string, onSurfaces: OnSurfaces = {}) {
  const { dark } = onSurfaces;
  const all = dark ? { deep: dark, ...onSurfaces } : onSurfaces;
  return { value: { base, ...conditions('surface', all) } };
}

function byAccent(part: keyof AccentColors, onSurfaces?: OnSurfaces) {
  const onPages = Object.entries(accents).map(([name, colors]) => [name, colors[part]]);
  const { base, ...surfaces } = color(accents.main[part], onSurfaces).value;
  return { value: { base, ...conditions('accent', Object.fromEntries(onPages)), ...surfaces } };
}

const conditions = (attribute: 'accent' | 'surface', colors: Partial<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(colors).map(([name, value]) => [`[data-${attribute}=${name}] &`, value]),
  );

const { card, ink, inkOnDark, inkOnAccent, accentOnDark, accentOnDarkHover, night } = palette;

/** No element may have both `data-accent` and `data-surface`, which set the same variables. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
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
      veil: color(`${night}8C`),
    },
    wall: { label: color(inkOnDark) },
    fg: {
      DEFAULT: color(ink, { dark: inkOnDark, solid: inkOnAccent }),
      muted: color(palette.inkMuted, { dark: palette.inkMutedOnDark, solid: inkOnAccent }),
      accent: byAccent('solid', {
        // A card may be inside one of the next three surfaces, and must not get their colour.
        card: '{colors.accent.solid}',
        subtle: '{colors.accent.hover}',
        pale: '{colors.accent.hover}',
        tint: '{colors.accent.hover}',
        dark: accentOnDark,
        solid: inkOnAccent,
      }),
      inverse: color(inkOnAccent, { dark: ink, solid: ink }),
      error: color(palette.error),
    },
    accent: {
      solid: byAccent('solid'),
      hover: byAccent('hover'),
      side: byAccent('side'),
      deep: byAccent('deep'),
      tint: byAccent('tint'),
    },
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
