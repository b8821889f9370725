const brackets = /[([{（].*?([)\]}）]|$)/g;

const letter = /[\p{L}\p{N}]\p{M}*/u;

/** The first letters of the first and the last name. */
export function initials(name: string): string {
  const words = name.replace(brackets, ' ').split(/\s+/);
  const letters = words.flatMap((word) => letter.exec(word) ?? []);
  return [...letters.slice(0, 1), ...letters.slice(1).slice(-1)].join('').toUpperCase();
}
