import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { cobogoCss } from './cobogo-css';
import { globalCss } from './global-css';
import { keyframes, recipes, slotRecipes } from './recipes';
import { semanticTokens } from './semantic-tokens';
import { textStyles } from './text-styles';
import { tokens } from './tokens';

const config = defineConfig({
  preflight: true,
  conditions: {
    renovare: '[data-accent=renovare] &',
    lumiere: '[data-accent=lumiere] &',
    empreendedor: '[data-accent=empreendedor] &',
    onWarm: '[data-ground=warm] &',
    onDark: '[data-ground=dark] &',
    onAccent: '[data-ground=accent] &',
  },
  globalCss,
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '68.75rem', xl: '80rem' },
    tokens,
    semanticTokens,
    textStyles,
    recipes,
    slotRecipes,
    keyframes,
  },
});

/**
 * Chakra's utilities and preflight with this site's theme, and none of Chakra's own tokens and
 * recipes (23 KB brotli of script, 39 KB of HTML a page). One per router: the system memoises
 * without regard to the order of props, so pages that are rendered side by side would leak class
 * names to each other, and hydration would find other names than the server wrote.
 */
export function createTheme() {
  return createSystem(defaultBaseConfig, config, { globalCss: cobogoCss });
}
