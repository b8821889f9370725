import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { breakpoints } from './breakpoints.ts';
import { globalCss } from './global-css.ts';
import { recipes } from './recipes.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { keyframes, slotRecipes } from './slot-recipes.ts';
import { textStyles } from './text-styles.ts';
import { tokens } from './tokens.ts';

const config = defineConfig({
  preflight: true,
  // With layers, browsers restyle the whole page for each rule that Emotion adds.
  disableLayers: true,
  globalCss,
  theme: {
    breakpoints,
    tokens,
    semanticTokens,
    textStyles,
    recipes,
    slotRecipes,
    keyframes,
  },
});

/**
 * Chakra with this site's theme alone (docs/decisions/0008-chakra.md). One per router: it remembers
 * styles regardless of the props' order, so a shared one would take class names from other pages.
 */
export const createTheme = () => createSystem(defaultBaseConfig, config);
