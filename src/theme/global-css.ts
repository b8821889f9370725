import { defineGlobalStyles } from '@chakra-ui/react';

/** What holds for every page and Chakra's preflight doesn't know. */
export const globalCss = defineGlobalStyles({
  // Also where a grid asks for the narrowest a text can be: no word may widen a phone's page.
  // The selector outweighs the preflight's own rule for headings and paragraphs.
  ':root :where(*)': { overflowWrap: 'anywhere' },
  // Chakra's drawer and toast have no switch of their own.
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '0s !important',
      transitionDuration: '0s !important',
    },
  },
  // Tracking would tear apart letters that join.
  '[dir=rtl] *': { letterSpacing: 'normal !important' },
  html: {
    bg: 'bg.page',
    color: 'fg',
    // The sticky header must not cover what a hash or the focus scrolls to.
    scrollPaddingTop: '6rem',
    // Nor the browser's edge: of a tall field it would show no more than the caret.
    scrollPaddingBottom: '4rem',
    '@media (max-height: 30rem)': { scrollPaddingTop: '1rem', scrollPaddingBottom: '1rem' },
  },
  body: { textStyle: 'body' },
  a: { textUnderlineOffset: '5px', textDecorationThickness: '2px' },
  ':focus-visible': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '3px' },
  // Focused by the page change, for screen readers; the eye sees the new page itself.
  'h1:focus': { outline: 'none' },
  '::selection': { bg: 'action.bg', color: 'action.fg' },
});
