import { defineSemanticTokens } from '@chakra-ui/react';

type Grounds = Record<string, string>;

/**
 * Layer 2: what a colour is for. A page sets its accent once (`data-accent`), a section its ground
 * once (`data-ground`); below them the same names mean what is legible there. Measured contrast
 * of each pair: the table in the art direction; body text stays at 7:1.
 *
 * @param grounded Whether to say what the names mean where, or no more than that they are there.
 */
export function semanticTokens(grounded: boolean) {
  const color = (base: string, on: Grounds = {}) => ({
    value: {
      base: `{colors.${base}}`,
      ...(grounded &&
        Object.fromEntries(Object.entries(on).map(([when, name]) => [when, `{colors.${name}}`]))),
    },
  });
  return defineSemanticTokens({
    colors: {
      bg: {
        page: color('cal'),
        card: color('branco'),
        subtle: color('calSombra'),
        warm: color('petala'),
        dark: color('jabuticaba'),
      },
      fg: {
        DEFAULT: color('jabuticaba', { _onDark: 'aurora', _onAccent: 'branco' }),
        muted: color('ameixa', { _onDark: 'lilas', _onAccent: 'branco' }),
        accent: color('hibisco', {
          // Where hibisco has 6.2:1; only pages of that accent have this ground.
          _onWarm: 'hibiscoEscuro',
          _renovare: 'folha',
          _lumiere: 'jabuticaba',
          _empreendedor: 'anil',
          _onDark: 'manga',
          _onAccent: 'branco',
        }),
        /** Text on a surface of `fg`. */
        inverse: color('branco', { _onDark: 'jabuticaba', _onAccent: 'jabuticaba' }),
        error: color('erro'),
      },
      /** The page's colour as a surface, and the text that it carries. */
      accent: {
        solid: color('hibisco', {
          _renovare: 'folha',
          _lumiere: 'jabuticaba',
          _empreendedor: 'anil',
        }),
      },
      /** The one filled button of a place. */
      action: {
        bg: color('hibisco', {
          _renovare: 'folha',
          _lumiere: 'jabuticaba',
          _empreendedor: 'anil',
          _onDark: 'manga',
          _onAccent: 'branco',
        }),
        hover: color('hibiscoEscuro', {
          _renovare: 'folhaEscura',
          _lumiere: 'ameixa',
          _empreendedor: 'anilEscuro',
          _onDark: 'aurora',
          _onAccent: 'aurora',
        }),
        fg: color('branco', { _onDark: 'jabuticaba', _onAccent: 'jabuticaba' }),
      },
      whatsapp: color('zap', { _onDark: 'manga', _onAccent: 'branco' }),
      line: color('fio', { _onDark: 'ameixa', _onAccent: 'aurora' }),
      outline: color('jabuticaba', { _onDark: 'lilas', _onAccent: 'branco' }),
      field: { border: color('contorno') },
      focus: color('jabuticaba', { _onDark: 'manga', _onAccent: 'aurora' }),
    },
  });
}
