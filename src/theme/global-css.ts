import { defineGlobalStyles } from '@chakra-ui/react';
import { shortScreen } from './breakpoints.ts';

const safariLimits: object = { WebkitHyphenateLimitBefore: '7', WebkitHyphenateLimitAfter: '7' };

export const globalCss = defineGlobalStyles({
  // Without `:root`, Chakra's preflight would set `break-word`, and long words would widen a page.
  ':root :where(*)': { overflowWrap: 'anywhere' },
  '[data-surface]': { bg: 'bg.surface', color: 'fg' },
  // WebKit has no limit for the whole word, only for the letters before and after the hyphen (seen by
  // hand in WebKitGTK 2.50).
  ':is(h1, h2, h3, h4, header a > span)': {
    '@supports (hyphenate-limit-chars: 14)': { hyphens: 'auto', hyphenateLimitChars: '14 5 5' },
    '@supports (-webkit-hyphenate-limit-before: 7)': { hyphens: 'auto', ...safariLimits },
  },
  // This rule holds for all recipes and drawings, so that none of them needs `_motionReduce`.
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '0s !important',
      animationDelay: '0s !important',
      transitionDuration: '0s !important',
    },
  },
  // Letter spacing would separate the joined letters of Arabic.
  '[dir=rtl] *': { letterSpacing: 'normal !important' },
  html: {
    bg: 'bg.page',
    color: 'fg',
    scrollPaddingTop: 'header',
    // Without this, the caret in a tall field would stay at the lower edge of the window.
    scrollPaddingBottom: '4rem',
    [shortScreen]: { scrollPaddingTop: '1rem', scrollPaddingBottom: '1rem' },
  },
  // Browsers paint earlier if they don't render what is below the first screen. `showAllSections` ends this.
  ':where(html:not([data-rendered]) :is(main > * ~ *, footer))': {
    '@media screen and (scripting: enabled)': {
      contentVisibility: 'auto',
      // A section's usual height.
      containIntrinsicSize: { base: 'auto 80rem', md: 'auto 44rem' },
    },
  },
  // Without this, Tab from one link of the header to the next would scroll the page.
  'header *': { scrollMarginTop: '-header', [shortScreen]: { scrollMarginTop: 0 } },
  // Without this, the open menu's `none` on the body would make browsers restyle every element.
  '#root': { pointerEvents: 'auto' },
  body: { textStyle: 'body', '&[data-inert]': { overflow: 'hidden' } },
  ':is(a, button, h2) > svg': { flexShrink: 0 },
  a: { textUnderlineOffset: '5px', textDecorationThickness: '2px' },
  ':focus-visible': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '3px' },
  // navigation.ts focuses these only so that screen readers announce them.
  ':is(h1, main, section):focus': { outline: 'none' },
  '::selection': { bg: 'action.bg', color: 'action.fg' },
});
