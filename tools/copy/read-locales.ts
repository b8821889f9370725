import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pageKeys } from '../../src/content/pages.ts';
import { basePath } from './base-path.ts';
import { type JsonFile, readJsonFile, textAt } from './json-file.ts';

const sourceTag = 'pt-BR';

export const localeFile = 'locale.json';

export const localesDir = resolve(process.env.LOCALES_DIR?.trim() || 'locales');

/** Whether the copy comes from `locales/`. Tests may set `LOCALES_DIR` to another folder. */
export const isShipped = localesDir === resolve('locales');

/** The folder of photographs. It lies among those of the languages. */
export const photoFolder = 'photos';

export interface LocaleFolder {
  tag: string;
  dir: string;
  files: Map<string, JsonFile>;
  /** What the site doesn't use: names of files, and names of folders with a slash at the end. */
  unknown: string[];
  draft: boolean;
}

export interface Locales {
  dir: string;
  /** The site's folder on its host, such as `/site/`. */
  base: string;
  pages: readonly string[];
  site: JsonFile | undefined;
  source: LocaleFolder;
  translations: LocaleFolder[];
  unknown: string[];
}

export function readLocales(dir = localesDir, pages: readonly string[] = pageKeys): Locales {
  const entries = listFolder(dir);
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const files = entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
  const file = join(dir, 'site.json');
  const site = existsSync(file) ? readJsonFile(file) : undefined;
  const names = fileNames(pages);
  return {
    dir,
    base: basePath(textAt(site?.data, 'address') ?? ''),
    pages,
    site,
    source: readFolder(dir, sourceTag, names),
    translations: folders
      .filter((name) => name !== sourceTag && name !== photoFolder)
      .map((tag) => readFolder(dir, tag, names)),
    unknown: files.filter((name) => name !== 'site.json' && !isGuide(name)),
  };
}

export function fileNames(pages: readonly string[]): string[] {
  return [localeFile, 'common.json', ...pages.map((page) => `${page}.json`)];
}

function readFolder(dir: string, tag: string, names: string[]): LocaleFolder {
  const folder = join(dir, tag);
  const entries = listFolder(folder);
  const known = names.filter((name) => entries.some((entry) => entry.name === name));
  const files = new Map(known.map((name) => [name, readJsonFile(join(folder, name))]));
  const unknown = entries
    .filter(({ name }) => !names.includes(name) && !isGuide(name))
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
  const draft = textAt(files.get(localeFile)?.data, 'status') !== 'published';
  return { tag, dir: folder, files, unknown, draft };
}

/** What a language's addresses begin with: `/en`, or nothing for the source. */
export function prefixOf({ tag }: { tag: string }): string {
  return tag === sourceTag ? '' : `/${tag}`;
}

const isGuide = (name: string) => /\.md$/i.test(name);

/** Files that systems and programs leave behind, and hidden files that no host reads. */
const leftover =
  /^(\.(?!(well-known|htaccess|nojekyll)$).*|~\$.*|.*~|#.*#|__macosx|\$recycle\.bin|(eh)?thumbs\.db|desktop\.ini|icon\r|.*\.(tmp|part|crdownload|swp))$/i;

function listFolder(dir: string) {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(dir, { withFileTypes: true })
    .filter(({ name }) => !leftover.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The paths of all files in a folder and in its folders, such as `/photos/ana.jpg`. */
export function filesIn(dir: string, below = ''): string[] {
  return listFolder(join(dir, below)).flatMap(({ name }) => {
    const path = `${below}/${name}`;
    // `statSync` follows symbolic links. A link that leads nowhere is left out.
    const found = statSync(join(dir, path), { throwIfNoEntry: false });
    if (found?.isDirectory()) return filesIn(dir, path);
    return found?.isFile() ? [path] : [];
  });
}
