import { says } from './messages.ts';
import { suggest } from './suggest.ts';

const tagPattern = /<(\/?)([\p{L}\d][\p{L}\d-]*)([^<>]*)>/gu;

interface Findings {
  /** Tags with their surroundings, such as `email` or `strong>email`. */
  paths: Set<string>;
  names: Set<string>;
  /** A `<` or `>` is left over that belongs to no tag. */
  stray: boolean;
  messages: string[];
  /** Tags that a message is about already. */
  blamed: Set<string>;
}

/** Reads the tags of a text; `allowed` tells which names to follow, the others are passed over. */
function readTags(text: string, allowed?: Set<string>): Findings {
  const found: Findings = {
    paths: new Set(),
    names: new Set(),
    stray: /[<>]/.test(text.replace(tagPattern, '')),
    messages: [],
    blamed: new Set(),
  };
  const blame = (name: string, message: string) => {
    if (!found.blamed.has(name)) found.messages.push(message);
    found.blamed.add(name);
  };
  const open: { name: string; from: number }[] = [];

  for (const match of text.matchAll(tagPattern)) {
    const [whole, slash, written = '', rest = ''] = match;
    let name = written;
    if (allowed && !allowed.has(name)) {
      const meant = suggest(written, allowed);
      blame(meant ?? written, says.unknownTag(written, [...allowed], meant));
      if (!meant) continue;
      name = meant;
    }
    found.names.add(name);
    const empty = rest.endsWith('/');
    if (rest.replace(/\/$/, '')) blame(name, says.tagAttributes(name));
    if (!slash) {
      found.paths.add([...open.map((tag) => tag.name), name].join('>'));
      if (empty) blame(name, says.emptyTag(name));
      else open.push({ name, from: match.index + whole.length });
      continue;
    }
    const depth = open.findLastIndex((tag) => tag.name === name);
    if (depth < 0) blame(name, says.unopenedTag(name));
    else if (depth < open.length - 1) blame(name, says.crossedTags(name));
    else if (!text.slice(open[depth]?.from, match.index).trim()) blame(name, says.emptyTag(name));
    if (depth >= 0) open.splice(depth, 1);
  }
  for (const { name } of open) blame(name, says.unclosedTag(name));
  return found;
}

/** What is wrong with a translation's tags, given its original's. */
export function checkTags(text: string, originals: string[]): string[] {
  const sources = originals.map((original) => readTags(original));
  const allowed = new Set(sources.flatMap(({ names }) => [...names]));
  const found = readTags(text, allowed);
  if (found.stray && !sources.some(({ stray }) => stray)) return [says.strayAngle];

  const paths = new Set(sources.flatMap((source) => [...source.paths]));
  const messages = [...found.messages];
  for (const name of allowed) {
    if (found.blamed.has(name)) continue;
    const own = [...found.paths].filter((path) => path.split('>').at(-1) === name);
    if (!found.names.has(name)) messages.push(says.droppedTag(name));
    else if (found.messages.length === 0 && own.some((path) => !paths.has(path))) {
      messages.push(says.crossedTags(name));
    }
  }
  return messages;
}

/** Names that a page would take for HTML; those of the copy say what a link leads to. */
const html =
  /^(a|b|big|br|center|div|em|font|h[1-6]|hr|i|img|li|mark|ol|p|s|script|small|span|strong|style|sub|sup|u|ul)$/i;

/** What is wrong with the original's own tags, and which of them are HTML. */
export function checkSourceTags(text: string): { messages: string[]; htmlTags: string[] } {
  const { stray, messages, names } = readTags(text);
  return {
    messages: stray ? [says.strayAngle] : messages,
    htmlTags: [...names].filter((name) => html.test(name)),
  };
}
