import { type Node, type ParseError, printParseErrorCode } from 'jsonc-parser';

export function placeAt(text: string, offset: number) {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  return { line: text.slice(0, lineStart).split('\n').length, column: offset - lineStart + 1 };
}

/** By the parser's names for errors. */
const sentences: Record<string, string> = {
  CommaExpected: 'Aqui falta uma vírgula, que vai entre dois textos ou blocos. Ponha-a.',
  ColonExpected: 'Aqui faltam os dois-pontos, entre um nome e o seu texto. Ponha-os.',
  UnexpectedEndOfString: 'Aqui faltam as aspas retas (") que fecham um texto. Ponha-as.',
  CloseBraceExpected: 'Aqui falta uma chave } que fecha um bloco. Ponha-a.',
  CloseBracketExpected: 'Aqui falta um colchete ] que fecha uma lista. Ponha-o.',
  PropertyNameExpected: 'Aqui sobra uma vírgula, ou falta um nome entre aspas retas (").',
  ValueExpected: 'Aqui falta um texto entre aspas retas ("), ou sobra uma vírgula.',
  EndOfFileExpected: 'Aqui, ou antes, sobra uma chave }: ela já fecha o arquivo. Apague-a.',
};
const strangeSign =
  'Este sinal não cabe aqui. Nomes e textos vão entre aspas retas ("), não entre “ ”, e dentro de um texto não há aspas retas nem barra invertida (\\).';
const quoteInText =
  'Há uma aspa reta (") no meio deste texto, e ela o encerra ali. Dentro de um texto, use “ ” em lugar de aspas retas.';
const unclosed =
  'Antes desta linha falta uma chave } que fecha o bloco de cima. Ponha-a, e uma vírgula depois dela.';

/** A name and its text, up to a quotation mark after which the line doesn't go on as it should. */
const lineWithQuote = /^\s*"[^"]*"\s*:\s*"(?:[^"\\]|\\.)*(?="(?!\s*([,}]|$|"[^"]*"\s*:)))/;

/** Says what to do about the parser's first error, and where a person would look. */
export function explainSyntax(text: string, { error, offset, length }: ParseError, root?: Node) {
  const kind = printParseErrorCode(error);
  const { line } = placeAt(text, offset);
  const [beforeQuote] = lineWithQuote.exec(text.split(/\r?\n/)[line - 1] ?? '') ?? [];
  if (beforeQuote) return { message: quoteInText, line, column: beforeQuote.length + 1 };
  const outdented = firstOutdented(text, root);
  if (outdented && (kind === 'CloseBraceExpected' || line === outdented.line)) {
    return { message: unclosed, ...outdented };
  }
  let end = offset;
  // What is missing is missing after the sign before, which may stand on another line.
  if (kind.endsWith('Expected')) end = text.slice(0, offset).trimEnd().length;
  if (kind === 'UnexpectedEndOfString') end = text.slice(0, offset + length).trimEnd().length;
  return { message: sentences[kind] ?? strangeSign, ...placeAt(text, end) };
}

/** The first name that doesn't stand further to the right than the name of its block. */
function firstOutdented(text: string, block?: Node): ReturnType<typeof placeAt> | undefined {
  for (const property of block?.children ?? []) {
    const place = placeAt(text, property.offset);
    const above = placeAt(text, block?.parent?.offset ?? 0);
    if (block?.parent && place.line > above.line && place.column <= above.column) return place;
    const found = firstOutdented(text, property.children?.[1]);
    if (found) return found;
  }
}
