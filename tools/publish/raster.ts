import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { CHARACTERS } from '../commands/characters';
import { faces, type Measure } from './card';

type SubsetFont = (font: Buffer, text: string, options: object) => Promise<Buffer>;

const cacheDir = 'node_modules/.cache/cards';
const require = createRequire(join(process.cwd(), 'package.json'));
const { devDependencies } = require('./package.json') as {
  devDependencies: Record<string, string>;
};
/** Another version may draw other pixels. Versions are exact in package.json. */
const versions = [devDependencies['@resvg/resvg-js'], devDependencies.sharp];

/** As small as mozjpeg makes these drawings, in a fifth of the time. */
const jpeg = { quality: 86, progressive: true, chromaSubsampling: '4:4:4' };

/** Turns drawings into pixels, in the site's own type, and remembers what it has drawn. */
export interface Raster {
  measure: Measure;
  png: (svg: string, width: number) => Promise<Buffer>;
  jpeg: (svg: string) => Promise<Buffer>;
  /** Keeps what was measured for the next build: 12 ms less of it for each page. */
  keepWidths: () => void;
}

/**
 * No font of the machine is looked at, so the same drawing gives the same bytes anywhere. The
 * exception is a text with letters that the site's own type lacks: a system face beats boxes.
 */
export async function createRaster(root = process.cwd()): Promise<Raster> {
  const fontFiles = await Promise.all([
    trueType(root, 'petrona.woff2'),
    trueType(root, 'figtree.woff2', { wght: 600 }),
  ]);
  const resvg = (svg: string, width?: number) =>
    new Resvg(svg, {
      ...(width ? { fitTo: { mode: 'width' as const, value: width } } : {}),
      font: {
        fontFiles,
        loadSystemFonts: !covered.test(svg),
        defaultFontFamily: faces.body,
      },
    });
  const widthsFile = join(
    cacheDir,
    `widths-${digest([...versions, ...fontFiles].join('\n'))}.json`,
  );
  const widths = new Map<string, number>(
    existsSync(widthsFile) ? JSON.parse(readFileSync(widthsFile, 'utf8')) : [],
  );
  const draw = (svg: string, width?: number) => Buffer.from(resvg(svg, width).render().asPng());

  return {
    measure(text, face, size) {
      const key = `${face} ${text}`;
      const known = widths.get(key) ?? resvg(line(text, faces[face])).getBBox()?.width ?? 0;
      widths.set(key, known);
      return (known * size) / MEASURED;
    },
    png: (svg, width) =>
      cached(`${svg}@${width}`, 'png', () =>
        sharp(draw(svg, width)).png({ compressionLevel: 9, palette: true, effort: 10 }).toBuffer(),
      ),
    jpeg: (svg) =>
      cached(`${svg}@${JSON.stringify(jpeg)}`, 'jpg', () =>
        sharp(draw(svg)).flatten().jpeg(jpeg).toBuffer(),
      ),
    keepWidths() {
      // Not those that took a system's face: it may be another one tomorrow.
      const own = [...widths].filter(([key]) => covered.test(key));
      keep(widthsFile, JSON.stringify(own));
    },
  };
}

/** A photograph as a drawing may hold it, in the size of a card and no other format than PNG. */
export async function photoUrl(file: string): Promise<string> {
  const png = await sharp(file).rotate().resize({ height: 700 }).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** The size at which texts are measured, once each: widths scale. */
const MEASURED = 100;

function line(text: string, family: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text font-size="${MEASURED}" font-family="${family}">${escaped}</text></svg>`;
}

const covered = new RegExp(`^[\\s${CHARACTERS.replace(/[\]\\^-]/g, '\\$&')}]*$`);

/** resvg reads neither woff2 nor variable weights, so both are undone, once per font file. */
async function trueType(root: string, name: string, variationAxes?: object): Promise<string> {
  const font = readFileSync(join(root, 'src/theme/fonts', name));
  const file = join(cacheDir, `${name}-${digest(font)}.ttf`);
  if (existsSync(file)) return file;
  const subsetFont: SubsetFont = require('subset-font');
  const options = { targetFormat: 'truetype', ...(variationAxes ? { variationAxes } : {}) };
  const ttf = await subsetFont(font, CHARACTERS, options);
  keep(file, ttf);
  return file;
}

async function cached(key: string, kind: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(cacheDir, `${digest([...versions, kind, key].join('\n'))}.${kind}`);
  if (existsSync(file)) return readFileSync(file);
  const drawn = await draw();
  keep(file, drawn);
  return drawn;
}

/** Under its name only when it is whole: another build may look for it at any time. */
function keep(file: string, data: string | Buffer) {
  mkdirSync(cacheDir, { recursive: true });
  const part = `${file}.${process.pid}`;
  writeFileSync(part, data);
  renameSync(part, file);
}

function digest(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex').slice(0, 24);
}
