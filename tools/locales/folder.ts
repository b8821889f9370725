import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type JsonFile, propertiesOf, readJsonFile, valueAt } from './json-file.ts';

/** The locale that all others are translated from; its pages live at the root of the site. */
export const sourceTag = 'pt-BR';

/** What a locale says of itself: its name, direction, status and addresses. */
export const localeFile = 'locale.json';

/** What is remembered of each translation (progress.ts). */
export const memoryFile = 'source.lock.json';

/** Files that are no page's. */
export const sharedFiles = [localeFile, 'common.json'];

/** The folder of a locale, with every file that it may have. */
export interface LocaleFolder {
  tag: string;
  dir: string;
  files: Map<string, JsonFile>;
  memory?: JsonFile;
  /** Names of what else lies in the folder. */
  strays: string[];
  draft: boolean;
}

/** Names in a folder but for those that systems and tools leave behind. */
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
 * The files that every locale has, as the source's addresses tell them. Where these can't be read,
 * the source's own files stand in, so that the other locales are checked all the same.
 */
export function fileNames(dir: string): string[] {
  const path = join(dir, sourceTag, localeFile);
  const paths = existsSync(path) ? valueAt(readJsonFile(path).root, 'paths') : undefined;
  const pages = paths ? propertiesOf(paths).map(({ name }) => `${name}.json`) : [];
  if (pages.length > 0) return [...sharedFiles, ...pages];
  const own = listFolder(join(dir, sourceTag)).map(({ name }) => name);
  return [...new Set([...sharedFiles, ...own.filter((name) => name.endsWith('.json'))])];
}

/** Reads a locale's folder, and with it the source's, or any other. */
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

/** Whatever is not published is a draft, also what can't be read. */
export function isDraft(file: JsonFile | undefined): boolean {
  return valueAt(file?.root, 'status')?.value !== 'published';
}
