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
  const [error] = errors;
  if (error) return fail(...explain(text, error));
  if (!root) return fail(0, messages.syntax);
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

function lineOf({ text }: JsonFile, { offset }: Node): number {
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

function explain(text: string, { error, offset }: ParseError): [offset: number, message: string] {
  const code = printParseErrorCode(error);
  const next = text[offset] ?? '';
  const before = text.slice(0, offset).trimEnd();
  if (before.endsWith(',') && next === '}') return [before.length - 1, messages.commaOrBrace];
  if (before.endsWith(',') && /[\],]/.test(next)) return [before.length - 1, messages.extraComma];
  if (before.endsWith('{') && next === ',') return [offset, messages.extraComma];
  // Two texts with no space between them are one text with quotes inside.
  if (code === 'CommaExpected' && next === '"' && before.length < offset) {
    return [before.length, messages.missingComma];
  }
  if (code === 'UnexpectedEndOfString') return [offset, messages.quotes];
  const rest = text.slice(offset).trim();
  if (before.endsWith('}') && rest && !rest.includes('}')) return [offset, messages.afterEnd];
  const isUnclosed = !rest || /^(Close|EndOfFile)/.test(code);
  if (isUnclosed) return [offset, messages.braces];
  return [offset, /[“”„«‘’'\p{L}]/u.test(next) ? messages.quotes : messages.syntax];
}
