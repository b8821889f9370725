import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type JsonFile, propertiesOf, readJsonFile, valueAt } from './json-file.ts';

/** The locale that all others are translated from. Its pages live at the root of the site. */
export const sourceTag = 'pt-BR';

/** A locale's own data: its name, direction, status and addresses. */
export const localeFile = 'locale.json';

/** Records the original of each translation (progress.ts). */
export const memoryFile = 'source.lock.json';

/** Files that don't belong to a page. */
export const sharedFiles = [localeFile, 'common.json'];

/** The folder of a locale, with those of its files that the site uses. */
export interface LocaleFolder {
  tag: string;
  dir: string;
  files: Map<string, JsonFile>;
  memory?: JsonFile;
  /** Names of everything else in the folder. */
  strays: string[];
  draft: boolean;
}

/** Names in a folder, except what operating systems and tools leave behind. */
export function listFolder(dir: string) {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(dir, { withFileTypes: true })
    .filter(({ name }) => !/^(\..*|thumbs\.db|desktop\.ini|readme\.md)$/i.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The tags of all folders, the source's first. */
export function tagsIn(dir: string): string[] {
  const names = listFolder(dir).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  return [sourceTag, ...names.filter((name) => name !== sourceTag)];
}

/**
 * The files that every locale has, derived from the source's addresses. If these can't be read, from the
 * source's files, so that the other locales can still be checked.
 */
export function fileNames(dir: string): string[] {
  const path = join(dir, sourceTag, localeFile);
  const paths = existsSync(path) ? valueAt(readJsonFile(path).root, 'paths') : undefined;
  const pages = paths ? propertiesOf(paths).map(({ name }) => `${name}.json`) : [];
  if (pages.length > 0) return [...sharedFiles, ...pages];
  const own = listFolder(join(dir, sourceTag)).map(({ name }) => name);
  return [...new Set([...sharedFiles, ...own.filter((name) => name.endsWith('.json'))])];
}

/** Reads a locale's folder. `names` are the files that it may have. */
export function readFolder(dir: string, tag: string, names = fileNames(dir)): LocaleFolder {
  const folder: LocaleFolder = {
    tag,
    dir: join(dir, tag),
    files: new Map(),
    strays: [],
    draft: true,
  };
  for (const { name } of listFolder(folder.dir)) {
    const read = () => readJsonFile(join(folder.dir, name));
    if (name === memoryFile && tag !== sourceTag) folder.memory = read();
    else if (names.includes(name)) folder.files.set(name, read());
    else folder.strays.push(name);
  }
  folder.draft = isDraft(folder.files.get(localeFile));
  return folder;
}

/** Everything that isn't published is a draft, including files that can't be read. */
export function isDraft(file: JsonFile | undefined): boolean {
  return valueAt(file?.root, 'status')?.value !== 'published';
}
