import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { globalCss } from './global-css';
import { recipes } from './recipes';
import { semanticTokens } from './semantic-tokens';
import { keyframes, slotRecipes } from './slot-recipes';
import { textStyles } from './text-styles';
import { tokens } from './tokens';

const config = defineConfig({
  preflight: true,
  // With layers, browsers style all of the page again for each rule that Emotion adds.
  disableLayers: true,
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
 * Chakra with this site's theme, and none of Chakra's own tokens and recipes (23 KB of script, 39 KB
 * of HTML a page). One for each router: the system memoises without regard to the order of props, so
 * pages that are rendered side by side would leak class names to each other.
 */
export const createTheme = () => createSystem(defaultBaseConfig, config);
