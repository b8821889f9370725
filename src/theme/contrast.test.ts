import { expect, test } from 'vitest';
import { AVATAR_MODULE_OPACITY } from '../drawings/avatar.tsx';
import { FLOOR_OPACITY } from '../drawings/floor-light.tsx';
import { type Accent, accents, avatarColors, nightWall, palette, paleWall } from './colors.ts';
import { channels, contrast } from './contrast.ts';
import { type Surface, semanticTokens } from './semantic-tokens.ts';

const byAccent: Surface[] = ['tint', 'solid', 'deep'];
const surfaces: Surface[] = ['page', 'card', 'subtle', 'pale', 'dark', ...byAccent];

const form: Surface[] = ['subtle', 'card'];

/** WCAG's level AAA. Large text needs less, but tokens are used at any size. */
const TEXT = 7;
/** Icons, edges and outlines, which axe doesn't check. */
const SHAPE = 3;

const pairs: [over: string, under: string, minimum: number, where: Surface[]][] = [
  ['fg', 'bg.surface', TEXT, surfaces],
  ['fg.muted', 'bg.surface', TEXT, surfaces],
  ['fg.accent', 'bg.surface', TEXT, surfaces],
  ['fg.inverse', 'fg', TEXT, surfaces],
  ['action.fg', 'action.bg', TEXT, surfaces],
  ['action.fg', 'action.hover', TEXT, surfaces],
  // A badge, which only this surface has.
  ['accent.solid', 'fg', TEXT, ['solid']],
  ['whatsapp', 'bg.surface', SHAPE, surfaces],
  ['outline', 'bg.surface', SHAPE, surfaces],
  ['focus', 'bg.surface', SHAPE, surfaces],
  ['fg.error', 'bg.surface', SHAPE, form],
  ['field.border', 'bg.surface', SHAPE, form],
];

const allAccents = Object.keys(accents) as Accent[];

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

test('colours: each has six digits, because code adds two for the opacity', () => {
  const groups = [palette, paleWall, nightWall, ...Object.values(accents), ...avatarColors];
  const colors = groups.flatMap((group): string[] => Object.values(group));
  expect(colors.filter((color) => !/^#[\dA-F]{6}$/i.test(color))).toEqual([]);
});

test.each(pairs)(
  'contrast: %s on %s has at least %s wherever it appears',
  (a, b, minimum, where) => {
    const tooLow = allAccents.flatMap((accent) =>
      where.flatMap((surface) => {
        const over = colorOf(a, surface, accent);
        const under = colorOf(b, surface, accent);
        const ratio = contrast(channels(over), channels(under));
        const found = `${over} on ${under}: ${ratio.toFixed(2)} (accent ${accent}, surface ${surface})`;
        return ratio < minimum ? [found] : [];
      }),
    );
    expect(tooLow).toEqual([]);
  },
);

test('contrast: the home page’s lead is readable over the light on the floor', () => {
  const light = channels(palette.glow);
  const opacity = Number.parseInt(FLOOR_OPACITY, 16) / 255;
  // The light is multiplied with the page (drawings.css).
  const floor = channels(palette.page).map((c, i) => c * (1 - opacity * (1 - (light[i] ?? 0))));
  expect(contrast(channels(palette.inkMuted), floor)).toBeGreaterThanOrEqual(TEXT);
});

test.each(avatarColors)(
  'contrast: initials on %s in %s are readable over their module',
  (ground, ink) => {
    const below = channels(ground);
    const above = channels(ink);
    const module = below.map((c, i) => c + ((above[i] ?? 0) - c) * AVATAR_MODULE_OPACITY);
    expect(Math.min(contrast(above, below), contrast(above, module))).toBeGreaterThanOrEqual(4.8);
  },
);
