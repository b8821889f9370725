interface Setting {
  width: number;
  height: number;
  /** From the largest to the smallest that may be tried. */
  sizes: readonly number[];
  /** In em. */
  lineHeight: number;
  measure: (text: string, size: number) => number;
}

interface Lines {
  lines: string[];
  size: number;
  /** In pixels. */
  lineHeight: number;
}

/** A size this near to the largest is no loss, where it lets the lines break well. */
const NEAR = 0.85;

/**
 * Breaks a text at the largest size that fits a box, with as few lines as it needs there, about as
 * long as each other. A size little below the largest is taken if no word is left hanging there;
 * the smallest, if none fits.
 */
export function setLines(text: string, setting: Setting): Lines {
  const { width, height, sizes, lineHeight, measure } = setting;
  // Spaces that may not break are not broken.
  const words = text.trim().split(/[ \n\t]+/);
  const at = (size: number, within = width): Lines | undefined => {
    const lines = breakWords(words, within, (line) => measure(line, size));
    return lines && { lines, size, lineHeight: size * lineHeight };
  };
  const fitting = sizes
    .map((size) => at(size))
    .filter((set) => set && set.lines.length * set.lineHeight <= height) as Lines[];
  const [largest] = fitting;
  const smallest = sizes.at(-1) ?? 16;
  if (!largest) return at(smallest, Number.POSITIVE_INFINITY) as Lines;
  const clean = fitting.find(({ lines, size }) => {
    return size >= NEAR * largest.size && lines.slice(0, -1).every((line) => !hangs(line));
  });
  return clean ?? largest;
}

/** All ways to break a heading are few enough to try: the fewest lines, then the evenest. */
function breakWords(
  words: readonly string[],
  width: number,
  widthOf: (line: string) => number,
): string[] | undefined {
  for (let count = 1; count <= Math.min(words.length, 6); count += 1) {
    const fitting = partitions(words, count).filter((lines) =>
      lines.every((line) => widthOf(line) <= width),
    );
    const costs = fitting.map((lines) => unevenness(lines, widthOf));
    const best = fitting[costs.indexOf(Math.min(...costs))];
    if (best) return best;
  }
  return undefined;
}

function partitions(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]];
  const found: string[][] = [];
  for (let first = 1; first <= words.length - count + 1; first += 1) {
    const line = words.slice(0, first).join(' ');
    for (const rest of partitions(words.slice(first), count - 1)) found.push([line, ...rest]);
  }
  return found;
}

function unevenness(lines: readonly string[], widthOf: (line: string) => number): number {
  const widths = lines.map(widthOf);
  const longest = Math.max(...widths);
  const ragged = widths.reduce((sum, width) => sum + (1 - width / longest) ** 2, 0);
  return ragged + lines.slice(0, -1).filter(hangs).length / 2;
}

/** “a” and “já” belong to the next line, and so does the first word of a sentence. */
function hangs(line: string): boolean {
  return /(^|\s)\p{L}{1,2}$|[.?!…][”"]?\s\S+$/u.test(line);
}
