import { relative } from 'node:path';

/** Where a text, a block or a file stands. */
export interface Place {
  file: string;
  line: number;
  column: number;
  /** Such as `home.hero.lead`. That of a file is `home`, and that of a folder is empty. */
  key: string;
}

/** Something that an owner or a translator must mend or may want to know. */
export interface Issue extends Place {
  /** What is wrong, and then what to do, for people who have never seen code. */
  message: string;
  /** Without one, it is a mistake. Only drafts have `missing` texts. */
  kind?: 'missing' | 'portuguese' | 'notice';
  /** The source lacks this text, and nothing is missing beside it, so the source may have lost it. */
  isSurplus?: boolean;
}

/** Returns a line such as `locales/en/home.json:41:9 hero.lead: O texto está vazio.` */
export function formatIssue({ file, line, column, key, message }: Issue): string {
  const name = key.split('.').slice(1).join('.');
  return `${file}:${line}:${column}${name && ` ${name}`}: ${message}`;
}

/** An issue that concerns a folder or a whole file. */
export function issueInFile(path: string, message: string): Issue {
  return { file: shortPath(path), line: 1, column: 1, key: '', message };
}

/** A path from the working directory, with forward slashes. */
export const shortPath = (path: string) => relative('', path).replaceAll('\\', '/');

/** Words as a Portuguese sentence lists them: `_one, _few e _many`. */
export const list = (words: (string | number)[]) =>
  new Intl.ListFormat('pt-BR').format(words.map(String));

/** The words that others lack. */
export const without = (words: string[], others: string[]) =>
  words.filter((word) => !others.includes(word));

/** Such as `falta “lead”; sobra “leed”`. Empty if nothing is lost or added. */
export function difference(lost: string[], added: string[]): string {
  const quoted = (names: string[]) => list(names.map((name) => `“${name}”`));
  const parts: string[] = [];
  if (lost.length > 0) parts.push(`falta${lost.length > 1 ? 'm' : ''} ${quoted(lost)}`);
  if (added.length > 0) parts.push(`sobra${added.length > 1 ? 'm' : ''} ${quoted(added)}`);
  return parts.join('; ');
}
