import { defineSlotRecipe } from '@chakra-ui/react';

export const stepsRecipe = defineSlotRecipe({
  slots: ['root', 'item', 'picture', 'words'],
  base: {
    root: { display: 'grid', rowGap: 8 },
    item: { display: 'grid', alignContent: 'start', _print: { display: 'block' } },
  },
  variants: {
    variant: {
      plain: {
        root: { gap: 8, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))' },
        item: { borderTop: '4px solid {colors.fg.accent}', pt: 4 },
      },
      pages: {
        root: {
          rowGap: 0,
          gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
        },
        item: {
          alignContent: { base: 'stretch', md: 'start' },
          gridTemplateColumns: { base: 'min(8rem, 36%) minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
        },
        picture: { display: 'grid' },
        words: { ps: { base: 6, md: 0 }, pe: { md: 6 }, pt: { base: 1, md: 8 }, pb: 6 },
      },
      rooms: {
        root: { gridTemplateColumns: { md: 'repeat(auto-fit, minmax(10.5rem, 1fr))' } },
        words: { pe: { md: 6 }, pt: 4 },
      },
      stair: {
        root: {
          columnGap: { base: 6, lg: 12 },
          gridTemplateColumns: { md: 'repeat(auto-fit, minmax(9.5rem, 1fr))' },
        },
        item: {
          columnGap: 6,
          gridTemplateColumns: { base: 'min(7rem, 40%) minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
          gridTemplateRows: { md: 'subgrid' },
          gridRow: { md: 'span 2' },
        },
        picture: { alignSelf: { md: 'end' } },
      },
    },
  },
});
