import { defineSemanticTokens } from '@chakra-ui/react';
import { type Accent, type AccentColors, accents, nightWall, palette, paleWall } from './colors.ts';

/** A kind of background. `data-surface` gives an element the background and colours that suit it. */
export type Surface = 'page' | 'card' | 'subtle' | 'pale' | 'dark' | 'tint' | 'solid' | 'deep';

declare module 'react' {
  interface HTMLAttributes<T> {
    'data-surface'?: Surface;
    'data-accent'?: Accent;
  }
}

/**
 * The surfaces on which the same colours are legible. Each surface sets all of these colours, so
 * that a card has its own colours, whatever it lies on. Outside surfaces, the page is light.
 */
const grounds = {
  light: ':is([data-accent], [data-surface=page], [data-surface=card]) &',
  tinted: ':is([data-surface=subtle], [data-surface=pale], [data-surface=tint]) &',
  dark: ':is([data-surface=dark], [data-surface=deep]) &',
  solid: '[data-surface=solid] &',
};

type OnGrounds = Record<'light' | 'dark' | 'solid', string> & { tinted?: string };

function color({ light, tinted = light, dark, solid }: OnGrounds) {
  return {
    value: {
      base: light,
      [grounds.light]: light,
      [grounds.tinted]: tinted,
      [grounds.dark]: dark,
      [grounds.solid]: solid,
    },
  };
}

function byAccent(part: keyof AccentColors) {
  const colors = Object.entries(accents).map(([name, accent]) => [
    `[data-accent=${name}] &`,
    accent[part],
  ]);
  return { value: { base: accents.main[part], ...Object.fromEntries(colors) } };
}

const { ink, inkOnDark, inkOnAccent, accentOnDark, night } = palette;

/** No element may have both `data-accent` and `data-surface`, which set the same variables. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      surface: {
        value: {
          base: palette.page,
          '[data-surface=page] &': palette.page,
          '[data-surface=card] &': palette.card,
          '[data-surface=subtle] &': palette.subtle,
          '[data-surface=pale] &': paleWall.solid,
          '[data-surface=dark] &': nightWall.solid,
          '[data-surface=tint] &': '{colors.accent.tint}',
          '[data-surface=solid] &': '{colors.accent.solid}',
          '[data-surface=deep] &': '{colors.accent.deep}',
        },
      },
      page: { value: palette.page },
      card: { value: palette.card },
      veil: { value: `${night}8C` },
    },
    wall: { label: { value: inkOnDark } },
    fg: {
      DEFAULT: color({ light: ink, dark: inkOnDark, solid: inkOnAccent }),
      muted: color({ light: palette.inkMuted, dark: palette.inkMutedOnDark, solid: inkOnAccent }),
      accent: color({
        light: '{colors.accent.solid}',
        tinted: '{colors.accent.hover}',
        dark: accentOnDark,
        solid: inkOnAccent,
      }),
      error: { value: palette.error },
    },
    accent: {
      solid: byAccent('solid'),
      hover: byAccent('hover'),
      side: byAccent('side'),
      deep: byAccent('deep'),
      tint: byAccent('tint'),
    },
    action: {
      bg: color({ light: '{colors.accent.solid}', dark: accentOnDark, solid: inkOnAccent }),
      hover: color({ light: '{colors.accent.hover}', dark: inkOnDark, solid: inkOnDark }),
      fg: color({ light: inkOnAccent, dark: ink, solid: ink }),
    },
    whatsapp: color({ light: palette.whatsapp, dark: accentOnDark, solid: inkOnAccent }),
    line: color({ light: palette.line, dark: palette.lineOnDark, solid: inkOnDark }),
    outline: color({ light: ink, dark: palette.inkMutedOnDark, solid: inkOnAccent }),
    field: { border: { value: palette.fieldBorder } },
    focus: color({ light: ink, dark: accentOnDark, solid: inkOnDark }),
  },
});
