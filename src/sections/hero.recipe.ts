import { defineSlotRecipe } from '@chakra-ui/react';

export const heroRecipe = defineSlotRecipe({
  slots: ['picture', 'container'],
  base: {
    // From `md` on, the text takes seven of twelve columns, and the picture the other five.
    picture: {
      height: '13.75rem',
      _print: { display: 'none' },
      md: {
        position: 'absolute',
        zIndex: 1,
        height: 'auto',
        insetBlock: 0,
        insetInlineStart: 'calc(50% + min({sizes.content}, 100% - 2 * {spacing.gutter}) / 12)',
      },
    },
  },
  variants: {
    variant: {
      wall: { picture: { height: '10rem', md: { insetInlineEnd: 0 } } },
      thing: {
        picture: {
          display: 'grid',
          placeItems: 'center',
          pt: 6,
          containerType: 'size',
          '& > *': { w: 'auto', h: 'full', maxW: 'full', minH: 0, maxH: '34rem' },
          '& > .cobogo-niche': { h: 'auto', w: 'min(100cqw, 100cqh * 5 / 6, 34rem * 5 / 6)' },
          md: {
            py: 12,
            insetInlineEnd: 'margin',
          },
        },
      },
    },
    size: {
      md: { container: { minH: { md: 'clamp(28rem, 60vh, 36rem)' } } },
      lg: {
        picture: { height: '13.75rem' },
        container: { minH: { md: 'clamp(34rem, 80vh, 46rem)' } },
      },
    },
  },
});
