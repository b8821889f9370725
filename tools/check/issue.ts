import { relative } from 'node:path';

/** A text, a block, a file or a folder, and where it stands. */
export interface Entry {
  file: string;
  line: number;
  column: number;
  /** Such as `home.hero.lead`. That of a file is `home`, and that of a folder is empty. */
  key: string;
  /** Undefined for a block, a file and a folder. */
  text?: string;
  /** What is in a block or a file. */
  children: Entry[];
}

export type Entries = Map<string, Entry>;

/** Something that an owner or a translator must mend or may want to know. */
export interface Issue extends Entry {
  /** What is wrong, and then what to do, for people who have never seen code. */
  message: string;
  /** Without one, it is a mistake. Only drafts have `missing` texts. */
  kind?: 'missing' | 'portuguese' | 'notice';
}

export interface Language {
  tag: string;
  folder: string;
  isDraft: boolean;
  entries: Entries;
  /** What the comparison with the source finds. */
  issues: Issue[];
}

/** Returns a line such as `locales/en/home.json:41:9 hero.lead: O texto está vazio.` */
export function formatIssue({ file, line, column, key, message }: Issue): string {
  const name = key.split('.').slice(1).join('.');
  return `${file}:${line}:${column}${name && ` ${name}`}: ${message}`;
}

/** Returns a heading, by which VS Code recognizes a report (.vscode/tasks.json), and all issues. */
export function formatIssues(issues: Issue[]): string {
  const heading = `${issues.length} ${issues.length === 1 ? 'erro' : 'erros'} a corrigir:`;
  return issues.length === 0 ? 'Nenhum erro.' : [heading, ...issues.map(formatIssue)].join('\n');
}

/** A whole file, or a folder. */
export function fileEntry(path: string, key = ''): Entry {
  return { file: shortPath(path), line: 1, column: 1, key, children: [] };
}

/** A path from the working directory, with forward slashes. */
export const shortPath = (path: string) => relative('', path).replaceAll('\\', '/');
