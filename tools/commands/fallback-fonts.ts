export type Cut = 'regular' | 'italic' | 'bold';

/** The average letter width in em, then the full and PostScript names that browsers look for. */
type Font = [width: number, ...names: string[]];

/**
 * Fonts of computers and iPhones, then of Android. Liberation, on Linux, is as wide as the font
 * before it. Widths are `xWidthAvg` of @capsizecss/metrics 4.3.0, not installed because it has
 * 30,000 files.
 */
export const fallbackFonts: Record<'serif' | 'sans-serif', Record<Cut, Font>[]> = {
  serif: [
    {
      regular: [0.4063, 'Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
      italic: [
        0.4082,
        'Times New Roman Italic',
        'TimesNewRomanPS-ItalicMT',
        'Liberation Serif Italic',
      ],
      bold: [0.4326, 'Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
    },
    {
      regular: [0.481, 'Noto Serif', 'NotoSerif-Regular'],
      italic: [0.469, 'Noto Serif Italic', 'NotoSerif-Italic'],
      bold: [0.512, 'Noto Serif Bold', 'NotoSerif-Bold'],
    },
  ],
  'sans-serif': [
    {
      regular: [0.4458, 'Arial', 'ArialMT', 'Liberation Sans'],
      italic: [0.4458, 'Arial Italic', 'Arial-ItalicMT', 'Liberation Sans Italic'],
      bold: [0.48, 'Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    },
    {
      regular: [0.4448, 'Roboto', 'Roboto-Regular'],
      italic: [0.4326, 'Roboto Italic', 'Roboto-Italic'],
      bold: [0.4521, 'Roboto Bold', 'Roboto-Bold'],
    },
  ],
};
