import { defineGlobalStyles } from '@chakra-ui/react';
import { palette } from './colors';

/** The hero's wall has as many diagonals as columns and rows together. */
const diagonals = 7 + 8;

/** What the drawings of `src/cobogo` need from CSS: their attributes can't say it. */
export const cobogoCss = defineGlobalStyles({
  'svg text': { font: '600 16px/1 {fonts.heading}' },
  '.cobogo-niche': {
    position: 'relative',
    overflow: 'hidden',
    isolation: 'isolate',
    aspectRatio: '5 / 6',
  },
  '.cobogo-niche > svg': { position: 'relative', width: '100%', height: '100%' },
  '.cobogo-niche > img': {
    position: 'absolute',
    insetInlineStart: '21%',
    top: '17.5%',
    width: '58%',
    height: '82%',
    objectFit: 'cover',
  },
  'img.cobogo-avatar': { borderRadius: '14%', objectFit: 'cover' },
  '.cobogo-floor': {
    position: 'absolute',
    insetInlineStart: 0,
    bottom: 0,
    width: 'min(58rem, 140%)',
    height: 'auto',
    mixBlendMode: 'multiply',
    filter: 'blur(2px)',
    pointerEvents: 'none',
  },
  '[dir=rtl] .cobogo-icon-directional': { transform: 'scaleX(-1)' },
  '.cobogo-light': {
    transform: 'translate(var(--lean-x, 0), var(--lean-y, 0))',
    transition: 'transform .24s',
  },
  'article:hover': { '--lean-x': '-4px', '--lean-y': '-3px' },
  '.cobogo-ages': {
    height: '100%',
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(3, 3.5rem)', lg: 'repeat(3, 4rem)' },
    placeContent: 'center',
    textAlign: 'center',
    bg: palette.parede,
    '& svg': { gridColumn: '1 / -1' },
    '& span': { fontSize: '.9375rem', fontWeight: 600, color: 'fg.muted' },
    '& span:last-of-type': { gridColumn: 3 },
  },
  // Runs of ten windows: two in a row on phones, from four to six where there is room.
  '.cobogo-windows': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(clamp(9.5rem, 26vw, 15.5rem), 1fr))',
    overflow: 'hidden',
    '& > svg': { display: 'block', width: '100%', position: 'relative' },
    '& > svg[height]': { position: 'absolute', inset: 0 },
  },
  '.cobogo-windows-unlit': { gridTemplateRows: 'auto', gridAutoRows: 0 },
  '.cobogo-renewal, .cobogo-agreement': {
    bg: palette.parede,
    color: 'fg',
    fontSize: '1rem',
    fontWeight: 600,
    lineHeight: 1.2,
    display: 'grid',
    alignContent: 'center',
    justifyContent: 'center',
  },
  '.cobogo-renewal': {
    gap: 3,
    p: 4,
    gridTemplateColumns: 'repeat(3, minmax(0, 6.5rem))',
    textAlign: 'center',
    lg: { gap: 0, gridTemplateColumns: 'auto', textAlign: 'start' },
    '& p': {
      lg: { display: 'grid', gridTemplateColumns: '7rem auto', gap: 4, alignItems: 'center' },
    },
    '& svg': { mb: { base: 2, lg: 0 } },
  },
  '.cobogo-agreement': {
    gap: 2,
    p: 4,
    gridTemplateColumns: 'minmax(0, 19.5rem)',
    lg: { gridTemplateColumns: 'minmax(0, 1fr) 7rem minmax(0, 1fr)' },
    '& div': {
      display: 'grid',
      gridTemplateColumns: { base: 'repeat(3, minmax(0, 1fr))', lg: '1fr' },
    },
    '& p:first-of-type': { lg: { textAlign: 'end', pt: 2 } },
    '& p:last-of-type': {
      textAlign: { base: 'end', lg: 'start' },
      alignSelf: 'end',
      pb: { lg: 2 },
    },
  },
  // The words stand in the lobes of the tracery: above, at the start, at the end, below.
  '.cobogo-ikigai': {
    display: 'grid',
    gridTemplate: 'repeat(3, minmax(0, 1fr)) / repeat(3, minmax(0, 1fr))',
    aspectRatio: '1',
    maxWidth: '24rem',
    width: '100%',
    marginInline: 'auto',
    '& svg': { gridArea: '1 / 1 / -1 / -1' },
    '& p': {
      placeSelf: 'center',
      maxWidth: '6.5em',
      px: 2,
      fontSize: '.9375rem',
      fontWeight: 500,
      lineHeight: 1.2,
      textAlign: 'center',
      textWrap: 'balance',
      color: palette.aurora,
      forcedColorAdjust: 'none',
    },
    '& p:nth-of-type(1)': { gridArea: '1 / 2' },
    '& p:nth-of-type(2)': { gridArea: '2 / 1' },
    '& p:nth-of-type(3)': { gridArea: '2 / 3' },
    '& p:nth-of-type(4)': { gridArea: '3 / 2' },
  },
  // The numbers of the meetings, below their leaves.
  // Where the stages of a wall stand side by side, only its own corners are round.
  '.cobogo-stage': {
    position: 'relative',
    overflow: 'hidden',
    borderRadius: { base: 'block', lg: '0' },
    bg: palette.folha,
    '& > div': {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      pb: 2,
      textAlign: 'center',
      fontSize: '1rem',
      fontWeight: 600,
      color: palette.branco,
    },
  },
  '.cobogo-stage[data-first]': { borderStartStartRadius: '4px', borderEndStartRadius: '18px' },
  '.cobogo-stage[data-last]': { borderStartEndRadius: '4px', borderEndEndRadius: '18px' },
  '.cobogo-stage:not([data-first])::before': {
    lg: {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: '3px',
      bg: palette.folhaEscura,
    },
  },
  // Without their drawings, which no print shows, these words say nothing.
  '.cobogo-ages, .cobogo-renewal, .cobogo-agreement, .cobogo-ikigai, .cobogo-stage': {
    _print: { display: 'none' },
  },
  // Rows of modules keep their size where there is room for it.
  '.cobogo-row': { maxWidth: '100%', height: 'auto' },
  // On phones the book hangs from its first page, and rooms stand one below the other.
  '.cobogo-page': {
    position: 'relative',
    minHeight: { base: '10rem', md: 0 },
    '& > svg': { width: '100%', height: 'auto' },
    // As tall as the words beside it.
    mdDown: { '& > svg': { position: 'absolute', height: '100%' } },
  },
  '.cobogo-fold': { mdDown: { transform: 'skewX(4deg)' } },
  '.cobogo-page-back .cobogo-fold': { mdDown: { transform: 'skewX(-4deg)' } },
  '.cobogo-room': { mdDown: { transform: 'rotate(90deg)' } },
  '[dir=rtl] .cobogo-room': { mdDown: { transform: 'rotate(-90deg)' } },
  '.cobogo-room-exit': { md: { display: 'none' } },
  // A mirrored drawing would lean away from the mouse.
  '[dir=rtl] .cobogo-light': {
    transform: 'translate(calc(-1 * var(--lean-x, 0px)), var(--lean-y, 0))',
  },
  // A wall that lights up does so along its diagonals. Without animation it is simply lit.
  '.cobogo-diagonal': { _motionSafe: { animation: 'fade-in 420ms both' } },
  ...Object.fromEntries(
    Array.from({ length: diagonals }, (_, d) => [
      `.cobogo-diagonal[data-d="${d}"]`,
      { animationDelay: `${d * 45}ms` },
    ]),
  ),
});
