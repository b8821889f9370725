/** What is in brackets is no name, such as “(RH)”. */
const brackets = /[([{（].*?([)\]}）]|$)/g;

/** A word's first letter or number, with its accents; before it, there may be quotes or an emoji. */
const firstOfWord = /(?<!\S)[^\s\p{L}\p{N}]*([\p{L}\p{N}]\p{M}*)/gu;

/** First letters of the first and the last name. */
export function initials(name: string): string {
  const letters = [...name.replace(brackets, ' ').matchAll(firstOfWord)].map(
    ([, letter]) => letter,
  );
  return [...letters.slice(0, 1), ...letters.slice(1).slice(-1)].join('').toUpperCase();
}
