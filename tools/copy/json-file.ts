import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
} from 'jsonc-parser';
import { type Issue, labelOf } from '../issues/issue.ts';
import { messages } from '../issues/messages.ts';

export type { Node };

export interface JsonFile {
  label: string;
  text: string;
  /** Undefined if the text can't be parsed. */
  root?: Node;
  issues: Issue[];
}

export interface Property {
  name: string;
  key: Node;
  value: Node;
}

/** Reads even a broken file. Reports only the first syntax error, which may cause others. */
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
  if (errors[0] || !root) return fail(...explain(text, errors[0]?.offset ?? 0));
  const mark = text === whole ? [] : fail(0, messages.byteOrderMark).issues;
  return { ...file, root, issues: [...mark, ...duplicates(file, root, '')] };
}

/** Undefined if the file is missing or locked. */
function bytesOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** An issue at an offset in a file. */
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

/** `locales/pt-BR/home.json:12`, which editors and terminals turn into a link. */
export function placeOf(file: JsonFile, node: Node): string {
  return `${file.label}:${lineOf(file, node)}`;
}

/** Counted from 1. */
export function lineOf({ text }: JsonFile, { offset }: Node): number {
  return text.slice(0, offset).split('\n').length;
}

/** A node's data. Copied, because the parser's objects have no prototype: `String` would throw. */
export function dataOf(node: Node) {
  return structuredClone(getNodeValue(node));
}

/** An object's properties. Of two with one name, the last wins, as in `JSON.parse`. */
export function propertiesOf(node: Node): Property[] {
  return [...new Map(allProperties(node).map((each) => [each.name, each])).values()];
}

/** The node at a path. */
export function valueAt(node: Node | undefined, ...names: string[]): Node | undefined {
  return node && findNodeAtLocation(node, names);
}

/** The text at a path. */
export function textAt(node: Node | undefined, ...names: string[]): string | undefined {
  const found = valueAt(node, ...names);
  return found?.type === 'string' ? String(found.value) : undefined;
}

/** Every text in a node, with its dotted path. */
export function textsIn(node: Node | undefined, path = ''): { path: string; node: Node }[] {
  if (node?.type === 'string') return [{ path, node }];
  if (node?.type !== 'object') return [];
  return propertiesOf(node).flatMap(({ name, value }) => textsIn(value, pathBelow(path, name)));
}

/** Such as `hero.lead`. */
export function pathBelow(path: string, name: string): string {
  return path ? `${path}.${name}` : name;
}

function allProperties(node: Node): Property[] {
  if (node.type !== 'object') return [];
  return (node.children ?? []).flatMap(({ children }) => {
    const [key, value] = children ?? [];
    return key && value ? [{ name: String(key.value), key, value }] : [];
  });
}

function duplicates(file: JsonFile, node: Node, path: string): Issue[] {
  const properties = allProperties(node);
  return properties.flatMap(({ name, key, value }, at) => {
    const own = pathBelow(path, name);
    const first = properties.findIndex((each) => each.name === name);
    const message = messages.duplicate(name);
    const issues = first < at ? [issueAt(file, key.offset, own, message)] : [];
    return [...issues, ...duplicates(file, value, own)];
  });
}

/** The parser reports a missing comma at the next line, so this points behind what was read before. */
function explain(text: string, offset: number): [offset: number, message: string] {
  const before = text.slice(0, offset).trimEnd();
  const column = before.length - (before.lastIndexOf('\n') + 1);
  const [line = ''] = text.slice(before.length - column).split(/\r?\n/);
  const start = Math.max(0, column - 60);
  const excerpt = line.slice(start, column + 20).replaceAll('\t', ' ');
  return [before.length, messages.syntax(excerpt, column - start)];
}
