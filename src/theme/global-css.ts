import { defineGlobalStyles } from '@chakra-ui/react';

/** What holds for every page before any component has a say. */
export const globalCss = defineGlobalStyles({
  html: {
    bg: 'bg.page',
    color: 'fg',
    // The sticky header must not cover what a hash or the focus scrolls to.
    scrollPaddingTop: '6rem',
    textSizeAdjust: '100%',
    WebkitTapHighlightColor: 'transparent',
  },
  body: { textStyle: 'body', minHeight: '100dvh' },
  // Also where a grid asks for the narrowest a text can be: no word may widen a phone's page.
  '*': { overflowWrap: 'anywhere' },
  'h1, h2, h3, p, ul, ol, dl, dd, figure, blockquote': { margin: 0 },
  'h1, h2, h3': { textStyle: 'h3' },
  'ul, ol': { padding: 0, listStyle: 'none' },
  'p, li, dd': { maxWidth: 'measure' },
  'a[href]': { color: 'inherit', textUnderlineOffset: '5px', textDecorationThickness: '2px' },
  // Quotation marks as the page's language writes them.
  blockquote: {
    quotes: 'auto',
    _before: { content: 'open-quote' },
    _after: { content: 'close-quote' },
  },
  svg: { display: 'block' },
  ':focus-visible': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '3px' },
  // Focused by the page change, for screen readers; the eye sees the new page itself.
  'h1:focus': { outline: 'none' },
  '::selection': { bg: 'action.bg', color: 'action.fg' },
  // Chakra's drawer and toast have no switch of their own.
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '0s !important',
      animationDelay: '0s !important',
      transitionDuration: '0s !important',
    },
  },
});
