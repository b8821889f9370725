import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type JsonFile, propertiesOf, readJsonFile, valueAt } from './json-file.ts';

/** The locale that all others are translated from. Its pages live at the root of the site. */
export const sourceTag = 'pt-BR';

/** A locale's own data: its name, direction, status and addresses. */
export const localeFile = 'locale.json';

/** Files that don't belong to a page. */
const sharedFiles = [localeFile, 'common.json'];

/** The folder of a locale, with those of its files that the site uses. */
export interface LocaleFolder {
  tag: string;
  dir: string;
  files: Map<string, JsonFile>;
  /** Names of everything else in the folder. */
  unknown: string[];
  draft: boolean;
}

/** What operating systems and tools leave behind. */
const ignored = /^(\..*|__macosx|thumbs\.db|desktop\.ini|readme\.md)$/i;

/** Names in a folder, without those that the site ignores. */
export function listFolder(dir: string) {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(dir, { withFileTypes: true })
    .filter(({ name }) => !ignored.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The addresses of all files in a folder, such as `/photos/ana.jpg`. */
export function filesIn(dir: string, below = ''): string[] {
  return listFolder(join(dir, below)).flatMap((entry) => {
    const path = `${below}/${entry.name}`;
    return entry.isDirectory() ? filesIn(dir, path) : [path];
  });
}

/** The tags of all folders, the source's first. */
export function tagsIn(dir: string): string[] {
  const names = listFolder(dir).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  return [sourceTag, ...names.filter((name) => name !== sourceTag)];
}

/**
 * The files that every locale has, derived from the source's addresses. If these can't be read,
 * from the source's files, so that the other locales can still be checked.
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
  const folder = join(dir, tag);
  const found = listFolder(folder).map(({ name }) => name);
  const known = found.filter((name) => names.includes(name));
  const files = new Map(known.map((name) => [name, readJsonFile(join(folder, name))]));
  const unknown = found.filter((name) => !names.includes(name));
  return { tag, dir: folder, files, unknown, draft: isDraft(files.get(localeFile)) };
}

/** Everything that isn't published is a draft, including files that can't be read. */
export function isDraft(file: JsonFile | undefined): boolean {
  return valueAt(file?.root, 'status')?.value !== 'published';
}
