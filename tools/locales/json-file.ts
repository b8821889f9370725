import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import {
  createScanner,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { type Issue, labelOf } from './issue.ts';
import { messages } from './messages.ts';

export type { Node };

/** One JSON file with the position of everything in it. */
export interface JsonFile {
  /** Path as it is shown in issues. */
  label: string;
  text: string;
  /** The parsed content; undefined if it can't be parsed. */
  root?: Node;
  /** Mistakes in its JSON. */
  issues: Issue[];
}

/** One `"name": value` of an object. */
export interface Property {
  name: string;
  key: Node;
  value: Node;
}

/** Reads a file however broken it is. Reports only the first syntax error, which may cause others. */
export function readJsonFile(path: string): JsonFile {
  const bytes = bytesOf(path);
  const file: JsonFile = { label: labelOf(path), text: String(bytes ?? ''), issues: [] };
  const tell = (offset: number, sentence: string) => {
    file.issues.push(issueAt(file, offset, '', sentence));
    return file;
  };
  if (!bytes) return tell(0, messages.closedFile);
  if (!isUtf8(bytes)) return tell(Math.max(0, file.text.indexOf('\uFFFD')), messages.notUtf8);
  if (file.text.startsWith('\uFEFF')) {
    file.text = file.text.slice(1);
    tell(0, messages.byteOrderMark);
  }
  if (!file.text.trim()) return tell(0, messages.emptyFile);

  const tooDeep = deepestPlace(file.text);
  if (tooDeep !== undefined) return tell(tooDeep, messages.tooDeep);
  const errors: ParseError[] = [];
  const root = parseTree(file.text, errors, { disallowComments: true });
  const [error] = errors;
  if (error) return tell(...explain(file.text, error));
  if (!root) return tell(0, messages.brokenJson);
  file.issues.push(...duplicates(file, root, ''));
  return { ...file, root };
}

/** Undefined for a file without read permission, or a folder with a file's name. */
function bytesOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** The deepest nesting allowed. The copy has seven levels; the parser's stack overflows at some thousands. */
const depthLimit = 50;

/** The offset at which a text exceeds the nesting allowed. */
function deepestPlace(text: string): number | undefined {
  const scanner = createScanner(text);
  let depth = 0;
  while (scanner.getPosition() < text.length) {
    scanner.scan();
    const sign = text.slice(scanner.getTokenOffset(), scanner.getPosition());
    if (sign === '{' || sign === '[') depth++;
    if (sign === '}' || sign === ']') depth--;
    if (depth > depthLimit) return scanner.getTokenOffset();
  }
}

/** A mistake at an offset in a file. */
export function issueAt(file: JsonFile, offset: number, key: string, message: string): Issue {
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

/** The properties of an object. Of two with one name the last wins, as in `JSON.parse`. */
export function propertiesOf(node: Node): Property[] {
  return [...new Map(allProperties(node).map((each) => [each.name, each])).values()];
}

/** The node at a path inside an object. */
export function valueAt(node: Node | undefined, ...names: string[]): Node | undefined {
  return names.reduce<Node | undefined>(
    (inner, name) => inner && propertiesOf(inner).find((property) => property.name === name)?.value,
    node,
  );
}

/** The text at a path inside an object; undefined if there is none. */
export function textAt(node: Node | undefined, ...names: string[]): string | undefined {
  const found = valueAt(node, ...names);
  return found?.type === 'string' ? String(found.value) : undefined;
}

/** The dotted path of a name inside a block. */
export function join(path: string, name: string): string {
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
  const seen = new Map<string, Property>();
  return allProperties(node).flatMap((property) => {
    const { name, key, value } = property;
    const first = seen.get(name);
    const inner = duplicates(file, value, join(path, name));
    if (!first) {
      seen.set(name, property);
      return inner;
    }
    const sentence = messages.duplicate(name, lineOf(file, first.key));
    return [issueAt(file, key.offset, join(path, name), sentence), ...inner];
  });
}

/** A syntax error's position and kind. */
function explain(text: string, { error, offset }: ParseError): [offset: number, sentence: string] {
  const code = printParseErrorCode(error);
  const next = text[offset] ?? '';
  const before = text.slice(0, offset).trimEnd();
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  if (code === 'CommaExpected' && next === '"' && before.length < offset) {
    return [before.length, messages.missingComma];
  }
  if (before.endsWith(',') && /[}\],]/.test(next))
    return [before.length - 1, messages.trailingComma];
  if (code !== 'UnexpectedEndOfString' && !text.slice(offset).trim()) {
    return [offset, messages.unclosedBlock];
  }
  if (byCode[code]) return [offset, byCode[code]];
  if (/[“”„«‘’']/.test(next)) return [offset, messages.wrongQuotes];
  if (/"[^"]*"\s*:\s*"[^"]*"\s*$/.test(line)) return [offset, messages.quotesInside];
  if (code === 'InvalidSymbol' && /[\p{L}\d]/u.test(next)) return [offset, messages.notQuoted];
  return [offset, messages.brokenJson];
}

const byCode: Record<string, string> = {
  InvalidCommentToken: messages.comment,
  UnexpectedEndOfComment: messages.comment,
  InvalidEscapeCharacter: messages.backslash,
  InvalidUnicode: messages.backslash,
  InvalidCharacter: messages.controlCharacter,
  UnexpectedEndOfString: messages.unclosedText,
  ColonExpected: messages.missingColon,
  EndOfFileExpected: messages.afterTheEnd,
  CloseBraceExpected: messages.unclosedBlock,
  CloseBracketExpected: messages.unclosedBlock,
};
