/**
 * Writes the subset fonts, from the @fontsource-variable packages: WOFF2 for the site, TrueType for
 * the preview pictures, because sharp silently replaces WOFF2 by another font. Run it after changing the
 * characters, the weights or a fontsource version, and commit the result. Their licence, OFL.txt, stands
 * beside them:
 *
 *   npx tsx tools/commands/subset-fonts.ts
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

interface Options {
  targetFormat: 'woff2' | 'truetype';
  variationAxes: { wght: number | { min: number; max: number } };
  keepFeatures: string[];
  noHinting: boolean;
}
const require = createRequire(import.meta.url);
/** subset-font is CommonJS and ships no types. */
const subsetFont: (font: Buffer, text: string, options: Options) => Promise<Buffer> =
  require('subset-font');

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

/** ASCII, À-ÿ (with ×, ÷), œ, Spanish marks, ordinals, typographic marks, nbsp, soft hyphen. */
const characters = `${range(0x20, 0x7e)}${range(0xc0, 0xff)}Œœ¡¿ªº°§©®·•–—“”‘’«»…−½€\u00a0\u00ad`;

const petrona = {
  source: require.resolve('@fontsource-variable/petrona/files/petrona-latin-wght-normal.woff2'),
  features: ['kern', 'liga'],
};
const italic = {
  ...petrona,
  source: require.resolve('@fontsource-variable/petrona/files/petrona-latin-wght-italic.woff2'),
};
const figtree = {
  source: require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  // rvrn: another dollar sign from weight 600 on.
  features: ['kern', 'tnum', 'rvrn'],
};

/** Petrona is pinned to the one weight each style uses; a second weight would cost 6 KB. */
const fonts = [
  { ...petrona, wght: 600, target: 'src/theme/fonts/petrona.woff2' },
  { ...italic, wght: 500, target: 'src/theme/fonts/petrona-italic.woff2' },
  { ...figtree, wght: { min: 400, max: 600 }, target: 'src/theme/fonts/figtree.woff2' },
  { ...petrona, wght: 600, target: 'src/theme/fonts/petrona.ttf' },
  { ...figtree, wght: 600, target: 'src/theme/fonts/figtree.ttf' },
];

for (const { source, target, wght, features } of fonts) {
  const font = await readFile(source);
  const subset = await subsetFont(font, characters, {
    targetFormat: target.endsWith('.ttf') ? 'truetype' : 'woff2',
    variationAxes: { wght },
    keepFeatures: features,
    noHinting: true,
  });
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, subset);
  console.log(`${target}  ${(subset.length / 1024).toFixed(1)} KB`);
}
