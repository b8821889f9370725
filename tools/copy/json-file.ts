import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import {
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { type Issue, labelOf } from './issue.ts';
import { messages } from './messages.ts';

export interface JsonFile {
  label: string;
  text: string;
  /** Undefined if the text can't be parsed. */
  data?: unknown;
  issues: Issue[];
}

export type Path = readonly (string | number)[];

export interface Mistake {
  path: Path;
  message: string;
  /** Whether the value or the name at the path is wrong. By default, the value. */
  at?: 'value' | 'name';
  /** For a missing text: the names that come before it in its block. */
  after?: string[];
}

/** Reads a file. Reports its first syntax error, but no later ones, which the first may cause. */
export function readJsonFile(path: string): JsonFile {
  const bytes = bytesOf(path);
  const whole = String(bytes ?? '');
  const text = whole.replace(/^\uFEFF/, '');
  const file: JsonFile = { label: labelOf(path), text, issues: [] };
  const fail = (offset: number, message: string) => {
    return { ...file, issues: [issueAt(file, offset, '', message)] };
  };
  if (!bytes) return fail(0, messages.closedFile);
  if (!isUtf8(bytes)) return fail(Math.max(0, text.indexOf('\uFFFD')), messages.notUtf8);
  if (!text.trim()) return fail(0, messages.emptyFile);
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  if (errors[0] || !root) return fail(...explain(text, errors[0]));
  const mark = text === whole ? [] : fail(0, messages.byteOrderMark).issues;
  // `String` throws on the parser's objects, which have no prototype. Clones have a prototype.
  const data: unknown = structuredClone(getNodeValue(root));
  return { ...file, data, issues: [...mark, ...duplicates(file, root, '')] };
}

function bytesOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

export function issueAt(
  file: Pick<JsonFile, 'label' | 'text'>,
  offset: number,
  key: string,
  message: string,
): Issue {
  const before = file.text.slice(0, offset).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return { file: file.label, line: before.length, column, key, message };
}

export function issueOf(file: JsonFile, mistake: Mistake): Issue {
  return issueAt(file, locate(file, mistake), keyOf(mistake.path), mistake.message);
}

/** A mistake's offset in the text. For a missing value, where it belongs, or else its block. */
function locate({ text }: JsonFile, { path, at, after }: Omit<Mistake, 'message'>): number {
  const root = parseTree(text);
  const block = nodeAt(root, path.slice(0, -1)) ?? root;
  if (after) {
    const before = after.flatMap((name) => nodeAt(block, [name]) ?? []);
    const ends = before.map(({ offset, length }) => offset + length);
    return Math.max((block?.offset ?? 0) + 1, ...ends);
  }
  const node = nodeAt(root, path);
  const own = at === 'name' ? node?.parent?.children?.[0] : node;
  const ofBlock = block?.parent?.type === 'property' ? block.parent : block;
  return own?.offset ?? ofBlock?.offset ?? 0;
}

/** The node at a path. If two properties have the same name, it is the last, as in `data`. */
function nodeAt(root: Node | undefined, path: Path): Node | undefined {
  return path.reduce(
    (node, step) =>
      node?.type === 'array'
        ? node.children?.[Number(step)]
        : propertiesOf(node).findLast(({ name }) => name === step)?.value,
    root,
  );
}

/** Such as `locales/pt-BR/home.json:12`, which editors and terminals turn into a link. */
export function placeOf(file: JsonFile, path: Path, at?: Mistake['at']): string {
  return `${file.label}:${lineOf(file, path, at)}`;
}

export function lineOf(file: JsonFile, path: Path, at?: Mistake['at']): number {
  return issueOf(file, { path, at, message: '' }).line;
}

/** The names of a path, such as `hero.lead`. */
export const keyOf = (path: Path) => path.filter((step) => typeof step === 'string').join('.');

export type Block = Record<string, unknown>;

export const isBlock = (value: unknown): value is Block =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** The names and values of a block. Empty for any other value. */
export const entriesOf = (value: unknown) => (isBlock(value) ? Object.entries(value) : []);

export function valueAt(value: unknown, ...names: string[]): unknown {
  return names.reduce<unknown>(
    (block, name) => (isBlock(block) && Object.hasOwn(block, name) ? block[name] : undefined),
    value,
  );
}

export function textAt(value: unknown, ...names: string[]): string | undefined {
  const found = valueAt(value, ...names);
  return typeof found === 'string' ? found : undefined;
}

/** Every text in a value, with its path. */
export function textsIn(value: unknown, path: string[] = []): { path: string[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  return entriesOf(value).flatMap(([name, below]) => textsIn(below, [...path, name]));
}

function propertiesOf(node: Node | undefined) {
  if (node?.type !== 'object') return [];
  return (node.children ?? []).flatMap(({ children }) => {
    const [key, value] = children ?? [];
    return key && value ? [{ name: String(key.value), key, value }] : [];
  });
}

function duplicates(file: JsonFile, node: Node, path: string): Issue[] {
  const properties = propertiesOf(node);
  return properties.flatMap(({ name, key, value }, at) => {
    const own = path ? `${path}.${name}` : name;
    const first = properties.findIndex((each) => each.name === name);
    const message = messages.duplicate(name);
    const issues = first < at ? [issueAt(file, key.offset, own, message)] : [];
    return [...issues, ...duplicates(file, value, own)];
  });
}

/** The parser places a missing comma at the next sign, and a missing quote at the opening one. */
function explain(text: string, error?: ParseError): [offset: number, message: string] {
  const { offset = 0, length = 0 } = error ?? {};
  const isUnclosed = error && printParseErrorCode(error.error) === 'UnexpectedEndOfString';
  const before = text.slice(0, isUnclosed ? offset + length : offset).trimEnd();
  const column = before.length - (before.lastIndexOf('\n') + 1);
  const [line = ''] = text.slice(before.length - column).split(/\r?\n/);
  const start = Math.max(0, column - 60);
  const excerpt = line.slice(start, column + 20).replaceAll('\t', ' ');
  return [before.length, messages.syntax(excerpt, column - start)];
}
