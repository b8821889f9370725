import { type ParseError, printParseErrorCode } from 'jsonc-parser';

const quoteInText =
  'Esta aspa reta (") encerra o texto, mas a linha continua. Se ela é do texto, troque-a por uma do idioma, como “ ou ”. Se o texto acaba aqui, tire o que vem depois, menos a vírgula.';
const otherQuotes =
  'Aqui, como antes e depois de cada nome e de cada texto, vão aspas retas ("), e não “ ”, « » nem ‘ ’. Troque-as, de um lado e do outro. No meio de um texto, elas ficam.';
const comma =
  'Aqui sobra uma vírgula, ou falta um nome ou um texto entre aspas retas ("). Depois do último de um bloco não vai vírgula, e dentro de um número também não.';
const notHere = 'Isto não cabe aqui. Recupere o que havia, com Ctrl + Z ou de uma cópia.';

/** By the parser's names for errors. */
const sentences: Record<string, string> = {
  InvalidSymbol:
    'Nomes e textos, e números com outro sinal, como 500+, vão entre duas aspas retas ("), uma antes e outra depois. Uma anotação não cabe aqui.',
  InvalidCommentToken:
    'Uma anotação não cabe neste arquivo. Guarde-a em outro lugar e apague-a daqui.',
  InvalidCharacter: 'Dentro deste texto há uma tabulação. Troque-a por um espaço.',
  InvalidEscapeCharacter: 'Dentro deste texto há uma barra invertida (\\). Apague-a.',
  CommaExpected:
    'Aqui falta uma vírgula, que vai entre dois textos ou blocos. Ponha-a e, se ela ficou antes da aspa que fecha o texto, tire-a de lá.',
  ColonExpected:
    'Antes de um texto vai um nome, num item o que você quiser, com dois-pontos entre os dois: "nome": "texto". Aqui falta o nome antes do texto, ou faltam os dois-pontos depois do nome. Ponha-os.',
  PropertyNameExpected: comma,
  ValueExpected:
    'Aqui falta um texto entre aspas retas ("). Escreva-o, ou recupere-o com Ctrl + Z. Depois do último de uma lista entre [ ] não vai vírgula.',
  EndOfFileExpected:
    'O arquivo acaba na chave } de antes. Se isto é uma cópia do que está acima, apague-a. Se não, leve-o para antes dessa chave, depois de uma vírgula.',
  UnexpectedEndOfString:
    'Um texto fica numa linha só, sem Enter. Se este continua embaixo, junte tudo numa linha. Se não, falta aqui a aspa reta (") que o fecha: ponha-a, no lugar de outra (” ou »), se há uma.',
};

/** A name and its text, up to a quotation mark after which the line doesn't go on as it should. */
const lineWithQuote = /^\s*"[^"]*"\s*:\s*"(?:[^"\\]|\\.)*(?="(?!\s*([,;}/]|$|"[^"]*"\s*:)))/;

/** Says what to do about an error of the parser, and up to where the text is right. */
export function explainSyntax(
  text: string,
  { error, offset, length }: ParseError,
): [message: string, end: number] {
  const sign = text.charAt(offset);
  const kind = sign === '#' ? 'InvalidCommentToken' : printParseErrorCode(error);
  const message = /[“”„«»‘’]/.test(sign) ? otherQuotes : (sentences[kind] ?? notHere);
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const [line = ''] = text.slice(lineStart).split(/\r?\n/);
  const [beforeQuote] = lineWithQuote.exec(line) ?? [];
  if (beforeQuote) return [quoteInText, lineStart + beforeQuote.length];
  if (kind === 'UnexpectedEndOfString') {
    return [message, text.slice(0, offset + length).replace(/[\s,]+$/, '').length];
  }
  if (!kind.endsWith('Expected')) return [message, offset];
  // What is missing is missing after the sign before, which may stand on another line.
  return explainBrackets(text) ?? [message, text.slice(0, offset).trimEnd().length];
}

/** If brackets don't match, finds the line from which on no line is as far in as they say. */
function explainBrackets(text: string): [message: string, end: number] | undefined {
  const code = text.replace(/"(?:[^"\\\n]|\\.)*"?/g, (string) => '"'.repeat(string.length));
  const unit = /\n([ \t]+)"/.exec(code)?.[1]?.length ?? 0;
  let depth = 0;
  let end: number | undefined;
  for (const { 0: line, index } of code.matchAll(/^[ \t]*\S.*/gm)) {
    const indent = line.search(/\S/);
    const own = /^\s*[}\]]/.test(line) ? depth - 1 : depth;
    // One line may be too far in or out by chance. Behind a wrong bracket, all are.
    if (indent === own * unit) end = undefined;
    else end ??= index + indent;
    depth += line.split(/[{[]/).length - line.split(/[}\]]/).length;
  }
  if (depth === 0) return;
  const what =
    depth > 0 ? 'falta um } ou ], ou sobra um { ou [' : 'falta um { ou [, ou sobra um } ou ]';
  const message = `Aqui, ou logo acima, ${what}: cada { precisa do seu }, e cada [ do seu ]. Compare com os blocos vizinhos, e só ponha ou apague esse sinal. Se sumiu mais, recupere-o com Ctrl + Z.`;
  return [message, end ?? text.trimEnd().length];
}
