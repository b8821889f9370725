import { expect, test } from 'vitest';
import { AVATAR_MODULE_OPACITY } from '../drawings/avatar.tsx';
import { FLOOR_OPACITY } from '../drawings/floor-light.tsx';
import { type Accent, accents, avatarColors, nightWall, palette, paleWall } from './colors.ts';
import type { Surface } from './semantic-tokens.ts';
import { createTheme } from './system.ts';

const surfaces: Surface[] = ['page', 'card', 'subtle', 'pale', 'dark', 'tint', 'solid', 'deep'];
const form: Surface[] = ['subtle', 'card'];

/** WCAG's minimum for small text (level AAA). Any text colour may be used for small text. */
const TEXT = 7;
/** WCAG's minimum for icons, borders and outlines, which axe doesn't check. */
const SHAPE = 3;

const pairs: [over: string, under: string, minimum: number, where: Surface[]][] = [
  ['fg', 'bg.surface', TEXT, surfaces],
  ['fg.muted', 'bg.surface', TEXT, surfaces],
  ['fg.accent', 'bg.surface', TEXT, surfaces],
  ['action.fg', 'fg', TEXT, surfaces],
  ['action.fg', 'action.bg', TEXT, surfaces],
  ['action.fg', 'action.hover', TEXT, surfaces],
  // For badges, which are only used on the surface `solid`.
  ['accent.solid', 'fg', TEXT, ['solid']],
  ['whatsapp', 'bg.surface', SHAPE, surfaces],
  ['outline', 'bg.surface', SHAPE, surfaces],
  ['focus', 'bg.surface', SHAPE, surfaces],
  ['fg.error', 'bg.surface', TEXT, form],
  ['field.border', 'bg.surface', SHAPE, form],
];

const { tokens } = createTheme();

const allAccents = Object.keys(accents) as Accent[];

/** A token's colour on a surface. Tokens set their colour on each surface, whatever it lies on. */
function colorOf(token: string, surface: Surface, accent: Accent): string {
  const conditions = tokens.getByName(`colors.${token}`)?.extensions.conditions ?? {};
  /** The colour that the token gets from an element with this attribute. */
  const setBy = (attribute: string): string | undefined => {
    const selector = Object.keys(conditions).find((each) => each.includes(attribute));
    return selector && conditions[selector];
  };
  const color =
    setBy(`[data-surface=${surface}]`) ?? setBy(`[data-accent=${accent}]`) ?? conditions.base;
  const [, reference] = /^\{colors\.(.*)\}$/.exec(color) ?? [];
  return reference ? colorOf(reference, surface, accent) : color;
}

/** Red, green and blue of a colour such as `#FFFFFF`, from 0 to 1. */
const channels = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);

function luminance(rgb: number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The WCAG contrast of two colours, from 1 to 21. */
function contrast(a: number[], b: number[]): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

test('colours: each has six digits, so that code can append the opacity', () => {
  const groups = [palette, paleWall, nightWall, ...Object.values(accents), ...avatarColors];
  const colors = groups.flatMap((group): string[] => Object.values(group));
  expect(colors.filter((color) => !/^#[\dA-F]{6}$/i.test(color))).toEqual([]);
});

test.each(pairs)(
  'contrast: %s on %s is at least %s, with every accent, on every surface that it is used on',
  (a, b, minimum, where) => {
    const tooLow: string[] = [];
    for (const accent of allAccents) {
      for (const surface of where) {
        const over = colorOf(a, surface, accent);
        const under = colorOf(b, surface, accent);
        const ratio = contrast(channels(over), channels(under));
        const place = `accent ${accent}, surface ${surface}`;
        if (ratio < minimum) tooLow.push(`${over} on ${under}: ${ratio.toFixed(2)} (${place})`);
      }
    }
    expect(tooLow).toEqual([]);
  },
);

test('contrast: the home page’s lead is legible over the drawing of light on the floor', () => {
  const light = channels(palette.glow);
  const opacity = Number.parseInt(FLOOR_OPACITY, 16) / 255;
  // drawings.css blends the light with the page (`mix-blend-mode: multiply`).
  const floor = channels(palette.page).map((c, i) => c * (1 - opacity * (1 - (light[i] ?? 0))));
  expect(contrast(channels(palette.inkMuted), floor)).toBeGreaterThanOrEqual(TEXT);
});

test.each(avatarColors)(
  'contrast: on an avatar in %s, initials in %s are legible, also over the shape behind them',
  (ground, ink) => {
    const below = channels(ground);
    const above = channels(ink);
    const shape = below.map((c, i) => c + ((above[i] ?? 0) - c) * AVATAR_MODULE_OPACITY);
    expect(Math.min(contrast(above, below), contrast(above, shape))).toBeGreaterThanOrEqual(4.8);
  },
);
