/** The characters of the fonts in `src/theme/fonts`, for a character class of a `RegExp`. */
const letters = ' -~\u00a0¡§©ª«\u00ad®°·º»½¿À-ēĖ-ħĪīĮ-ıĴ-ķĹ-ľŁ-ňŊ-ōŐ-šŤťŪ-žȘ-țẀ-ẅẞỲỳ–—‘’“”•…€−';

/** Removes signs that the site's fonts lack. Returns '' if the fonts lack a letter or digit. */
export function settable(text: string): string {
  const composed = text.normalize().replace(/[^\S\u00a0]+/g, ' ');
  const lacking = composed.match(new RegExp(`[^${letters}]`, 'gu')) ?? [];
  if (lacking.some((sign) => /[\p{L}\p{N}]/u.test(sign))) return '';
  const known = lacking.reduce((rest, sign) => rest.replace(sign, ''), composed);
  return known.replace(/ +/g, ' ').trim();
}
