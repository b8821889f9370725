import { defineGlobalStyles } from '@chakra-ui/react';

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
