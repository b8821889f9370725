import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pageKeys } from '../../src/site/pages.ts';
import { basePath } from './base-path.ts';
import { type JsonFile, readJsonFile, textAt, valueAt } from './json-file.ts';

/** The language that all others are translated from. Its pages live at the root of the site. */
const sourceTag = 'pt-BR';

/** A language's own data: its name, direction and status. */
export const localeFile = 'locale.json';

/** The folder that holds all copy; `LOCALES_DIR` swaps it for another. */
export const localesDir = resolve(process.env.LOCALES_DIR ?? 'locales');

/** The folder of the photographs, inside that of the copy. */
export const photoFolder = 'photos';

/** The folder of a language, with those of its files that the site uses. */
export interface LocaleFolder {
  tag: string;
  dir: string;
  files: Map<string, JsonFile>;
  /** Names of everything else in the folder. */
  unknown: string[];
  draft: boolean;
}

/** Everything in the folder of the copy. Each file is read and parsed once, however broken it is. */
export interface Copy {
  dir: string;
  /** The keys of the site's pages: each has a file in every language. */
  pages: readonly string[];
  /** The owner's facts; undefined if there is no such file. */
  site: JsonFile | undefined;
  source: LocaleFolder;
  translations: LocaleFolder[];
  /** Names of the files in `photos/`. */
  photos: string[];
  /** Names of files that the site doesn't use. */
  unknown: string[];
}

/** Reads the copy: its own word for what lies in `locales/`, or in another folder. */
export function readCopy(dir = localesDir, pages: readonly string[] = pageKeys): Copy {
  const entries = listFolder(dir);
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const files = entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
  const names = fileNames(pages);
  const site = join(dir, 'site.json');
  return {
    dir,
    pages,
    site: existsSync(site) ? readJsonFile(site) : undefined,
    source: readFolder(dir, sourceTag, names),
    translations: folders
      .filter((name) => name !== sourceTag && name !== photoFolder)
      .map((tag) => readFolder(dir, tag, names)),
    photos: listFolder(join(dir, photoFolder)).flatMap((entry) =>
      entry.isDirectory() ? [] : [entry.name],
    ),
    unknown: files.filter((name) => name !== 'site.json' && name !== photoFolder),
  };
}

/** The files that every language has. */
export function fileNames(pages: readonly string[]): string[] {
  return [localeFile, 'common.json', ...pages.map((page) => `${page}.json`)];
}

/** Reads a language's folder. `names` are the files that it may have. */
function readFolder(dir: string, tag: string, names: string[]): LocaleFolder {
  const folder = join(dir, tag);
  const found = listFolder(folder).map(({ name }) => name);
  const known = names.filter((name) => found.includes(name));
  const files = new Map(known.map((name) => [name, readJsonFile(join(folder, name))]));
  const unknown = found.filter((name) => !names.includes(name));
  // Everything that isn't published is a draft, including files that can't be read.
  const draft = valueAt(files.get(localeFile)?.root, 'status')?.value !== 'published';
  return { tag, dir: folder, files, unknown, draft };
}

/** The languages that a build writes: the source, then the others by their tags. */
export const publishedIn = ({ source, translations }: Copy) => [
  source,
  ...translations.filter(({ draft }) => !draft),
];

/** The file of a page, or of what all pages share, in one language. */
export function fileOf(copy: Copy, tag: string, name = 'common'): JsonFile | undefined {
  const folder = [copy.source, ...copy.translations].find((each) => each.tag === tag);
  return folder?.files.get(`${name}.json`);
}

/** The prefix of a language's addresses: `/en`; empty for the source. */
export function rootOf({ tag }: { tag: string }): string {
  return tag === sourceTag ? '' : `/${tag}`;
}

/** The host's folder that the site lives in; `/` if the facts can't be read. */
export function baseOf({ site }: Copy): string {
  return basePath(textAt(site?.root, 'address') ?? '');
}

/** What operating systems and tools leave behind. */
const ignored = /^(\..*|__macosx|thumbs\.db|desktop\.ini|readme\.md)$/i;

/** Names in a folder, without those that the site ignores. */
function listFolder(dir: string) {
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
