import { says } from './sentences.ts';

/** The names between double braces; a format after a comma is i18next's affair. */
export function variablesIn(text: string): { names: Set<string>; loose: boolean } {
  const names = new Set<string>();
  const rest = text.replace(/\{\{-?([^{}]*)\}\}/g, (whole, inner: string) => {
    const name = inner.split(',')[0]?.trim();
    if (!name) return whole;
    names.add(name);
    return '';
  });
  return { names, loose: /[{}]/.test(rest) };
}

/** Puts values in the place of the variables that are known. */
export function fillIn(text: string, values: Record<string, unknown>): string {
  return text.replace(/\{\{-?\s*([^{},]+?)\s*(?:,[^{}]*)?\}\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
}

/** The text without variables and markers: what there is to translate. */
export function wordsIn(text: string): string {
  return text.replace(/\{\{[^{}]*\}\}|<[^<>]*>/g, '');
}

interface Markers {
  names: Set<string>;
  /** Each marker after those it stands in, such as `email` or `strong>email`. */
  nests: Set<string>;
  /** A `<` or `>` is left over that belongs to no marker. */
  loose: boolean;
  /** The first thing that is wrong with the markers by themselves. */
  fault?: string;
}

/** The `<marker>…</marker>`s of a text, which say where a link is. */
export function markersIn(text: string): Markers {
  const pattern = /<(\/?)([\p{L}\d][\p{L}\d-]*)([^<>]*)>/gu;
  const names = new Set<string>();
  const nests = new Set<string>();
  const open: { name: string; from: number }[] = [];
  const faults: string[] = [];

  for (const { 0: whole, 1: slash, 2: name = '', 3: rest, index } of text.matchAll(pattern)) {
    names.add(name);
    if (rest === '/') faults.push(says.emptyMarker(name));
    // i18next takes `<email >` for something else, and the rest of the sentence with it.
    else if (rest) faults.push(says.unclearMarker(name));
    else if (!slash) {
      open.push({ name, from: index + whole.length });
      nests.add(open.map((marker) => marker.name).join('>'));
    } else {
      const depth = open.findLastIndex((marker) => marker.name === name);
      if (depth < 0) faults.push(says.unopenedMarker(name));
      else if (depth < open.length - 1) faults.push(says.crossedMarker(name));
      else if (!text.slice(open[depth]?.from, index).trim()) faults.push(says.emptyMarker(name));
      if (depth >= 0) open.splice(depth, 1);
    }
  }
  faults.push(...open.map(({ name }) => says.unclosedMarker(name)));
  return { names, nests, loose: /[<>]/.test(text.replace(pattern, '')), fault: faults[0] };
}
