import { existsSync, readdirSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { sourceTag } from './content.ts';
import { isJson, type JsonFile, propertiesOf, readJsonFile, valueAt } from './json-file.ts';

export { sourceTag };

/** What a language's folder may hold besides its namespaces. */
export const localeFile = 'locale.json';
export const memoryFile = 'source.lock.json';

/** A folder of `locales/`, with every file that a language may have in it. */
export interface LocaleFolder {
  tag: string;
  dir: string;
  files: Map<string, JsonFile>;
  /** Names of what else lies in the folder. */
  strays: string[];
  draft: boolean;
}

/** A path as it is shown: from where the command runs, with slashes. */
export function labelOf(...path: string[]): string {
  const full = join(...path);
  const short = relative(process.cwd(), full);
  const label = short.startsWith('..') || isAbsolute(short) ? full : short;
  return label.replaceAll(sep, '/');
}

/** Names in a folder but for those that systems and tools leave behind. */
export function listFolder(dir: string) {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !/^(thumbs\.db|desktop\.ini)$/i.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Whether every file that the site can't start without is there and is JSON. */
export function canStart(dir: string): boolean {
  const names = fileNames(dir, sourceTag).map((name) => join(dir, sourceTag, name));
  return [join(dir, 'site.json'), ...names].every(isJson);
}

/** The tags of all folders in `locales/`. */
export function tagsIn(dir: string): string[] {
  return listFolder(dir)
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** Reads a language's folder; `names` are the files that it may have. */
export function readFolder(dir: string, tag: string, names: string[]): LocaleFolder {
  const entries = listFolder(join(dir, tag));
  const files = new Map<string, JsonFile>();
  const strays: string[] = [];
  for (const entry of entries) {
    const { name } = entry;
    if (entry.isFile() && [...names, memoryFile].includes(name)) {
      files.set(name, readJsonFile(join(dir, tag, name), labelOf(dir, tag, name)));
    } else if (name.toLowerCase() !== 'readme.md') {
      strays.push(name);
    }
  }
  const status = valueAt(files.get(localeFile)?.root, 'status')?.value;
  return {
    tag,
    dir: join(dir, tag),
    files,
    strays,
    draft: status === 'draft',
  };
}

/**
 * The files that every language has, as the source's addresses tell them. Where these can't be
 * read, the source's own files stand in, so that the other languages are checked all the same.
 */
export function fileNames(dir: string, sourceDir: string): string[] {
  const path = join(dir, sourceDir, localeFile);
  const root = existsSync(path) ? readJsonFile(path, path).root : undefined;
  const paths = valueAt(root, 'paths');
  const pages = paths ? propertiesOf(paths).map(({ name }) => `${name}.json`) : [];
  if (pages.length > 0) return [localeFile, 'common.json', ...pages];
  const own = listFolder(join(dir, sourceDir)).map(({ name }) => name);
  return [...new Set([localeFile, ...own.filter((name) => name.endsWith('.json'))])];
}
