import { defineSlotRecipe } from '@chakra-ui/react';
import { block } from './slot-recipes';

const twoColumns = { gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } };

/** The looks of a grid of equal ideas (sections/item-grid.tsx). */
export const itemGrid = defineSlotRecipe({
  slots: ['root', 'item', 'picture', 'words', 'title', 'text'],
  base: { root: { display: 'grid' }, text: { color: 'fg.muted', maxW: '28.2em', mt: 2 } },
  variants: {
    variant: {
      ruled: {
        root: { ...twoColumns, columnGap: { md: 12, lg: 24 } },
        item: { borderTop: '1px solid', borderColor: 'line', py: 6 },
      },
      cards: {
        root: { ...twoColumns, gap: 6 },
        item: { ...block, p: { base: 6, md: 8 } },
      },
      /** Cards with a picture: above the words, or beside them in alternating widths. */
      pictured: {
        root: { gap: 6, gridTemplateColumns: { md: 'repeat(12, minmax(0, 1fr))' } },
        item: {
          ...block,
          display: 'grid',
          overflow: 'hidden',
          gridTemplateRows: { base: 'auto 1fr', xl: 'auto' },
          gridTemplateColumns: { xl: '9fr 11fr' },
          gridColumn: { md: 'span 6', xl: 'span 5' },
          '&:nth-of-type(4n + 2), &:nth-of-type(4n + 3)': { gridColumn: { xl: 'span 7' } },
        },
        // Covers the border, which only forced colours make visible.
        picture: {
          bg: 'bg.surface',
          color: 'fg',
          m: '-2px',
          h: { base: '13rem', xl: 'auto' },
          minH: { xl: '15.5rem' },
        },
        words: { p: { base: 6, xl: 8 }, alignSelf: { xl: 'center' } },
      },
      /** Three pictures in a row, the middle one the largest, with the words below. */
      triptych: {
        root: {
          columnGap: 6,
          rowGap: 12,
          gridTemplateColumns: {
            md: 'minmax(0, 1fr)',
            lg: 'minmax(0, 316fr) minmax(0, 472fr) minmax(0, 316fr)',
          },
        },
        item: {
          display: 'grid',
          alignContent: 'start',
          gap: 6,
          gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' },
          // All items share two rows: pictures and words.
          gridTemplateRows: { lg: 'subgrid' },
          gridRow: { lg: 'span 2' },
        },
        picture: {
          display: 'grid',
          alignItems: 'center',
          bg: 'bg.surface',
          color: 'fg',
          borderRadius: 'block',
          overflow: 'hidden',
          p: 4,
          minH: { lg: '24.5rem' },
        },
      },
      halves: {
        root: { ...block, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))' },
        item: {
          p: { base: 6, md: 12 },
          _notFirst: {
            borderTop: { base: '1px solid {colors.line}', md: 0 },
            borderInlineStart: { md: '1px solid {colors.line}' },
          },
        },
        title: { textStyle: 'h2' },
        text: { mt: 3 },
      },
    },
  },
});

/** The looks of steps, with or without pictures (sections/steps.tsx). */
export const steps = defineSlotRecipe({
  slots: ['root', 'item', 'picture', 'words'],
  base: {
    root: { display: 'grid', rowGap: 8 },
    item: { display: 'grid', alignContent: 'start' },
  },
  variants: {
    variant: {
      plain: {
        root: { gap: 8, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))' },
        item: { borderTop: '4px solid', borderColor: 'fg.accent', pt: 4 },
      },
      /** Pages that join into a book; on phones they are stacked beside the words. */
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
      /** Rooms that join, side by side or, on phones, stacked. */
      rooms: {
        root: { md: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
        words: { pe: { md: 6 }, pt: 4 },
      },
      /** Steps of a stair on one baseline; on phones each is beside its words. */
      stair: {
        root: {
          columnGap: { base: 6, lg: 12 },
          md: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
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
