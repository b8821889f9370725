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
  // With cascade layers, browsers would restyle the whole page for each rule that Emotion adds.
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
 * Chakra with only this site's theme (docs/decisions/0008-chakra.md). Each prerendered page calls
 * this function, because pages with a shared cache of styles would change each other's class names.
 */
export const createTheme = () => createSystem(defaultBaseConfig, config);
