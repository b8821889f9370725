import { type ParseError, parse, printParseErrorCode, visit } from 'jsonc-parser';

const notUtf8 =
  'Aqui há outros sinais no lugar de uma letra com acento, porque o arquivo foi aberto ou gravado numa codificação que não é UTF-8. Abra-o na codificação em que os acentos aparecem certos (no VS Code, clique em “UTF-8”, embaixo, em “Reopen with Encoding” e, quase sempre, em “Western (Windows 1252)”) e grave-o em UTF-8 (“Save with Encoding”). Se nenhuma os mostra, recupere-o com Ctrl + Z ou de uma cópia.';
const quoteInText =
  'Esta aspa reta (") encerra o texto, mas a linha continua. Se ela é do texto, troque as retas que há nele, a que abre e a que fecha, por aspas do idioma, como “ e ”. Só se o texto já acaba aqui, tire o que vem depois, menos a vírgula.';
const surplusComma = 'Aqui sobra a vírgula: ela só vai entre dois textos ou blocos. Apague-a.';
const textGoesOn =
  'O texto que começa aqui não acaba nesta linha. Se continua na de baixo, troque cada Enter por um espaço. Se o arquivo acaba aqui, o resto dele sumiu: recupere-o com Ctrl + Z ou de uma cópia.';
const nameAndText =
  'Aqui falta um nome, um texto ou os dois-pontos entre os dois. Escreve-se assim: "nome": "texto". Se sumiu algo, ou tudo, recupere-o com Ctrl + Z ou de uma cópia.';
const notHere =
  'Isto não cabe neste arquivo. Uma anotação, guarde em outro lugar; se ela está onde havia textos, recupere-os com Ctrl + Z ou de uma cópia. No lugar de uma tabulação vai um espaço, e a barra que fecha um link é a outra (/).';

const sentencesByError: Record<string, string> = {
  InvalidSymbol:
    'Aqui vão aspas retas ("), e não “ ”, „ “, « » nem ‘ ’: antes e depois de cada nome e de cada texto, e de um número com outro sinal, como 500+. No meio de um texto, as outras ficam. O que não é do arquivo, como a frase de um assistente antes da primeira {, apague.',
  UnexpectedEndOfString:
    'O nome ou texto que começa aqui não acaba nesta linha. Ponha no fim dele a aspa reta ("), no lugar de uma ” que ficou sem par, e depois a vírgula, se ele não é o último do bloco.',
  EndOfFileExpected: notHere,
  CommaExpected: 'Aqui falta uma vírgula, depois da aspa ou da chave. Acrescente-a.',
};

/** Says why a text isn't JSON, if it isn't, and at which offset a person should look. */
export function explainSyntax(text: string): { message: string; offset: number } | undefined {
  // Decoders put “\uFFFD” in the place of what isn't UTF-8. “Ã©” is an “é” in another encoding.
  const lost = text.search(/\uFFFD|Ã[¡-£§©ª\u00AD³-µº¼]/);
  if (lost >= 0) return { message: notUtf8, offset: lost };
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  if (!errors[0]) return;
  const { error, offset } = errors[0];
  const kind = printParseErrorCode(error);
  const before = text.slice(0, offset);
  const after = text.slice(offset);
  const end = before.trimEnd().length;
  // As in `"lead": "A "good" life"`. If a name follows, a comma is missing instead.
  const isInText = /"[ \t]*:[ \t]*".*"[ \t]*$/.test(before) && !/^("[^"]*"\s*:|$)/.test(after);
  if (isInText) return { message: quoteInText, offset: end - 1 };
  // If the next line begins as it should, only a quotation mark is missing.
  const isCut = kind === 'UnexpectedEndOfString' && !/^.*\n\s*("[^"]*"\s*:|[}\]])/.test(after);
  if (isCut) return { message: textGoesOn, offset };
  if (!kind.endsWith('Expected')) return { message: sentencesByError[kind] ?? notHere, offset };
  const signs = text.replace(/"(\\.|[^"\\\n])*"/g, '');
  const unclosed = signs.split(/[{[]/).length - signs.split(/[}\]]/).length;
  const what = unclosed > 0 ? 'falta } ou ]' : 'sobra } ou ], ou falta { ou [';
  const message = `Aqui, ou logo acima, ${what}. Cada { precisa da sua }, e cada [ do seu ]. Compare com os blocos vizinhos, e só ponha ou apague esse sinal. Se sumiu mais, recupere-o com Ctrl + Z ou de uma cópia.`;
  if (unclosed !== 0) return { message, offset: behindBracket(text) ?? offset };
  if (before.trimEnd().endsWith(',')) return { message: surplusComma, offset: end - 1 };
  // What is missing is missing after the sign before, which may stand on another line.
  return { message: sentencesByError[kind] ?? nameAndText, offset: end };
}

/** Where the first name is, behind a wrong bracket, that isn't as far in as the brackets say, if any. */
function behindBracket(text: string): number | undefined {
  const unit = /\n([ \t]+)"/.exec(text)?.[1]?.length ?? 0;
  let first: number | undefined;
  visit(text, {
    onObjectProperty(_name, offset, _length, _line, column, path) {
      first = column === unit * (path().length + 1) ? undefined : (first ?? offset);
    },
  });
  return first;
}
