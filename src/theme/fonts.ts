import figtree from './fonts/figtree.woff2?url';
import petrona from './fonts/petrona.woff2?url';
import petronaItalic from './fonts/petrona-italic.woff2?url';

interface Face {
  family: string;
  style?: 'normal' | 'italic';
  weight: string;
  src: string;
  adjust?: string;
}

/** Vertical metrics in em, from the `hhea` tables of the subset files; both line gaps are 0. */
const PETRONA = { ascent: 0.858, descent: 0.27 };
const FIGTREE = { ascent: 0.95, descent: 0.25 };

/**
 * Gives a system font the width and the line box of the web font, so that text does not move when
 * the web font arrives. `size` is the web font's width divided by the system font's, measured in
 * Chromium, with kerning, over Portuguese headings (Petrona) and paragraphs (the italic, Figtree).
 * Liberation stood in for Arial and Times New Roman, whose widths it copies. Browsers apply
 * `size-adjust` to the overrides too, hence the division.
 */
const overrides = (size: number, { ascent, descent }: { ascent: number; descent: number }) => `
  size-adjust: ${(size * 100).toFixed(1)}%;
  ascent-override: ${((ascent / size) * 100).toFixed(2)}%;
  descent-override: ${((descent / size) * 100).toFixed(2)}%;
  line-gap-override: 0%;`;

const web = (url: string) => `url("${url}") format("woff2")`;

/** Full and PostScript names: browsers differ in which of the two `local()` finds. */
const local = (...names: string[]) => names.map((name) => `local("${name}")`).join(', ');

/** The `@font-face` rules. */
function fontFaceRules(): string {
  const faces: Face[] = [
    { family: 'Petrona Variable', weight: '600', src: web(petrona) },
    { family: 'Petrona Variable', style: 'italic', weight: '500', src: web(petronaItalic) },
    { family: 'Figtree Variable', weight: '400 600', src: web(figtree) },
    {
      family: 'Petrona Fallback',
      weight: '600',
      src: local('Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'),
      adjust: overrides(1.042, PETRONA),
    },
    {
      family: 'Petrona Fallback',
      style: 'italic',
      weight: '500',
      src: local('Times New Roman Italic', 'TimesNewRomanPS-ItalicMT', 'Liberation Serif Italic'),
      adjust: overrides(1.005, PETRONA),
    },
    // Android has no Times New Roman, and Noto Serif is a fifth wider: a family of its own.
    {
      family: 'Petrona Fallback Android',
      weight: '600',
      src: local('Noto Serif Bold', 'NotoSerif-Bold'),
      adjust: overrides(0.88, PETRONA),
    },
    {
      family: 'Petrona Fallback Android',
      style: 'italic',
      weight: '500',
      src: local('Noto Serif Italic', 'NotoSerif-Italic'),
      adjust: overrides(0.878, PETRONA),
    },
    {
      family: 'Figtree Fallback',
      weight: '400 500',
      src: local('Arial', 'ArialMT', 'Liberation Sans', 'Roboto', 'Roboto-Regular'),
      adjust: overrides(0.995, FIGTREE),
    },
    // No Roboto here: at 600 it is within 1% of Figtree unadjusted, and Android's `system-ui` is it.
    {
      family: 'Figtree Fallback',
      weight: '600',
      src: local('Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'),
      adjust: overrides(0.944, FIGTREE),
    },
  ];
  return faces
    .map(
      ({ family, style = 'normal', weight, src, adjust = '' }) => `@font-face {
  font-family: "${family}";
  font-style: ${style};
  font-weight: ${weight};
  font-display: swap;
  src: ${src};${adjust}
}`,
    )
    .join('\n');
}

/** Font stacks by role. Quotes are `heading` with `font-style: italic`. */
export const fonts = {
  heading: "'Petrona Variable', 'Petrona Fallback', 'Petrona Fallback Android', Georgia, serif",
  body: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
};

/** What every page needs before its first text; the italic loads only where quotes are. */
export const preloadFonts = [petrona, figtree];

/** The `@font-face` rules, for a global style: Chakra's own take an array for a responsive value. */
export const fontFaces = fontFaceRules();
