import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pageKeys } from '../../src/content/pages.ts';
import { type Issue, issueInFile, shortPath } from './issue.ts';
import { type JsonFile, readJsonFile } from './json-file.ts';
import { isTag } from './language-tag.ts';

const sourceTag = 'pt-BR';

export const localesDir = resolve(process.env.LOCALES_DIR?.trim() || 'locales');

/** The folder of photographs. It lies among those of the languages. */
export const photoFolder = 'photos';

/** The folder of the languages that only the development server shows. */
const draftFolder = 'drafts';

export interface LocaleFolder {
  tag: string;
  dir: string;
  /** The files by their names. A file that is missing has an issue, but a draft may lack files. */
  files: Map<string, JsonFile>;
  draft: boolean;
}

export interface Locales {
  dir: string;
  pages: readonly string[];
  site: JsonFile;
  source: LocaleFolder;
  translations: LocaleFolder[];
  /** Files and folders that the site doesn't use. */
  strays: Issue[];
}

export function readLocales(dir = localesDir, pages: readonly string[] = pageKeys): Locales {
  const strays: Issue[] = [];
  const tagsIn = (folder: string, known: string[]) => {
    const entries = listCopy(folder).filter(({ name }) => !known.includes(name));
    const isLanguage = (entry: Dirent) => entry.isDirectory() && isTag(entry.name);
    strays.push(...entries.filter((each) => !isLanguage(each)).map((each) => stray(folder, each)));
    return entries.filter(isLanguage).map(({ name }) => name);
  };
  const tags = tagsIn(dir, [sourceTag, 'site.json', photoFolder, draftFolder]);
  const drafts = tagsIn(join(dir, draftFolder), []);
  const site = readJsonFile(join(dir, 'site.json'));
  const read = (tag: string, draft = false) =>
    readFolder(join(dir, draft ? draftFolder : '', tag), tag, pages, strays, draft);
  return {
    dir,
    pages,
    site,
    source: read(sourceTag),
    translations: [...tags.map((tag) => read(tag)), ...drafts.map((tag) => read(tag, true))],
    strays,
  };
}

function readFolder(
  dir: string,
  tag: string,
  pages: readonly string[],
  strays: Issue[],
  draft: boolean,
): LocaleFolder {
  const present = listCopy(dir);
  const names = ['common.json', ...pages.map((page) => `${page}.json`)];
  const files = new Map<string, JsonFile>();
  for (const name of names) {
    const isPresent = present.some((entry) => entry.name === name);
    if (draft && !isPresent) continue;
    files.set(name, readJsonFile(join(dir, name)));
  }
  for (const entry of present) {
    if (!names.includes(entry.name)) strays.push(stray(dir, entry));
  }
  return { tag, dir, files, draft };
}

function stray(dir: string, entry: Dirent): Issue {
  const message = entry.isDirectory()
    ? 'O site não usa esta pasta. A pasta de um idioma fica em locales e se chama como o código dele (en, es, pt-PT ou zh-Hans, por exemplo). Corrija o nome, ou leve a pasta para fora de locales.'
    : 'O site não usa este arquivo. Se só o nome está errado, corrija o nome. Se não, leve o arquivo para fora de locales. Uma página nova precisa também de código: docs/developing.md diz qual.';
  return issueInFile(join(dir, entry.name), message);
}

/** Whether a file, by the name that an issue gives it, lies in a language's folder. */
export function isIn({ dir }: LocaleFolder, file: string): boolean {
  return file.startsWith(`${shortPath(dir)}/`);
}

/** Whether an issue is in a draft, which a build leaves out. */
export function isOfDraft({ file }: Issue, { dir }: Locales): boolean {
  return file.startsWith(`${shortPath(join(dir, draftFolder))}/`);
}

/** Files that systems and programs leave behind, and hidden files that no host reads. */
const leftover =
  /^(\.(?!(well-known|htaccess|nojekyll)$).*|~\$.*|.*~|#.*#|__macosx|\$recycle\.bin|(eh)?thumbs\.db|desktop\.ini|icon\r|.*\.(tmp|part|crdownload|swp))$/i;

function listFolder(dir: string) {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(dir, { withFileTypes: true })
    .filter(({ name }) => !leftover.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** What lies in a folder of `locales/`, but for the guides. */
const listCopy = (dir: string) => listFolder(dir).filter(({ name }) => !/\.md$/i.test(name));

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
