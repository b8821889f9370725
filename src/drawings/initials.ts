const brackets = /[([{（].*?([)\]}）]|$)/g;

const letter = /[\p{L}\p{N}]\p{M}*/u;

/** The first letters of the first and the last name. */
export function initials(name: string): string {
  const words = name.replace(brackets, ' ').split(/\s+/);
  const letters = words.map((word) => letter.exec(word)?.[0] ?? '').filter(Boolean);
  const [first = '', ...others] = letters;
  return (first + (others.at(-1) ?? '')).toUpperCase();
}
