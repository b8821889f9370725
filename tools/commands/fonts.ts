import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { typefaces } from '../../src/theme/typefaces.ts';
import { type Cut, fallbackFonts } from './fallback-fonts.ts';

type Role = keyof typeof typefaces;
const roles = Object.keys(typefaces) as Role[];

interface Face {
  style: 'normal' | 'italic';
  /** As in CSS: one weight, or a minimum and a maximum. */
  weight: string;
  /** What devices show until the font has loaded, by weight. */
  fallbacks: Record<string, Cut>;
}

/** The fonts that src/theme/text-styles.ts uses. */
const faces: Record<Role, Face[]> = {
  heading: [
    { style: 'normal', weight: '600', fallbacks: { 600: 'bold' } },
    { style: 'italic', weight: '500', fallbacks: { 500: 'italic' } },
  ],
  body: [{ style: 'normal', weight: '400 600', fallbacks: { '400 500': 'regular', 600: 'bold' } }],
};

const letters = `${fromTo(' ', '~')}${fromTo('À', 'ÿ')}Œœ\u00a0¡§©ª«\u00ad®°·º»½¿–—‘’“”•…€−`;

/**
 * subset-font's types lack these options. `rvrn` lets a variable font replace letters at some
 * weights.
 */
const subsetOptions: Record<Role, object> = {
  heading: { noHinting: true, keepFeatures: ['kern', 'liga'] },
  body: { noHinting: true, keepFeatures: ['kern', 'liga', 'rvrn', 'tnum'] },
};

/**
 * The maximum average letter width, in em. Wider letters would break long words in narrow columns.
 */
const widestHeading = 0.45;

/** The output folder of `npm run fonts`. */
export const fontFolder = 'src/theme/fonts';

/** Makes that folder's files from the packages in src/theme/typefaces.ts. */
export async function makeFonts(): Promise<Record<string, Buffer | string>> {
  const files: Record<string, Buffer | string> = {};
  const css = [`:root {\n${roles.map(stackOf).join('')}}\n`];
  for (const role of roles) {
    const { width } = await metricsOf(role, 'normal', '600');
    const scale = role === 'heading' ? Math.min(1, widestHeading / width) : 1;
    for (const face of faces[role]) {
      // Without an italic, browsers slant the upright.
      if (!existsSync(sourceOf(role, face.style))) continue;
      const name = `${role}${face.style === 'italic' ? '-italic' : ''}.woff2`;
      files[name] = await subset(role, face.style, face.weight, { targetFormat: 'woff2' });
      css.push(webFont(role, face, name, scale), ...(await fallbacksOf(role, face, scale)));
    }
    // For pictures, because sharp reads no WOFF2. Without a name table, its file name is its name.
    const nameless = { targetFormat: 'sfnt', dropTables: ['name'] } as const;
    files[`${role}.ttf`] = await subset(role, 'normal', '600', nameless);
  }
  const licenses = new Set(roles.map((role) => readFileSync(inPackage(role, 'LICENSE'), 'utf8')));
  return { ...files, 'fonts.css': css.join(''), 'licenses.txt': [...licenses].join('\n\n') };
}

function stackOf(role: Role): string {
  const fallbacks = fallbackFonts[categoryOf(role)].map((_, index) => fallbackName(role, index));
  const generic = categoryOf(role) === 'serif' ? 'serif' : 'system-ui, sans-serif';
  return `  --font-${role}: ${[role, ...fallbacks, generic].join(', ')};\n`;
}

function webFont(role: Role, { style, weight }: Face, file: string, scale: number): string {
  return fontFace({
    'font-family': role,
    'font-style': style,
    'font-weight': weight,
    'font-display': 'swap',
    src: `url("./${file}") format("woff2")`,
    ...(scale < 1 && { 'size-adjust': percent(scale) }),
  });
}

/** Device fonts with the web font's width and line box, so that text doesn't move. */
async function fallbacksOf(role: Role, { style, fallbacks }: Face, scale: number) {
  const rules = Object.entries(fallbacks).map(async ([weight, cut]) => {
    const { width, ascent, descent, lineGap } = await metricsOf(role, style, weight.slice(0, 3));
    return fallbackFonts[categoryOf(role)].map((fallback, index) => {
      const [ownWidth, ...names] = fallback[cut];
      const ratio = width / ownWidth;
      // `size-adjust` scales the overrides, too.
      const ofLine = (height: number) => percent(height / ratio);
      return fontFace({
        'font-family': fallbackName(role, index),
        'font-style': style,
        'font-weight': weight,
        src: names.map((name) => `local("${name}")`).join(', '),
        'size-adjust': percent(scale * ratio),
        'ascent-override': ofLine(ascent),
        'descent-override': ofLine(-descent),
        'line-gap-override': ofLine(lineGap),
      });
    });
  });
  return (await Promise.all(rules)).flat();
}

/** In em. */
async function metricsOf(role: Role, style: Face['style'], weight: string) {
  const font = await subset(role, style, weight, { targetFormat: 'sfnt' });
  const { xWidthAvg, ascent, descent, lineGap, unitsPerEm } = await fromBuffer(font);
  const em = (units: number) => units / unitsPerEm;
  return {
    width: em(xWidthAvg),
    ascent: em(ascent),
    descent: em(descent),
    lineGap: em(lineGap),
  };
}

function subset(
  role: Role,
  style: Face['style'],
  weight: string,
  format: { targetFormat: 'woff2' | 'sfnt'; dropTables?: readonly string[] },
): Promise<Buffer> {
  const [min = 0, max = min] = weight.split(' ').map(Number);
  return subsetFont(readFileSync(sourceOf(role, style)), letters, {
    ...subsetOptions[role],
    ...format,
    variationAxes: { wght: min === max ? min : { min, max } },
  });
}

const inPackage = (role: Role, file: string) => join('node_modules', typefaces[role], file);

const sourceOf = (role: Role, style: Face['style']) =>
  inPackage(role, `files/${basename(typefaces[role])}-latin-wght-${style}.woff2`);

function categoryOf(role: Role): keyof typeof fallbackFonts {
  const { category } = JSON.parse(readFileSync(inPackage(role, 'metadata.json'), 'utf8'));
  return category === 'serif' ? 'serif' : 'sans-serif';
}

const fallbackName = (role: Role, index: number) => `"${role} fallback ${index + 1}"`;

function fontFace(descriptors: Record<string, string>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};\n`);
  return `@font-face {\n${lines.join('')}}\n`;
}

const percent = (share: number) => `${Number((100 * share).toFixed(2))}%`;

function fromTo(first: string, last: string): string {
  const [from, to] = [first.charCodeAt(0), last.charCodeAt(0)];
  return String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = await makeFonts();
  rmSync(fontFolder, { recursive: true, force: true });
  mkdirSync(fontFolder);
  for (const [name, data] of Object.entries(files)) {
    writeFileSync(join(fontFolder, name), data);
    console.log(`${join(fontFolder, name)}: ${(data.length / 1000).toFixed(1)} KB`);
  }
}
