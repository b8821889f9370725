import { defineGlobalStyles } from '@chakra-ui/react';
import { skipBelowTheFold } from './below-the-fold.ts';
import { shortScreen } from './breakpoints.ts';

/** TypeScript's types of CSS lack these. */
const safariLimits: object = { WebkitHyphenateLimitBefore: '7', WebkitHyphenateLimitAfter: '7' };

export const globalCss = defineGlobalStyles({
  // `anywhere` also lowers the min-content width, so that no word widens a phone's page. The
  // selector outweighs the preflight's.
  ':root :where(*)': { overflowWrap: 'anywhere' },
  // A word of 14 letters or more is hyphenated rather than broken anywhere. Safari limits only what
  // is before and after the hyphen.
  ':is(h1, h2, h3, h4, header a > span)': {
    '@supports (hyphenate-limit-chars: 14)': { hyphens: 'auto', hyphenateLimitChars: '14 5 5' },
    '@supports (-webkit-hyphenate-limit-before: 7)': { hyphens: 'auto', ...safariLimits },
  },
  // Chakra's drawer and toast have no option for reduced motion.
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '0s !important',
      transitionDuration: '0s !important',
    },
  },
  // Letter spacing would separate the joined letters of Arabic.
  '[dir=rtl] *': { letterSpacing: 'normal !important' },
  html: {
    bg: 'bg.page',
    color: 'fg',
    // The sticky header must not cover what a hash or the focus scrolls to.
    scrollPaddingTop: 'header',
    // Without it, only the caret of a tall field would scroll into view.
    scrollPaddingBottom: '4rem',
    [shortScreen]: { scrollPaddingTop: '1rem', scrollPaddingBottom: '1rem' },
  },
  ...skipBelowTheFold,
  // Otherwise Tab among its links would scroll the page.
  'header *': { scrollMarginTop: '-header', [shortScreen]: { scrollMarginTop: 0 } },
  // The open menu turns pointer events off on the body. If the page inherited that, browsers would
  // style every element again.
  '#root': { pointerEvents: 'auto' },
  body: {
    textStyle: 'body',
    '&[data-inert]': { overflow: 'hidden' },
  },
  // Long words beside an icon would squeeze it.
  ':is(a, button, h2) > svg': { flexShrink: 0 },
  a: { textUnderlineOffset: '5px', textDecorationThickness: '2px' },
  ':focus-visible': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '3px' },
  // Links move the focus here for screen readers and Tab; no outline is needed.
  ':is(h1, section):focus': { outline: 'none' },
  '::selection': { bg: 'action.bg', color: 'action.fg' },
});
