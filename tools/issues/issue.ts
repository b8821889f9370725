import { isAbsolute, join, relative, sep } from 'node:path';
import { inspect } from 'node:util';
import { answers } from './messages.ts';

/** A mistake in the copy, with its position. */
export interface Issue {
  /** Path relative to the working directory, such as `locales/en/renovare.json`. */
  file: string;
  line: number;
  column: number;
  /** Dotted path of the text, such as `hero.lead`; empty for the file as a whole. */
  key: string;
  message: string;
}

/** `locales/en/renovare.json:41:9 hero.lead: what is wrong. What to do.` */
export function formatIssue({ file, line, column, key, message }: Issue): string {
  return `${file}:${line}:${column}${key && ` ${key}`}: ${message}`;
}

/** All issues under a line with their number; undefined if there are none. */
export function formatIssues(issues: Issue[]): string | undefined {
  if (issues.length === 0) return undefined;
  return [answers.issues(issues.length), ...issues.map(formatIssue)].join('\n');
}

/** A mistake that concerns a whole file, or a missing one. */
export function issueInFile(file: string, message: string): Issue {
  return { file, line: 1, column: 1, key: '', message };
}

/** Mistakes that stop a command. Has no stack trace, which would hide the message. */
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

/** Sorts by file, then by line, as a translator works. */
export function sortIssues(issues: Issue[]): Issue[] {
  const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);
  return issues.toSorted(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column,
  );
}

/** A path relative to the working directory, with forward slashes. */
export function labelOf(...path: string[]): string {
  const full = join(...path);
  const short = relative(process.cwd(), full);
  const label = short.startsWith('..') || isAbsolute(short) ? full : short;
  return label.replaceAll(sep, '/');
}
