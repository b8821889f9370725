import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path/posix';
import { getNodePath, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { type Issue, type Place, shortPath } from './issue.ts';
import { explainSyntax } from './syntax.ts';

/** A text, a block or a file. Numbers and lists have an empty text, blocks and files none. */
export interface Entry extends Place {
  text?: string;
  /** Of what is in a block. */
  keys: string[];
}

/** By key, such as `home.hero.title`. The first name is that of the file. */
export type Entries = Map<string, Entry>;

/** One file. If it is missing or can't be read, it has no entries and no data. */
export interface JsonFile {
  entries: Entries;
  data?: Record<string, unknown>;
  issue?: Issue;
}

const notUtf8 =
  'O arquivo não está gravado em UTF-8, e os acentos sairiam errados. Abra-o na codificação em que aparecem certos (no VS Code, clique em “UTF-8”, embaixo, em “Reopen with Encoding” e, quase sempre, em “Western (Windows 1252)”) e grave-o em UTF-8 (“Save with Encoding”).';
const lostLetter =
  'Há outros sinais no lugar de uma letra com acento. Escreva de novo essa letra, aqui e onde mais faltar uma, ou recupere o arquivo com Ctrl + Z ou de uma cópia.';
const noBlock =
  'O arquivo está vazio, ou não começa por uma chave {. Se só ela falta, ponha-a antes de tudo. Se falta mais, recupere o que havia, com Ctrl + Z ou de uma cópia.';
const dotInName =
  'Neste nome há um ponto. Se uma ferramenta juntou os nomes ao exportar, exporte de novo com nomes aninhados (“nested”), sem copiar nada: nenhum texto se perdeu. Se é o apelido de um item, tire o ponto.';
const repeatedName = (line: number, isBlock: boolean) => {
  const advice = isBlock
    ? 'Se um é de um item novo, dê ao novo outro nome.'
    : 'Se são o mesmo texto, deixe um só: numa tradução, o traduzido.';
  return `Este nome já apareceu neste bloco, na linha ${line}, e só um dos dois vale. ${advice} Se sumiu o que havia entre eles, recupere-o com Ctrl + Z.`;
};

export function readJsonFile(path: string): JsonFile {
  const file = shortPath(path);
  const name = basename(file, '.json');
  if (!existsSync(path)) return { entries: new Map() };
  const bytes = readFileSync(path);
  // Windows' Notepad may write an invisible mark (BOM) at the beginning.
  const text = String(bytes).replace(/^\uFEFF/, '');
  const placeOf = (offset: number, key = name) => {
    const [line = '', ...before] = text.slice(0, offset).split('\n').reverse();
    return { file, line: before.length + 1, column: line.length + 1, key };
  };
  const refused = (message: string, offset: number, key?: string) => ({
    entries: new Map(),
    issue: { ...placeOf(offset, key), message },
  });
  // “é” becomes “Ã©” if a program takes UTF-8 for another encoding.
  const lost = text.search(/\uFFFD|Ã[¡-£§©ª\u00AD³-µº¼]/);
  if (lost >= 0) return refused(isUtf8(bytes) ? lostLetter : notUtf8, lost);
  if (!text.trim().startsWith('{')) return refused(noBlock, 0);
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  if (errors[0]) return refused(...explainSyntax(text, errors[0]));
  const entries: Entries = new Map([[name, { ...placeOf(0), keys: [] }]]);
  for (const value of valuesIn(root)) {
    const offset = value.parent?.offset ?? 0;
    const key = [name, ...getNodePath(value)].join('.');
    const isBlock = value.type === 'object';
    // Keys are split at dots. Those of site.json are checked by its schema.
    const [property] = value.parent?.children ?? [];
    if (name !== 'site' && property?.value.includes('.')) return refused(dotInName, offset, key);
    const first = entries.get(key);
    if (first) return refused(repeatedName(first.line, isBlock), offset, key);
    const content = value.type === 'string' ? value.value : '';
    entries.set(key, { ...placeOf(offset, key), text: isBlock ? undefined : content, keys: [] });
    entries.get(blockOf(key))?.keys.push(key);
  }
  return { entries, data: JSON.parse(text) };
}

/** The values in a block and in its blocks. */
function valuesIn(block?: Node): Node[] {
  const properties = (block?.type === 'object' && block.children) || [];
  const values = properties.flatMap(({ children }) => children?.slice(1) ?? []);
  return values.flatMap((value) => [value, ...valuesIn(value)]);
}

/** An issue at a key, or at the block in which it should be. */
export function issueAt(entries: Entries, key: string, message: string): Issue {
  const place = entries.get(key) ?? (entries.get(blockOf(key)) as Entry);
  return { ...place, key, message };
}

/** The key of the block around a key: `home.hero` for `home.hero.title`, and '' for `home`. */
export const blockOf = (key: string) => key.slice(0, Math.max(0, key.lastIndexOf('.')));

/** The last name of a key: `title` for `home.hero.title`. */
export const nameOf = (key: string) => key.slice(key.lastIndexOf('.') + 1);

/** The keys of what is in a block. */
export const keysIn = (entries: Entries, block: string) => entries.get(block)?.keys ?? [];

export const isBlock = (entry?: Entry) => entry !== undefined && entry.text === undefined;
