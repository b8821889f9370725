import { expect, test } from 'vitest';
import { AVATAR_MODULE_OPACITY, avatarColors } from '../drawings/avatar';
import { type Accent, accents } from './colors';
import { channels, contrast } from './contrast';
import { type Surface, semanticTokens } from './semantic-tokens';

const surfaces: Surface[] = ['page', 'card', 'subtle', 'warm', 'pale', 'dark', 'solid', 'deep'];

/** Where the form stands, and what its fields are. */
const form: Surface[] = ['subtle', 'card'];

/** What must be told from what, the least contrast, and the surfaces where both appear. */
const pairs: [over: string, under: string, least: number, where: Surface[]][] = [
  ['fg', 'bg.surface', 7, surfaces],
  ['fg.muted', 'bg.surface', 7, surfaces],
  ['fg.accent', 'bg.surface', 4.5, surfaces],
  ['whatsapp', 'bg.surface', 4.5, surfaces],
  ['fg.inverse', 'fg', 4.5, surfaces],
  ['action.fg', 'action.bg', 4.5, surfaces],
  ['action.fg', 'action.hover', 4.5, surfaces],
  ['outline', 'bg.surface', 3, surfaces],
  ['focus', 'bg.surface', 3, surfaces],
  ['fg.error', 'bg.surface', 4.5, form],
  ['field.border', 'bg.surface', 3, form],
];

/** A semantic token's colour on a surface of a page. */
function colorOf(token: string, surface: Surface, accent: Accent): string {
  const path = [...token.split('.'), 'DEFAULT', 'value'];
  // biome-ignore lint/suspicious/noExplicitAny: tokens are nested at will
  const value = path.reduce<any>((part, key) => part[key] ?? part, semanticTokens.colors);
  const { base, ...others } = value;
  const color: string =
    others[`[data-surface=${surface}] &`] ?? others[`[data-accent=${accent}] &`] ?? base;
  const [, other] = /^\{colors\.(.*)\}$/.exec(color) ?? [];
  return other ? colorOf(other, surface, accent) : color;
}

test.each(pairs)('%s on %s has a contrast of %s wherever it appears', (a, b, least, where) => {
  for (const accent of Object.keys(accents) as Accent[]) {
    for (const surface of where) {
      const over = colorOf(a, surface, accent);
      const under = colorOf(b, surface, accent);
      const ratio = contrast(channels(over), channels(under));
      expect(ratio, `${accent}, ${surface}: ${over} on ${under}`).toBeGreaterThanOrEqual(least);
    }
  }
});

test.each(avatarColors)('initials on %s in %s stay readable over their module', (ground, ink) => {
  const below = channels(ground);
  const above = channels(ink);
  const module = below.map((c, i) => c + ((above[i] ?? 0) - c) * AVATAR_MODULE_OPACITY);
  expect(Math.min(contrast(above, below), contrast(above, module))).toBeGreaterThanOrEqual(4.8);
});
