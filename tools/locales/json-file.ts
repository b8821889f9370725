import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { says } from './messages.ts';
import type { Mistake } from './mistake.ts';
import { syntaxMistakes } from './syntax.ts';

export type { Node };

/** One JSON file with the place of everything in it. */
export interface JsonFile {
  /** Path as it is shown in mistakes. */
  label: string;
  text: string;
  /** What the file holds; nothing if it can't be understood. */
  root?: Node;
  /** What is wrong with the file as JSON. */
  mistakes: Mistake[];
}

/** One `"name": value` of an object. */
export interface Property {
  name: string;
  key: Node;
  value: Node;
}

/** Reads a file however broken it is: all that is wrong with it goes into `mistakes`. */
export function readJsonFile(path: string, label: string): JsonFile {
  const bytes = readFileSync(path);
  const file: JsonFile = { label, text: bytes.toString('utf8'), mistakes: [] };
  if (!isUtf8(bytes)) {
    const offset = Math.max(0, file.text.indexOf('\uFFFD'));
    file.mistakes.push(mistakeAt(file, offset, '', says.notUtf8));
    return file;
  }
  if (file.text.startsWith('\uFEFF')) {
    file.text = file.text.slice(1);
    file.mistakes.push(mistakeAt(file, 0, '', says.byteOrderMark));
  }
  if (!file.text.trim()) {
    file.mistakes.push(mistakeAt(file, 0, '', says.emptyFile));
    return file;
  }

  const errors: ParseError[] = [];
  const root = parseTree(file.text, errors, { disallowComments: true });
  const { found, readable } = syntaxMistakes(file.text, errors);
  file.mistakes.push(...found.map(({ offset, message }) => mistakeAt(file, offset, '', message)));
  if (!root || !readable) return file;
  file.mistakes.push(...duplicates(file, root, ''));
  return { ...file, root };
}

/** Whether the site can read a file at all: `JSON.parse` forgives nothing. */
export function isJson(path: string): boolean {
  try {
    JSON.parse(readFileSync(path, 'utf8'));
    return true;
  } catch {
    return false;
  }
}

/** A mistake at a place in a file, given as an offset or as what stands there. */
export function mistakeAt(
  file: JsonFile,
  place: Node | number | undefined,
  key: string,
  message: string,
): Mistake {
  const offset = typeof place === 'number' ? place : (place?.offset ?? 0);
  return { file: file.label, ...positionOf(file.text, offset), key, message };
}

/** Line and column, both counted from 1, as editors show them. */
export function positionOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** `locales/pt-BR/home.json:12`, to send somebody there. */
export function placeOf(file: JsonFile, node: Node): string {
  return `${file.label}:${positionOf(file.text, node.offset).line}`;
}

/** The properties of an object, each name once: the last one wins, as in `JSON.parse`. */
export function propertiesOf(node: Node): Property[] {
  const properties = new Map(allProperties(node).map((property) => [property.name, property]));
  return [...properties.values()];
}

/** What stands at a dotted path's last name, inside an object. */
export function valueAt(node: Node | undefined, ...names: string[]): Node | undefined {
  return names.reduce<Node | undefined>(
    (inner, name) => inner && propertiesOf(inner).find((property) => property.name === name)?.value,
    node,
  );
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

function duplicates(file: JsonFile, node: Node, path: string): Mistake[] {
  const first = new Map<string, Property>();
  return allProperties(node).flatMap((property) => {
    const { name, key, value } = property;
    const earlier = first.get(name);
    const inner = duplicates(file, value, join(path, name));
    if (!earlier) {
      first.set(name, property);
      return inner;
    }
    const { line } = positionOf(file.text, earlier.key.offset);
    return [mistakeAt(file, key, join(path, name), says.duplicate(name, line)), ...inner];
  });
}
