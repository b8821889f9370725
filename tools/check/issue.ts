import { isAbsolute, relative, sep } from 'node:path';

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

/** An issue that concerns a folder or a whole file. */
export function issueInFile(path: string, message: string): Issue {
  return { file: shortPath(path), line: 1, column: 1, key: '', message };
}

/** Returns a line such as `locales/en/home.json:41:9 hero.lead: O texto está vazio. Escreva-o.` */
export function formatIssue({ file, line, column, key, message }: Issue): string {
  return `${file}:${line}:${column}${key && ` ${key}`}: ${message}`;
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

/** Says which of the missing names a wrong name may be. */
export function whichItMayBe(missing: string[]): string {
  const names = missing.map((name) => `“${name}”`);
  return missing.length > 0 ? ` Se é ${list(names, 'disjunction')}, corrija o nome.` : '';
}
