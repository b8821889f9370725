import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { type Issue, labelOf } from '../issues/issue.ts';
import { messages } from '../issues/messages.ts';

export type { Node };

/** One JSON file with the position of everything in it. */
export interface JsonFile {
  /** Path as issues show it. */
  label: string;
  text: string;
  /** The parsed content; undefined if it can't be parsed. */
  root?: Node;
  /** Issues with its JSON. */
  issues: Issue[];
}

/** One `"name": value` of an object. */
export interface Property {
  name: string;
  key: Node;
  value: Node;
}

/**
 * Reads a file however broken it is. Reports only the first syntax error, which may cause others.
 */
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
  const [error] = errors;
  if (error) return fail(...explain(text, error));
  if (!root) return fail(0, messages.syntax);
  const mark = text === whole ? [] : fail(0, messages.byteOrderMark).issues;
  return { ...file, root, issues: [...mark, ...duplicates(file, root, '')] };
}

/** Undefined for a file that isn't there, or that another program has locked. */
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

/** The line in which a node begins, counted from 1. */
function lineOf({ text }: JsonFile, { offset }: Node): number {
  return text.slice(0, offset).split('\n').length;
}

/**
 * What a node says. Copied, because `String` throws on the parser's objects: they have no
 * prototype.
 */
export function dataOf(node: Node) {
  return structuredClone(getNodeValue(node));
}

/** The properties of an object. Of two with one name the last wins, as in `JSON.parse`. */
export function propertiesOf(node: Node): Property[] {
  return [...new Map(allProperties(node).map((each) => [each.name, each])).values()];
}

/** The node at a path inside an object. */
export function valueAt(node: Node | undefined, ...names: string[]): Node | undefined {
  return node && findNodeAtLocation(node, names);
}

/** The text at a path inside an object; undefined if there is none. */
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

/** The dotted path of a name inside a block. */
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

/** A syntax error's position and kind. */
function explain(text: string, { error, offset }: ParseError): [offset: number, message: string] {
  const code = printParseErrorCode(error);
  const next = text[offset] ?? '';
  const before = text.slice(0, offset).trimEnd();
  if (before.endsWith(',') && /[}\],]/.test(next)) return [before.length - 1, messages.comma];
  // Two texts without a space between them are one with quotes inside.
  if (code === 'CommaExpected' && next === '"' && before.length < offset) {
    return [before.length, messages.comma];
  }
  if (code === 'UnexpectedEndOfString') return [offset, messages.quotes];
  const isUnclosed = !text.slice(offset).trim() || /^(Close|EndOfFile)/.test(code);
  if (isUnclosed) return [offset, messages.braces];
  return [offset, /[“”„«‘’'\p{L}]/u.test(next) ? messages.quotes : messages.syntax];
}
