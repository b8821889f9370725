import { messages } from './messages.ts';

/** The variables and markers of a text, or of several texts together. */
export interface Markup {
  /** Names between double braces. */
  variables: string[];
  /** Whether a brace belongs to no variable. */
  looseBrace: boolean;
  /** Names of the `<marker>…</marker>`s, which say where a link is. */
  markers: string[];
  /** Each marker with those around it, such as `email` or `strong>email`. */
  nests: string[];
  /** Whether a `<` or `>` belongs to no marker. */
  looseAngle: boolean;
  /** The first mistake in the markers themselves, as a sentence. */
  fault?: string;
}

/** Reads the markup of a text, or of all its plural forms. */
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

/** Replaces the variables that have a value. */
export function fillIn(text: string, values: Record<string, unknown>): string {
  return text.replace(/\{\{-?\s*([^{},]+?)\s*(?:,[^{}]*)?\}\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
}

/** The text without variables and markers. */
export function wordsIn(text: string): string {
  return text.replace(/\{\{[^{}]*\}\}|<[^<>]*>/g, '');
}

function variablesIn(text: string) {
  const variables: string[] = [];
  const rest = text.replace(/\{\{-?([^{}]*)\}\}/g, (whole, inner: string) => {
    // After a comma i18next expects a format.
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
    if (rest === '/') faults.push(messages.emptyMarker(name));
    // i18next doesn't recognise `<email >` and loses the rest of the sentence.
    else if (rest) faults.push(messages.unclearMarker(name));
    else if (!slash) {
      open.push({ name, from: index + whole.length });
      nests.push(open.map((marker) => marker.name).join('>'));
    } else {
      const depth = open.findLastIndex((marker) => marker.name === name);
      if (depth < 0) faults.push(messages.unopenedMarker(name));
      else if (depth < open.length - 1) faults.push(messages.crossedMarker(name));
      else if (!text.slice(open[depth]?.from, index).trim())
        faults.push(messages.emptyMarker(name));
      if (depth >= 0) open.splice(depth, 1);
    }
  }
  faults.push(...open.map(({ name }) => messages.unclosedMarker(name)));
  return { markers, nests, looseAngle: /[<>]/.test(text.replace(pattern, '')), fault: faults[0] };
}
