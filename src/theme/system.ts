import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { cobogoCss } from './cobogo-css';
import { globalCss } from './global-css';
import { keyframes, slotRecipes } from './recipes';
import { semanticTokens } from './semantic-tokens';
import { makesSharedCss } from './shared-css';
import { textStyles } from './text-styles';
import { tokens } from './tokens';

const config = defineConfig({
  // With a layer in the CSS that scripts add while a page is open, the browser lays out all of it anew
  // for each rule: Chromium takes every font and keyframe for a new one. 7 ms for each section, 25 on a
  // phone; the Performance panel calls it “Fonts changed”.
  disableLayers: true,
  // Four letters more in each of 250 names, and two forms of each state that only Ark's widgets have,
  // are 0.1 KB brotli a page.
  cssVarsPrefix: 'ui',
  conditions: {
    hover: ['@media (hover: hover)', '&:hover:not(:disabled)'],
    active: '&:active:not(:disabled)',
    disabled: '&:disabled',
    focus: '&:focus',
    renovare: '[data-accent=renovare] &',
    lumiere: '[data-accent=lumiere] &',
    empreendedor: '[data-accent=empreendedor] &',
    onWarm: '[data-ground=warm] &',
    onDark: '[data-ground=dark] &',
    onAccent: '[data-ground=accent] &',
  },
  // Chakra also notes each background in a custom property, for `currentBg`: 0.1 KB a page.
  utilities: { background: { transform: (background) => ({ background }) } },
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '68.75rem', xl: '80rem' },
    tokens,
    textStyles,
    slotRecipes,
    keyframes,
  },
});

/**
 * Chakra's utilities with this site's theme, and none of Chakra's own tokens and
 * recipes (23 KB brotli of script, 39 KB of HTML a page). One per router: the system memoises
 * without regard to the order of props, so pages that are rendered side by side would leak class
 * names to each other, and hydration would find other names than the server wrote.
 *
 * @param shared Whether it makes the CSS that all pages share, see `makesSharedCss`.
 */
export function createTheme(shared = makesSharedCss) {
  const withShared = makesSharedCss && shared;
  const system = createSystem(
    defaultBaseConfig,
    config,
    { theme: { semanticTokens: semanticTokens(withShared) } },
    withShared ? { globalCss } : {},
    withShared ? { globalCss: cobogoCss } : {},
  );
  return {
    ...system,
    // Instead of Chakra's preflight, which is empty. Any component has a say over the base.
    _global: withShared ? [{ '@layer base': system.getGlobalCss() }, system.getTokenCss()] : [],
  };
}
