import { isAbsolute, relative, sep } from 'node:path';
import { inspect } from 'node:util';
import { messages } from './messages.ts';

export interface Issue {
  file: string;
  line: number;
  column: number;
  /** The key of a text, such as `hero.lead`. Empty if the issue concerns a whole file. */
  key: string;
  message: string;
}

/** Returns a line such as `locales/en/home.json:41:9 hero.lead: O texto está vazio. Escreva-o.` */
export function formatIssue({ file, line, column, key, message }: Issue): string {
  return `${file}:${line}:${column}${key && ` ${key}`}: ${message}`;
}

/** Returns a line such as “2 erros a corrigir:”, and a line for each issue, without repeats. */
export function formatIssues(issues: Issue[]): string {
  const lines = new Set(issues.map(formatIssue));
  return [messages.issues(lines.size), ...lines].join('\n');
}

/** An issue that concerns a folder or a whole file, even a missing one. */
export function issueInFile(path: string, message: string): Issue {
  return { file: labelOf(path), line: 1, column: 1, key: '', message };
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
  const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);
  return issues.toSorted(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column,
  );
}

/** Writes a path with forward slashes, and without the working directory at its beginning. */
export function labelOf(path: string): string {
  const short = relative('', path);
  const label = short.startsWith('..') || isAbsolute(short) ? path : short;
  return label.replaceAll(sep, '/');
}
