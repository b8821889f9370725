import { says } from './sentences.ts';

/** What is in a text besides words; of several texts, what is in any of them. */
export interface Markup {
  /** Names between double braces. */
  variables: string[];
  /** A brace is left over that belongs to no variable. */
  looseBrace: boolean;
  /** Names of the `<marker>…</marker>`s, which say where a link is. */
  markers: string[];
  /** Each marker after those it stands in, such as `email` or `strong>email`. */
  nests: string[];
  /** A `<` or `>` is left over that belongs to no marker. */
  looseAngle: boolean;
  /** The first thing that is wrong with the markers by themselves. */
  fault?: string;
}

/** Reads the markup of a text, or of all forms of one. */
export function markupOf(...texts: string[]): Markup {
  const all = texts.map((text) => ({ ...variablesIn(text), ...markersIn(text) }));
  return {
    variables: [...new Set(all.flatMap(({ variables }) => variables))],
    looseBrace: all.some(({ looseBrace }) => looseBrace),
    markers: [...new Set(all.flatMap(({ markers }) => markers))],
    nests: all.flatMap(({ nests }) => nests),
    looseAngle: all.some(({ looseAngle }) => looseAngle),
    fault: all.find(({ fault }) => fault)?.fault,
  };
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

function variablesIn(text: string) {
  const variables: string[] = [];
  const rest = text.replace(/\{\{-?([^{}]*)\}\}/g, (whole, inner: string) => {
    // What stands after a comma is i18next's affair: a format.
    const name = inner.split(',')[0]?.trim();
    if (!name) return whole;
    variables.push(name);
    return '';
  });
  return { variables, looseBrace: /[{}]/.test(rest) };
}

function markersIn(text: string) {
  const pattern = /<(\/?)([\p{L}\d][\p{L}\d-]*)([^<>]*)>/gu;
  const markers: string[] = [];
  const nests: string[] = [];
  const faults: string[] = [];
  const open: { name: string; from: number }[] = [];

  for (const { 0: whole, 1: slash, 2: name = '', 3: rest, index } of text.matchAll(pattern)) {
    markers.push(name);
    if (rest === '/') faults.push(says.emptyMarker(name));
    // i18next takes `<email >` for something else, and the rest of the sentence with it.
    else if (rest) faults.push(says.unclearMarker(name));
    else if (!slash) {
      open.push({ name, from: index + whole.length });
      nests.push(open.map((marker) => marker.name).join('>'));
    } else {
      const depth = open.findLastIndex((marker) => marker.name === name);
      if (depth < 0) faults.push(says.unopenedMarker(name));
      else if (depth < open.length - 1) faults.push(says.crossedMarker(name));
      else if (!text.slice(open[depth]?.from, index).trim()) faults.push(says.emptyMarker(name));
      if (depth >= 0) open.splice(depth, 1);
    }
  }
  faults.push(...open.map(({ name }) => says.unclosedMarker(name)));
  return { markers, nests, looseAngle: /[<>]/.test(text.replace(pattern, '')), fault: faults[0] };
}
