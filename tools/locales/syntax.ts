import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import { says } from './messages.ts';

interface Slip {
  offset: number;
  message: string;
}

const comments = ['InvalidCommentToken', 'UnexpectedEndOfComment'];
const escapes = ['InvalidEscapeCharacter', 'InvalidUnicode'];
const ends = ['EndOfFileExpected', 'CloseBraceExpected', 'CloseBracketExpected'];

/**
 * Turns a parser's errors into words. One slip makes a parser stumble several times, so a line
 * tells its first error only, the line after an open end nothing, and the end of the file nothing
 * that an earlier slip explains.
 *
 * `readable`: nothing but commas and comments is wrong, so what the file says is certain.
 */
export function syntaxMistakes(text: string, errors: ParseError[]) {
  const found: Slip[] = [];
  let readable = true;
  let last = { line: Number.NEGATIVE_INFINITY, harmless: true };
  for (const { error, offset } of errors) {
    const code = printParseErrorCode(error);
    const slip = commaSlip(text, code, offset);
    const harmless = slip !== undefined || comments.includes(code);
    const line = text.slice(0, offset).split('\n').length;
    const echo =
      line === last.line ||
      (line === last.line + 1 && !last.harmless) ||
      (ends.includes(code) && found.length > 0);
    readable &&= harmless;
    if (echo) {
      // A text with an open end can make several lines stumble, one after the other.
      if (!last.harmless) last = { line, harmless: false };
      continue;
    }
    last = { line, harmless };
    found.push(slip ?? { offset, message: explain(text, code, offset) });
  }
  return { found, readable };
}

function commaSlip(text: string, code: string, offset: number): Slip | undefined {
  const before = text.slice(0, offset).trimEnd();
  const last = before.length - 1;
  const between = text.slice(before.length, offset);
  const next = text[offset] ?? '';
  if (code === 'CommaExpected' && next === '"' && between) {
    return { offset: before.length, message: says.missingComma };
  }
  if (text[last] === ',' && /[}\],]/.test(next)) {
    return { offset: last, message: says.trailingComma };
  }
}

function explain(text: string, code: string, offset: number): string {
  const next = text[offset] ?? '';
  const lineBefore = text.slice(0, offset).split('\n').at(-1) ?? '';
  if (comments.includes(code)) return says.comment;
  if (escapes.includes(code)) return says.backslash;
  if (code === 'InvalidCharacter') return says.controlCharacter;
  if (code === 'UnexpectedEndOfString') return says.unclosedText;
  if (code === 'ColonExpected') return says.missingColon;
  if (code === 'EndOfFileExpected') return says.afterTheEnd;
  if (ends.includes(code)) return says.unclosedBlock;
  if (/["'“”„«‘’]/.test(next) && next !== '"') return says.wrongQuotes;
  if (/"[^"]*"\s*:\s*"[^"]*"\s*$/.test(lineBefore)) return says.quotesInside;
  if (code === 'InvalidSymbol' && /[\p{L}\d]/u.test(next)) return says.notQuoted;
  return says.brokenJson;
}
