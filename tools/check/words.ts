/** Words as a Portuguese sentence lists them: `en, es e fr`. */
export const list = (words: string[]) => new Intl.ListFormat('pt-BR').format(words);

/** The words that others lack. */
export const without = (words: string[], others: string[]) =>
  words.filter((word) => !others.includes(word));

/** Such as `falta “lead” e sobra “leed”`. Empty if nothing is lost or added. */
export function difference(lost: string[], added: string[]): string {
  const quoted = (words: string[]) => words.map((word) => `“${word}”`).join(', ');
  const parts = [lost[0] && `falta ${quoted(lost)}`, added[0] && `sobra ${quoted(added)}`];
  return parts.filter(Boolean).join(' e ');
}
