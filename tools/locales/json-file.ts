import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import {
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { howToRecover, type Issue, shortPath } from './issue.ts';

export interface JsonFile {
  label: string;
  text: string;
  /** Undefined, like `root`, if the file is missing or can't be parsed. */
  data?: Block;
  /** The parser's tree, which knows where each name stands. */
  root?: Node;
  issues: Issue[];
}

export type Block = Record<string, unknown>;

/** The names of the blocks in which a text lies, and its own. */
export type Path = readonly string[];

const notFound =
  'Falta este arquivo, ou ele não pôde ser aberto. Se ele está na pasta com outro nome, corrija o nome. Se não, recupere-o da Lixeira ou de uma cópia da pasta; o de uma tradução também se pode copiar de pt-BR, para traduzir os textos.';
const notUtf8 =
  'O arquivo não está gravado em UTF-8. Abra-o na codificação em que foi gravado (no VS Code, Reopen with Encoding), veja se os acentos aparecem certos e só então grave-o em UTF-8 (Save with Encoding).';
const empty = `O arquivo está vazio. O que estava nele, ${howToRecover}. Se ele é de uma tradução, você também pode copiar o de pt-BR e traduzi-lo.`;

/** Reads a file. A file that is missing or can't be parsed has no `data`, but one issue. */
export function readJsonFile(path: string): JsonFile {
  const label = shortPath(path);
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    return unusable({ label, text: '' }, notFound);
  }
  // Windows' Notepad may write an invisible mark (BOM) at the beginning.
  const file = { label, text: String(bytes).replace(/^\uFEFF/, '') };
  if (!isUtf8(bytes)) return unusable(file, notUtf8, file.text.indexOf('\uFFFD'));
  if (!file.text.trim()) return unusable(file, empty);

  const errors: ParseError[] = [];
  const root = parseTree(file.text, errors, { disallowComments: true });
  // Later errors may come from the first one.
  const [error] = errors;
  if (error) return unusable(file, ...explainParseError(file.text, error));
  if (root?.type !== 'object') return unusable(file, 'Aqui vai um bloco entre chaves { }.');
  // `String` throws on the parser's objects, which have no prototype. Clones have a prototype.
  const data = structuredClone(getNodeValue(root));
  return { ...file, data, root, issues: repeatedNames(file, root) };
}

type Source = Pick<JsonFile, 'label' | 'text'>;

function unusable(file: Source, message: string, offset = 0): JsonFile {
  return { ...file, issues: [issueAt(file, offset, '', message)] };
}

/** The errors that the parser tells apart by name. Any other is a sign that doesn't fit. */
const syntaxErrors: Record<string, string> = {
  CommaExpected: 'Falta uma vírgula',
  ColonExpected: 'Faltam dois-pontos entre um nome e o seu texto',
  UnexpectedEndOfString: 'Faltam as aspas (") que fecham um texto, que cabe todo numa linha',
  CloseBraceExpected: 'Falta uma chave } que fecha um bloco',
  CloseBracketExpected: 'Falta um colchete ] que fecha uma lista',
  PropertyNameExpected:
    'Falta um nome entre aspas ("), ou sobra uma vírgula depois do último texto',
  ValueExpected: 'Falta um texto entre aspas ("), ou sobra uma vírgula',
};
const strangeSign = 'Há um sinal que não cabe: nomes e textos vão entre aspas retas (")';
const quoteInText =
  'Há uma aspa reta (") no meio de um texto, e ela o encerra ali: dentro do texto, use “ ”';

/** The parser places a missing comma at the next sign, and a missing quote at the opening one. */
function explainParseError(text: string, error: ParseError): [message: string, offset: number] {
  const { offset, length } = error;
  const kind = printParseErrorCode(error.error);
  const before = text
    .slice(0, kind === 'UnexpectedEndOfString' ? offset + length : offset)
    .trimEnd();
  const lineStart = before.lastIndexOf('\n') + 1;
  const column = before.length - lineStart;
  const [line = ''] = text.slice(lineStart).split(/\r?\n/);
  const start = Math.max(0, column - 60);
  const excerpt = line.slice(start, column + 20).replaceAll('\t', ' ');
  const caret = `${' '.repeat(column - start)}^`;
  // Right after a text comes a comma or a new line, so the quote before a word doesn't end a text.
  const isInText = /^"["\p{L}\p{N}]/u.test(text.slice(offset - 1));
  const what = isInText ? quoteInText : (syntaxErrors[kind] ?? strangeSign);
  return [`${what}. Veja aqui ou logo antes:\n  ${excerpt}\n  ${caret}`, before.length];
}

function repeatedNames(file: Source, block: Node, above: Path = []): Issue[] {
  const issues: Issue[] = [];
  const seen = new Set<string>();
  for (const { name, offset, value } of propertiesOf(block)) {
    const path = [...above, name];
    if (seen.has(name)) {
      const message = `O nome “${name}” já apareceu neste bloco, e o site só usa o último. Se um dos dois devia ter outro nome, corrija o nome; se os dois são o mesmo texto, deixe só um: numa tradução, o traduzido.`;
      issues.push(issueAt(file, offset, keyOf(path), message));
    }
    seen.add(name);
    issues.push(...repeatedNames(file, value, path));
  }
  return issues;
}

function propertiesOf(block: Node) {
  const properties: { name: string; offset: number; value: Node }[] = [];
  for (const { type, children: [name, value] = [] } of block.children ?? []) {
    if (type === 'property' && name && value) {
      properties.push({ name: name.value, offset: name.offset, value });
    }
  }
  return properties;
}

/** An issue at a name. If the name is missing, the issue is at the name of the block around it. */
export function issueOf(file: JsonFile, path: Path, message: string): Issue {
  let node = file.root;
  let offset = 0;
  for (const name of path) {
    // If a name appears twice, the last one counts, as in `data`.
    const property = node && propertiesOf(node).findLast((each) => each.name === name);
    if (!property) break;
    offset = property.offset;
    node = property.value;
  }
  return issueAt(file, offset, keyOf(path), message);
}

/** An issue at a place in a file, such as that of a word which breaks a rule. */
function issueAt({ label, text }: Source, offset: number, key: string, message: string): Issue {
  const lines = text.slice(0, offset).split('\n');
  const column = (lines.at(-1)?.length ?? 0) + 1;
  return { file: label, line: lines.length, column, key, message };
}

/** Such as `locales/pt-BR/home.json:12`, which editors and terminals turn into a link. */
export function placeOf(file: JsonFile, path: Path): string {
  return `${file.label}:${issueOf(file, path, '').line}`;
}

/** A path as people read it, such as `hero.lead`. */
export const keyOf = (path: Path) => path.join('.');

export function isBlock(value: unknown): value is Block {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The names and values of a block. Empty for any other value. */
export const entriesOf = (value: unknown) => (isBlock(value) ? Object.entries(value) : []);

export function valueAt(value: unknown, ...path: Path): unknown {
  let found = value;
  for (const name of path) found = isBlock(found) ? found[name] : undefined;
  return found;
}

export function textAt(value: unknown, ...path: Path): string | undefined {
  const found = valueAt(value, ...path);
  return typeof found === 'string' ? found : undefined;
}

/** Every text in a value, with its path. */
export function textsIn(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  return entriesOf(value).flatMap(([name, below]) => textsIn(below, [...path, name]));
}
