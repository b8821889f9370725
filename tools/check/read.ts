import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path/posix';
import { getNodePath, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { type Issue, shortPath } from './issue.ts';
import { explainSyntax, placeAt } from './syntax.ts';

/**
 * By key, such as `home.hero.title`. The first name is that of the file, which is a block, too.
 * Numbers and lists have an empty text, blocks none.
 */
export type Entries = Map<string, { text?: string; line: number; column: number }>;

/** What the JSON files of a folder say. */
export interface Texts {
  folder: string;
  entries: Entries;
}

/** One file. If it is missing or can't be read, it has no entries and no data. */
export interface JsonFile extends Texts {
  data?: Record<string, unknown>;
  issue?: Issue;
}

const notUtf8 =
  'O arquivo não está gravado em UTF-8, e os acentos sairiam errados. Abra-o na codificação em que aparecem certos (no VS Code, clique em “UTF-8”, embaixo, e em “Reopen with Encoding”) e grave-o em UTF-8 (“Save with Encoding”).';
const lostLetter =
  'Há outros sinais no lugar de uma letra com acento. Escreva de novo essa letra, aqui e onde mais faltar uma, ou recupere o arquivo com Ctrl + Z ou de uma cópia.';
const noBlock =
  'O arquivo está vazio, ou não começa por uma chave {. Se só ela falta, ponha-a antes de tudo. Se falta mais, recupere o que havia, com Ctrl + Z ou de uma cópia.';
const repeatedName = (line: number, isBlock: boolean) => {
  const advice = isBlock
    ? 'Se um é de um item novo, dê ao novo outro nome.'
    : 'Se são o mesmo texto, deixe um só: numa tradução, o traduzido.';
  return `Este nome já apareceu neste bloco, na linha ${line}, e só um dos dois vale. ${advice} Se sumiu o que havia entre eles, recupere-o com Ctrl + Z.`;
};

export function readJsonFile(path: string): JsonFile {
  const file = shortPath(path);
  const folder = dirname(file);
  const name = basename(file, '.json');
  const entries: Entries = new Map();
  if (!existsSync(path)) return { folder, entries };
  const bytes = readFileSync(path);
  // Windows' Notepad may write an invisible mark (BOM) at the beginning.
  const text = String(bytes).replace(/^\uFEFF/, '');
  const refused = (message: string, offset: number, key = name): JsonFile => {
    const issue = { file, ...placeAt(text, offset), key, message };
    return { folder, entries: new Map(), issue };
  };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  // “é” becomes “Ã©” if a program takes UTF-8 for another encoding.
  const lost = text.search(/\uFFFD|Ã[¡-£§©ª\u00AD³-µº¼]/);
  if (lost >= 0) return refused(isUtf8(bytes) ? lostLetter : notUtf8, lost);
  if (!text.trim().startsWith('{')) return refused(noBlock, 0);
  if (error) return refused(...explainSyntax(text, error));
  entries.set(name, { line: 1, column: 1 });
  for (const [property, value] of propertiesIn(root)) {
    const key = [name, ...getNodePath(value)].join('.');
    const isBlock = value.type === 'object';
    const first = entries.get(key);
    if (first) return refused(repeatedName(first.line, isBlock), property.offset, key);
    const content = value.type === 'string' ? value.value : '';
    entries.set(key, { text: isBlock ? undefined : content, ...placeAt(text, property.offset) });
  }
  return { folder, entries, data: JSON.parse(text) };
}

/** The names and values in a block and in its blocks. */
function propertiesIn(block?: Node): [name: Node, value: Node][] {
  const pairs = (block?.type === 'object' && block.children) || [];
  return pairs.flatMap(({ children: [name, value] = [] }) =>
    name && value ? [[name, value], ...propertiesIn(value)] : [],
  );
}

/** An issue at a key. If the key is missing, the issue is at the block in which it should be. */
export function issueAt({ folder, entries }: Texts, key: string, message: string): Issue {
  let near = key;
  while (near && !entries.has(near)) near = blockOf(near);
  const { line, column } = entries.get(near) ?? { line: 1, column: 1 };
  return { file: `${folder}/${fileOf(key)}`, line, column, key, message };
}

/** The file that has a key: `home.json` for `home.hero.title`. */
export const fileOf = (key: string) => key.replace(/(\..*)?$/, '.json');

/** The key of the block around a key: `home.hero` for `home.hero.title`, and '' for `home`. */
export const blockOf = (key: string) => key.slice(0, Math.max(0, key.lastIndexOf('.')));

/** The last name of a key: `title` for `home.hero.title`. */
export const nameOf = (key: string) => key.slice(key.lastIndexOf('.') + 1);

/** The keys of what is in a block. */
export const keysIn = (entries: Entries, block: string) =>
  [...entries.keys()].filter((key) => blockOf(key) === block);

export const isBlock = (entries: Entries, key: string) =>
  entries.has(key) && entries.get(key)?.text === undefined;
