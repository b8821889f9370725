import { isAbsolute, relative, sep } from 'node:path';
import { inspect } from 'node:util';

/** Something that an owner or a translator must mend. */
export interface Issue {
  file: string;
  line: number;
  column: number;
  /** The key of a text, such as `hero.lead`. Empty if the issue concerns a whole file. */
  key: string;
  /** What is wrong, and then what to do, for people who have never seen code. */
  message: string;
}

/** Returns a line such as `locales/en/home.json:41:9 hero.lead: O texto está vazio. Escreva-o.` */
export function formatIssue({ file, line, column, key, message }: Issue): string {
  return `${file}:${line}:${column}${key && ` ${key}`}: ${message}`;
}

/** Returns a line such as “2 erros a corrigir:”, and a line for each issue. */
export function formatIssues(issues: Issue[]): string {
  return [heading(issues.length), ...issues.map(formatIssue)].join('\n');
}

/** VS Code recognizes this line as the beginning of a report (.vscode/tasks.json). */
export function heading(count: number): string {
  if (count === 0) return 'Nenhum erro.';
  return count === 1 ? '1 erro a corrigir:' : `${count} erros a corrigir:`;
}

/** An issue that concerns a folder or a whole file. */
export function issueInFile(path: string, message: string): Issue {
  return { file: shortPath(path), line: 1, column: 1, key: '', message };
}

/** An error for owners and translators. It has no stack trace, which would hide the message. */
export class CopyError extends Error {
  override stack = this.message;
  [inspect.custom]() {
    return this.message;
  }
}

/** @throws {CopyError} if there is an issue */
export function refuse(issues: Issue[]): void {
  if (issues.length > 0) throw new CopyError(formatIssues(issues));
}

export function sortIssues(issues: Issue[]): Issue[] {
  return issues.toSorted(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}

/** Writes a path with forward slashes, and without the working directory at its beginning. */
export function shortPath(path: string): string {
  const short = relative('', path);
  const label = short.startsWith('..') || isAbsolute(short) ? path : short;
  return label.replaceAll(sep, '/');
}

/** Words as a Portuguese sentence lists them: `_one, _few e _many`, or `a ou b`. */
export function list(words: (string | number)[], type?: 'disjunction'): string {
  return new Intl.ListFormat('pt-BR', { type }).format(words.map(String));
}

/** How to get back what was deleted. */
export const howToRecover =
  'recupere-o (com Ctrl + Z, no Mac Cmd + Z, ou de uma versão anterior do arquivo: no VS Code, Timeline)';
