import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { type Issue, issueInFile, shortPath } from './issue.ts';
import { explainSyntax, placeAt } from './syntax.ts';

/** A text, or something else: a block of names or, in site.json, a number or a list. */
interface Entry {
  text?: string;
  line: number;
  column: number;
}

export interface JsonFile {
  path: string;
  /** Everything by its key, such as `hero.title`. Empty if the file is missing or can't be read. */
  entries: Map<string, Entry>;
  data?: Record<string, unknown>;
  issues: Issue[];
}

const notUtf8 =
  'O arquivo não está gravado em UTF-8, e os acentos sairiam errados. Abra-o na codificação em que os acentos aparecem certos e grave-o em UTF-8.';
const noBlock =
  'O arquivo está vazio, ou não começa por uma chave {. Recupere o que estava nele, com Ctrl + Z ou de uma cópia; o de uma tradução também se pode copiar de pt-BR.';
const repeated =
  'Este nome já apareceu neste bloco, e o site só usa um dos dois. Se um deles devia ter outro nome, corrija o nome; se os dois são o mesmo texto, deixe só um: numa tradução, o traduzido.';

/** Reads a file. Its issues are those for which no other file matters. */
export function readJsonFile(path: string): JsonFile {
  const file: JsonFile = { path, entries: new Map(), issues: [] };
  if (!existsSync(path)) return file;
  const bytes = readFileSync(path);
  // Windows' Notepad may write an invisible mark (BOM) at the beginning.
  const text = String(bytes).replace(/^\uFEFF/, '');
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  let problem: { message: string; line: number; column: number } | undefined;
  if (!isUtf8(bytes)) problem = { message: notUtf8, ...placeAt(text, text.indexOf('\uFFFD')) };
  else if (!text.trim().startsWith('{')) problem = { message: noBlock, line: 1, column: 1 };
  else if (error) problem = explainSyntax(text, error, root);
  if (problem) {
    file.issues.push({ ...issueInFile(path, ''), ...problem });
  } else {
    file.data = JSON.parse(text);
    addEntries(file, text, root, '');
  }
  return file;
}

function addEntries(file: JsonFile, text: string, block: Node | undefined, above: string): void {
  for (const { children: [name, value] = [] } of block?.children ?? []) {
    const key = above + name?.value;
    const isRepeated = file.entries.has(key);
    const own = value?.type === 'string' ? value.value : undefined;
    file.entries.set(key, { text: own, ...placeAt(text, name?.offset ?? 0) });
    if (isRepeated) file.issues.push(issueAt(file, key, repeated));
    else if (value?.type === 'object') addEntries(file, text, value, `${key}.`);
  }
}

/** An issue at a key. If the file lacks the key, the issue is at the block in which it should be. */
export function issueAt(file: JsonFile, key: string, message: string): Issue {
  let near = key;
  while (near && !file.entries.has(near)) near = blockOf(near);
  const { line, column } = file.entries.get(near) ?? { line: 1, column: 1 };
  return { file: shortPath(file.path), line, column, key, message };
}

/** The key of the block around a key: `hero` for `hero.title`, and nothing for `hero`. */
export const blockOf = (key: string) => key.slice(0, Math.max(0, key.lastIndexOf('.')));

/** The last name of a key: `title` for `hero.title`. */
export const nameOf = (key: string) => key.slice(key.lastIndexOf('.') + 1);
