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
  theme: { breakpoints, tokens, semanticTokens, textStyles, recipes, slotRecipes, keyframes },
});

/** Each prerendered page calls this, because a shared cache of styles would change class names. */
export const createTheme = () => createSystem(defaultBaseConfig, config);
