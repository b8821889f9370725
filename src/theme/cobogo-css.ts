import { defineGlobalStyles } from '@chakra-ui/react';

/** What the drawings of `src/cobogo` need from CSS: their attributes can't say it. */
export const cobogoCss = defineGlobalStyles({
  'svg text': { font: '600 16px/1 {fonts.heading}' },
  '.cobogo-niche': { position: 'relative', overflow: 'hidden', isolation: 'isolate' },
  '.cobogo-niche > svg': { position: 'relative', width: '100%', height: 'auto' },
  '.cobogo-niche > img': {
    position: 'absolute',
    insetInlineStart: '21%',
    top: '17.5%',
    width: '58%',
    height: '82%',
    objectFit: 'cover',
  },
  'img.cobogo-avatar': { borderRadius: '14%', objectFit: 'cover' },
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
});

/** Columns + rows of the hero's wall: its cells light up along the diagonals, 45ms apart. */
const diagonals = 7 + 8;

/**
 * For the place of a `lightable` wall. Without animation, and before the first frame of it, the wall
 * is simply lit.
 */
export const lightUp = {
  _motionSafe: {
    '& .cobogo-diagonal': { animation: 'fade-in 420ms both' },
    ...Object.fromEntries(
      Array.from({ length: diagonals }, (_, d) => [
        `& .cobogo-diagonal[data-d="${d}"]`,
        { animationDelay: `${d * 45}ms` },
      ]),
    ),
  },
};
