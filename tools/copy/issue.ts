import { isAbsolute, join, relative, sep } from 'node:path';
import { inspect } from 'node:util';
import { answers } from './messages.ts';

export interface Issue {
  /** As `labelOf` writes it. */
  file: string;
  line: number;
  column: number;
  /** Such as `hero.lead`; empty for the whole file. */
  key: string;
  message: string;
}

/** `locales/en/renovare.json:41:9 hero.lead: what is wrong. What to do.` */
export function formatIssue({ file, line, column, key, message }: Issue): string {
  return `${file}:${line}:${column}${key && ` ${key}`}: ${message}`;
}

/** All issues below their number. */
export function formatIssues(issues: Issue[]): string | undefined {
  if (issues.length === 0) return undefined;
  return [answers.issues(issues.length), ...issues.map(formatIssue)].join('\n');
}

/** An issue with a whole file, or a missing one. */
export function issueInFile(file: string, message: string): Issue {
  return { file, line: 1, column: 1, key: '', message };
}

/** Has no stack trace, which would hide the message. */
export class CopyError extends Error {
  override stack = this.message;
  [inspect.custom]() {
    return this.message;
  }
}

/** @throws {CopyError} if there is an issue */
export function refuse(issues: Issue[]): void {
  const report = formatIssues(issues);
  if (report) throw new CopyError(report);
}

/** Sorts by file, then by position. */
export function sortIssues(issues: Issue[]): Issue[] {
  const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);
  return issues.toSorted(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column,
  );
}

/** Relative to the working directory, with forward slashes. */
export function labelOf(...path: string[]): string {
  const full = join(...path);
  const short = relative(process.cwd(), full);
  const label = short.startsWith('..') || isAbsolute(short) ? full : short;
  return label.replaceAll(sep, '/');
}
