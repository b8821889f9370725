import { relative } from 'node:path';

/** A text, a block, a file or a folder, and where it stands. Only a text has `text`. */
export interface Entry {
  file: string;
  line: number;
  column: number;
  /** Such as `home.hero.lead`. That of a file is `home`, and that of a folder is empty. */
  key: string;
  text?: string;
  children: Entry[];
}

/** Something that an owner or a translator must mend or may want to know. */
export interface Issue extends Omit<Entry, 'text' | 'children'> {
  /** What is wrong, and then what to do, for people who have never seen code. */
  message: string;
}

export interface Language {
  tag: string;
  isDraft: boolean;
  entries: Map<string, Entry>;
  issues: Issue[];
}

/** A whole file, or a folder. */
export function fileEntry(path: string, key = ''): Entry {
  return { file: shortPath(path), line: 1, column: 1, key, children: [] };
}

/** A path from the working directory, with forward slashes. */
export const shortPath = (path: string) => relative('', path).replaceAll('\\', '/');
