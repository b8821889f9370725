import { palette } from '../theme/colors.ts';

/**
 * For each place of photographs, width divided by height, the width below which a photograph is blurred
 * on all screens, and the copies' widths for screens of 1 to 3 pixels per CSS pixel. `ground` is the
 * colour behind transparent photographs.
 */
export const photoSizes = {
  // The portrait is 95 to 263 CSS pixels wide. It covers 58% × 82% of a 5:6 box (drawings.css).
  portrait: { ratio: (0.58 * 5) / (0.82 * 6), least: 264, widths: [96, 192, 288, 400, 544, 800] },
  // Faces are 52 to 96 CSS pixels wide (src/sections/author.tsx, mosaics.tsx).
  people: { ratio: 1, least: 96, widths: [56, 112, 192, 288] },
  ground: palette.halo,
};
