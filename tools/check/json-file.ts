import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { type Issue, issueInFile, shortPath } from './issue.ts';

/** A text, a block of names, or else a number or a list of site.json. */
interface Entry {
  text?: string;
  names?: string[];
  line: number;
  column: number;
}

/** By key, such as `hero.title`. */
export type Entries = Map<string, Entry>;

export interface JsonFile {
  path: string;
  /** Empty, and `data` undefined, if the file is missing or can't be read. */
  entries: Entries;
  data?: Record<string, unknown>;
  issues: Issue[];
}

/** Reads a file. Its issues are those for which no other file matters. */
export function readJsonFile(path: string): JsonFile {
  const file: JsonFile = { path, entries: new Map(), issues: [] };
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return file;
  const bytes = readFileSync(path);
  // Windows' Notepad may write an invisible mark (BOM) at the beginning.
  const text = String(bytes).replace(/^\uFEFF/, '');
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  let problem: Problem | undefined = errors[0] && explainSyntax(text, errors[0], root);
  if (!isUtf8(bytes)) problem = { message: notUtf8, ...placeAt(text, text.indexOf('\uFFFD')) };
  else if (!text.trim().startsWith('{')) problem = { message: noBlock, line: 1, column: 1 };
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
    file.entries.set(key, { ...contentOf(value), ...placeAt(text, name?.offset ?? 0) });
    if (isRepeated) file.issues.push(issueAt(file, key, repeatedName));
    else if (value?.type === 'object') addEntries(file, text, value, `${key}.`);
  }
}

function contentOf(value?: Node): Pick<Entry, 'text' | 'names'> {
  if (value?.type === 'string') return { text: value.value };
  if (value?.type !== 'object') return {};
  return { names: value.children?.map(({ children: [name] = [] }) => name?.value) };
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

const notUtf8 =
  'O arquivo não está gravado em UTF-8, e os acentos sairiam errados. Abra-o na codificação em que os acentos aparecem certos e grave-o em UTF-8.';
const noBlock =
  'O arquivo está vazio, ou não começa por uma chave {. Recupere o que estava nele, com Ctrl + Z ou de uma cópia; o de uma tradução também se pode copiar de pt-BR.';
const repeatedName =
  'Este nome já apareceu neste bloco, e o site só usa um dos dois. Se sumiu o que havia entre eles, recupere-o com Ctrl + Z. Se um deles devia ter outro nome, corrija o nome. Se os dois são o mesmo texto, deixe só um: numa tradução, o traduzido.';
const strangeSign =
  'Este sinal não cabe aqui. Nomes e textos vão entre aspas retas ("), não entre “ ”, e dentro de um texto não há aspas retas nem barra invertida (\\). Entre dois textos vai uma vírgula, e não ponto e vírgula.';
const quoteInText =
  'Há uma aspa reta (") no meio deste texto, e ela o encerra ali. Dentro de um texto, use “ ” em lugar de aspas retas.';
const closedEarly =
  'Antes desta linha sobra uma chave }, que fecha o bloco cedo demais. Apague-a, com a vírgula que vem depois dela.';
const unclosedBlock =
  'Antes desta linha falta uma chave } que fecha o bloco de cima. Ponha-a, e uma vírgula depois dela.';

/** By the parser's names for errors. */
const sentences: Record<string, string> = {
  CommaExpected: 'Aqui falta uma vírgula, que vai entre dois textos ou blocos. Ponha-a.',
  ColonExpected: 'Aqui faltam os dois-pontos, entre um nome e o seu texto. Ponha-os.',
  UnexpectedEndOfString: 'Aqui faltam as aspas retas (") que fecham um texto. Ponha-as.',
  CloseBraceExpected: 'Aqui falta uma chave } que fecha um bloco. Ponha-a.',
  CloseBracketExpected: 'Aqui falta um colchete ] que fecha uma lista. Ponha-o.',
  PropertyNameExpected: 'Aqui sobra uma vírgula, ou falta um nome entre aspas retas (").',
  ValueExpected: 'Aqui falta um texto entre aspas retas ("), ou sobra uma vírgula.',
  EndOfFileExpected:
    'Aqui, ou antes, há uma chave } a mais. Procure, acima, um bloco que se fecha duas vezes, e apague lá a que sobra.',
};

/** A name and its text, up to a quotation mark after which the line doesn't go on as it should. */
const lineWithQuote = /^\s*"[^"]*"\s*:\s*"(?:[^"\\]|\\.)*(?="(?!\s*([,;}]|$|"[^"]*"\s*:)))/;

/** A syntax error, and where a person would look for it. */
interface Problem {
  message: string;
  line: number;
  column: number;
}

/** Says what to do about the parser's first error, and where a person would look. */
function explainSyntax(text: string, { error, offset, length }: ParseError, root?: Node): Problem {
  const kind = printParseErrorCode(error);
  const { line } = placeAt(text, offset);
  const [beforeQuote] = lineWithQuote.exec(text.split(/\r?\n/)[line - 1] ?? '') ?? [];
  if (beforeQuote) return { message: quoteInText, line, column: beforeQuote.length + 1 };
  const misplaced = firstMisplaced(text, root);
  if (misplaced) {
    const { isTooFarIn, ...place } = misplaced;
    const isAfter = place.line > line && kind === 'PropertyNameExpected';
    const isSurplus = isTooFarIn && (isAfter || kind === 'EndOfFileExpected');
    const isMissing = !isTooFarIn && (place.line === line || kind === 'CloseBraceExpected');
    if (isSurplus) return { message: closedEarly, ...place };
    if (isMissing) return { message: unclosedBlock, ...place };
  }
  let end = offset;
  // What is missing is missing after the sign before, which may stand on another line.
  if (kind.endsWith('Expected')) end = text.slice(0, offset).trimEnd().length;
  if (kind === 'UnexpectedEndOfString') end = text.slice(0, offset + length).trimEnd().length;
  return { message: sentences[kind] ?? strangeSign, ...placeAt(text, end) };
}

/** The first name that stands as far out as that of its block, or further in than its neighbours. */
function firstMisplaced(
  text: string,
  block?: Node,
): { line: number; column: number; isTooFarIn: boolean } | undefined {
  const [first] = block?.children ?? [];
  for (const property of block?.children ?? []) {
    const place = placeAt(text, property.offset);
    const above = block?.parent && placeAt(text, block.parent.offset);
    const beside = placeAt(text, first?.offset ?? 0);
    const isTooFarIn = place.line > beside.line && place.column > beside.column;
    const isTooFarOut = above && place.line > above.line && place.column <= above.column;
    if (isTooFarIn || isTooFarOut) return { ...place, isTooFarIn };
    const found = firstMisplaced(text, property.children?.[1]);
    if (found) return found;
  }
}

function placeAt(text: string, offset: number) {
  let line = 1;
  let lineStart = 0;
  for (
    let end = text.indexOf('\n');
    end !== -1 && end < offset;
    end = text.indexOf('\n', lineStart)
  ) {
    line++;
    lineStart = end + 1;
  }
  return { line, column: offset - lineStart + 1 };
}
