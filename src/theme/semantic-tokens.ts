import { defineSemanticTokens } from '@chakra-ui/react';
import type { palette } from './colors';

type Color = keyof typeof palette;

/**
 * The colour of each page's actions and links, and what it becomes under the pointer. Hibisco, or
 * the one that the page's route names as its `accent`.
 */
const accents = {
  base: { solid: 'hibisco', hover: 'hibiscoEscuro' },
  _renovare: { solid: 'folha', hover: 'folhaEscura' },
  _lumiere: { solid: 'jabuticaba', hover: 'ameixa' },
  _empreendedor: { solid: 'anil', hover: 'anilEscuro' },
} as const satisfies Record<string, { solid: Color; hover: Color }>;

/** One colour, and others where it would not be legible: on a surface, or on a page. */
const color = (base: Color, elsewhere: Record<string, Color> = {}) => ({
  value: Object.fromEntries(
    Object.entries({ base, ...elsewhere }).map(([when, name]) => [when, `{colors.${name}}`]),
  ),
});

const accent = (shade: 'solid' | 'hover', onSurfaces: Record<string, Color> = {}) => {
  const { base, ...pages } = accents;
  const shades = Object.entries(pages).map(([page, shadesOf]) => [page, shadesOf[shade]]);
  return color(base[shade], { ...Object.fromEntries(shades), ...onSurfaces });
};

/**
 * Layer 2: what a colour is for. A page sets its accent once (`data-accent`), a section its surface
 * once (`data-surface`); below them the same names mean what is legible there. Order matters: a
 * surface has the last word. Body text has a contrast of 7:1 or better on every surface.
 */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      /** The surface that a section, card or menu says it is. */
      surface: {
        value: {
          base: '{colors.cal}',
          _onCard: '{colors.branco}',
          _onSubtle: '{colors.calSombra}',
          _onWarm: '{colors.petala}',
          _onDark: '{colors.jabuticaba}',
          _onAccent: '{colors.accent.solid}',
        },
      },
      page: color('cal'),
      card: color('branco'),
      /** Behind the drawings that are cut in the pale wall, and in Renovare's. */
      wall: color('parede'),
      leaf: color('folha'),
    },
    fg: {
      DEFAULT: color('jabuticaba', { _onDark: 'aurora', _onAccent: 'branco' }),
      muted: color('ameixa', { _onDark: 'lilas', _onAccent: 'branco' }),
      // Darker on the warm surface, where hibisco has no more than 6.2:1.
      accent: accent('solid', { _onWarm: 'hibiscoEscuro', _onDark: 'manga', _onAccent: 'branco' }),
      /** Text on a surface of `fg`. */
      inverse: color('branco', { _onDark: 'jabuticaba', _onAccent: 'jabuticaba' }),
      error: color('erro'),
    },
    /** The page's colour as a surface. */
    accent: { solid: accent('solid') },
    /** The one filled button of a place. */
    action: {
      bg: accent('solid', { _onDark: 'manga', _onAccent: 'branco' }),
      hover: accent('hover', { _onDark: 'aurora', _onAccent: 'aurora' }),
      fg: color('branco', { _onDark: 'jabuticaba', _onAccent: 'jabuticaba' }),
    },
    whatsapp: color('zap', { _onDark: 'manga', _onAccent: 'branco' }),
    line: color('fio', { _onDark: 'ameixa', _onAccent: 'aurora' }),
    outline: color('jabuticaba', { _onDark: 'lilas', _onAccent: 'branco' }),
    field: { border: color('contorno') },
    focus: color('jabuticaba', { _onDark: 'manga', _onAccent: 'aurora' }),
  },
});
