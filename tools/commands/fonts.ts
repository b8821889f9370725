/**
 * Writes the subset fonts that the site serves, from the @fontsource-variable packages. Run it
 * after changing the characters, the weights or a fontsource version, and commit the result:
 *
 *   npx tsx tools/commands/fonts.ts
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { CHARACTERS } from './characters';

interface Options {
  targetFormat: 'woff2';
  variationAxes: { wght: number | { min: number; max: number } };
  keepFeatures: string[];
  noHinting: boolean;
}
const require = createRequire(import.meta.url);
/** subset-font is CommonJS and ships no types. */
const subsetFont: (font: Buffer, text: string, options: Options) => Promise<Buffer> =
  require('subset-font');

/** Petrona is pinned to the one weight each style uses; a second weight would cost 6 KB. */
const FONTS = [
  {
    source: require.resolve('@fontsource-variable/petrona/files/petrona-latin-wght-normal.woff2'),
    target: 'petrona.woff2',
    wght: 600,
    keepFeatures: ['kern', 'liga'],
  },
  {
    source: require.resolve('@fontsource-variable/petrona/files/petrona-latin-wght-italic.woff2'),
    target: 'petrona-italic.woff2',
    wght: 500,
    keepFeatures: ['kern', 'liga'],
  },
  {
    source: require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    target: 'figtree.woff2',
    wght: { min: 400, max: 600 },
    keepFeatures: ['kern', 'tnum', 'rvrn'], // rvrn: another dollar sign from weight 600 on
  },
];

const folder = new URL('../../src/theme/fonts', import.meta.url);
await mkdir(folder, { recursive: true });
for (const { source, target, wght, keepFeatures } of FONTS) {
  const subset = await subsetFont(await readFile(source), CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures,
    noHinting: true,
  });
  await writeFile(new URL(target, folder), subset);
  console.log(`${target}  ${(subset.length / 1024).toFixed(1)} KB`);
}
