import { defineGlobalStyles } from '@chakra-ui/react';

/** Where browsers still want a prefix, which the types don't know. Nothing gets one by itself. */
const prefixed = {
  WebkitTextSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
};

/** What holds for every page before any component has a say. */
export const globalCss = defineGlobalStyles({
  // What this site needs of a reset, instead of Chakra's preflight: 0.9 KB brotli less of script and
  // 0.5 KB of every page's HTML.
  '*': {
    margin: 0,
    padding: 0,
    font: 'inherit',
    // Also where a grid asks for the narrowest a text can be: no word may widen a phone's page.
    overflowWrap: 'anywhere',
  },
  '*, *::before, *::after': {
    boxSizing: 'border-box',
    borderWidth: 0,
    borderStyle: 'solid',
    borderColor: 'currentColor',
    // Chakra's drawer and toast have no switch of their own.
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '0s !important',
      transitionDuration: '0s !important',
    },
  },
  img: { display: 'block', maxWidth: '100%', height: 'auto' },
  strong: { fontWeight: 'bolder' },
  'button, input, select, textarea': { color: 'inherit' },
  button: { background: 'none' },
  // Safari's own shadow and Firefox's own glow.
  input: { appearance: 'none' },
  ':-moz-ui-invalid': { boxShadow: 'none' },
  '[hidden]': { display: 'none !important' },
  html: {
    bg: 'bg.page',
    color: 'fg',
    // The sticky header must not cover what a hash or the focus scrolls to.
    scrollPaddingTop: '6rem',
    // Nor the browser's edge: of a tall field it would show no more than the caret.
    scrollPaddingBottom: '4rem',
    '@media (max-height: 30rem)': { scrollPaddingTop: '1rem', scrollPaddingBottom: '1rem' },
    textSizeAdjust: '100%',
    WebkitTapHighlightColor: 'transparent',
    ...prefixed,
    textRendering: 'optimizeLegibility',
    touchAction: 'manipulation',
  },
  body: { textStyle: 'body', minHeight: '100dvh', position: 'relative' },
  'h1, h2, h3': { textStyle: 'h3' },
  'ul, ol': { listStyle: 'none' },
  'p, li, dd': { maxWidth: 'measure' },
  'a[href]': {
    color: 'inherit',
    textDecoration: 'inherit',
    textUnderlineOffset: '5px',
    textDecorationThickness: '2px',
  },
  // Quotation marks as the page's language writes them.
  blockquote: {
    quotes: 'auto',
    _before: { content: 'open-quote' },
    _after: { content: 'close-quote' },
  },
  // Tracking would tear apart letters that join.
  '[dir=rtl] *': { letterSpacing: 'normal !important' },
  svg: { display: 'block' },
  // What is below the first screen is laid out once the scripts have come (client.tsx): the words of the
  // first appear 15 ms sooner, 60 on a phone. Not where the address leads further down.
  'html:not([data-live], :has(:target)) :is(main > section ~ section, footer)': {
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 50rem',
  },
  ':focus-visible': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '3px' },
  // Focused by the page change, for screen readers; the eye sees the new page itself.
  'h1:focus': { outline: 'none' },
  '::selection': { bg: 'action.bg', color: 'action.fg' },
});
