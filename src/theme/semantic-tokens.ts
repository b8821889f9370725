import { defineSemanticTokens } from '@chakra-ui/react';
import type { palette } from './colors';

type Color = keyof typeof palette;

/** The surface of a section, card or menu. Semantic tokens inside it adapt to it. */
export type Surface = 'page' | 'card' | 'subtle' | 'warm' | 'dark' | 'accent';

/** A page's accent colour, set in its route. Default: hibisco. */
export type Accent = 'renovare' | 'lumiere' | 'empreendedor';

declare module 'react' {
  // Merges with React's declaration only if the type parameter has the same name.
  interface HTMLAttributes<T> {
    'data-surface'?: Surface;
    'data-accent'?: Accent;
  }
}

type ByAccent = Record<'base' | Accent, Color>;

/** The colour of a page's actions and links. */
const solid: ByAccent = {
  base: 'hibisco',
  renovare: 'folha',
  lumiere: 'jabuticaba',
  empreendedor: 'anil',
};

/** The same on hover. */
const hover: ByAccent = {
  base: 'hibiscoEscuro',
  renovare: 'folhaEscura',
  lumiere: 'ameixa',
  empreendedor: 'anilEscuro',
};

/** One colour, or one per accent, with others for surfaces on which it would not be legible. */
function color(
  page: Color | ByAccent,
  onSurfaces: Partial<Record<Surface, Color | 'accent.solid'>> = {},
) {
  const { base, ...accents } = typeof page === 'string' ? { base: page } : page;
  const where = (attribute: string, colors: Record<string, string>) =>
    Object.entries(colors).map(([is, name]) => [`[${attribute}=${is}] &`, `{colors.${name}}`]);
  const elsewhere = [...where('data-accent', accents), ...where('data-surface', onSurfaces)];
  return { value: { base: `{colors.${base}}`, ...Object.fromEntries(elsewhere) } };
}

/**
 * Layer 2: the purpose of each colour. A page sets its accent once (`data-accent`), a section its
 * surface once (`data-surface`); inside them each token has a colour that is legible there. Order
 * matters: a surface overrides an accent. Body text has a contrast of 7:1 or better on every
 * surface.
 */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      /** The background of the nearest `data-surface`. */
      surface: color('cal', {
        card: 'branco',
        subtle: 'calSombra',
        warm: 'petala',
        dark: 'jabuticaba',
        accent: 'accent.solid',
      }),
      page: color('cal'),
      card: color('branco'),
      /** Behind drawings in the colours of the pale wall, and of Renovare's. */
      wall: color('parede'),
      leaf: color('folha'),
    },
    fg: {
      DEFAULT: color('jabuticaba', { dark: 'aurora', accent: 'branco' }),
      muted: color('ameixa', { dark: 'lilas', accent: 'branco' }),
      // Darker on the warm surface, where hibisco has only 6.2:1.
      accent: color(solid, { warm: 'hibiscoEscuro', dark: 'manga', accent: 'branco' }),
      /** Text on a background of `fg`. */
      inverse: color('branco', { dark: 'jabuticaba', accent: 'jabuticaba' }),
      error: color('erro'),
    },
    /** The page's colour as a surface. */
    accent: { solid: color(solid) },
    /** Filled buttons. */
    action: {
      bg: color(solid, { dark: 'manga', accent: 'branco' }),
      hover: color(hover, { dark: 'aurora', accent: 'aurora' }),
      fg: color('branco', { dark: 'jabuticaba', accent: 'jabuticaba' }),
    },
    whatsapp: color('zap', { dark: 'manga', accent: 'branco' }),
    line: color('fio', { dark: 'ameixa', accent: 'aurora' }),
    outline: color('jabuticaba', { dark: 'lilas', accent: 'branco' }),
    field: { border: color('contorno') },
    focus: color('jabuticaba', { dark: 'manga', accent: 'aurora' }),
  },
});
