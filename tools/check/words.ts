/** Words as a Portuguese sentence lists them: `en, es e fr`. */
export const list = (words: string[]) => new Intl.ListFormat('pt-BR').format(words);

/** The words that others lack. */
export const without = (words: string[], others: string[]) =>
  words.filter((word) => !others.includes(word));

/** Such as `falta “lead” e sobra “leed”`. Empty if nothing is lost or added. */
export const difference = (lost: string[], added: string[]) =>
  list([...lost.map((name) => `falta “${name}”`), ...added.map((name) => `sobra “${name}”`)]);
