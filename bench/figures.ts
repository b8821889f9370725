export interface Table {
  title: string;
  /** How it was measured, in a sentence or two. */
  note: string;
  /** Cells by the names of their columns, which are those of the first row. */
  rows: Record<string, string>[];
}

export function median(samples: number[]): number {
  const sorted = samples.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [below = Number.NaN, above = Number.NaN] = sorted.slice(middle - 1 + (sorted.length % 2));
  return sorted.length % 2 ? below : (below + above) / 2;
}

/** The median, and between which samples it lies: `1055 (1050–1061)`. */
export function spread(samples: number[], digits = 0): string {
  const [least, most] = [Math.min(...samples), Math.max(...samples)];
  const shown = (value: number) => value.toFixed(digits);
  const same = shown(least) === shown(most);
  return same ? shown(least) : `${shown(median(samples))} (${shown(least)}–${shown(most)})`;
}

/** As Markdown, its columns aligned for those who read it in a terminal. */
export function toMarkdown({ title, note, rows }: Table): string {
  const names = Object.keys(rows[0] ?? {});
  const widths = names.map((name) =>
    Math.max(name.length, ...rows.map((row) => row[name]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [
    `## ${title}`,
    '',
    note,
    '',
    line(names),
    line(widths.map((width) => '-'.repeat(width))),
    ...rows.map((row) => line(names.map((name) => row[name] ?? ''))),
    '',
  ].join('\n');
}
