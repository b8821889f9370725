/** What the fonts in `src/theme/fonts` hold, as a character class (fonts.css says how they were cut). */
const letters = ' -~\u00a0¡§©ª«\u00ad®°·º»½¿À-ÿŒœ–—‘’“”•…€−';

/**
 * A text without the emoji and signs that the site's fonts lack. The result is empty if they lack a
 * letter or number, because what is left would not be words.
 */
export function settable(text: string): string {
  const composed = text.normalize().replace(/[^\S\u00a0]+/g, ' ');
  const lacking = composed.match(new RegExp(`[^${letters}]`, 'gu')) ?? [];
  if (lacking.some((sign) => /[\p{L}\p{N}]/u.test(sign))) return '';
  const known = lacking.reduce((rest, sign) => rest.replace(sign, ''), composed);
  return known.replace(/ +/g, ' ').trim();
}
