import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { difference, type Issue, issueInFile, shortPath } from './issue.ts';
import { type JsonFile, readJsonFile } from './json-file.ts';
import { isTag } from './language.ts';

export interface Language {
  tag: string;
  isDraft: boolean;
  /** By name, such as `home`. A file that is missing has no entries. */
  files: Map<string, JsonFile>;
  issues: Issue[];
}

/** Files and folders that operating systems leave behind. */
const ofSystem = /^(\.|__MACOSX$|Thumbs\.db$|desktop\.ini$|Icon\r$)/i;

/** The paths of all files in a folder and in its folders, such as `people/ana.jpg`. */
export function filesIn(dir: string, below = ''): string[] {
  const names = existsSync(join(dir, below)) ? readdirSync(join(dir, below)).sort() : [];
  const paths = names.filter((name) => !ofSystem.test(name)).map((name) => join(below, name));
  return paths.flatMap((path) => {
    // Follows symbolic links, too.
    const isFolder = statSync(join(dir, path), { throwIfNoEntry: false })?.isDirectory();
    return isFolder ? filesIn(dir, path) : [path];
  });
}

/** Says that a folder lacks a file. A Mac may write “é” as two characters. */
export function explainMissingFile(name: string, dir: string): string | undefined {
  const files = filesIn(dir).map((file) => file.normalize());
  if (files.includes(name.normalize())) return;
  return `Não há o arquivo “${name}” na pasta ${shortPath(dir)}. Ponha-o lá, ou corrija aqui o nome dele, com as mesmas letras maiúsculas e minúsculas e o mesmo final, como .jpg ou .jpeg.`;
}

const strayFile =
  'O site não usa este arquivo. Se só o nome está errado, corrija o nome. Se não, leve-o para fora de locales, ou para a pasta de um idioma.';
const strayFolder =
  'Esta pasta não é de um idioma. A de um idioma fica em locales, ou em drafts, e se chama como o código dele: en, es, pt-PT ou zh-Hans, por exemplo. Corrija o nome ou o lugar, ou leve a pasta para fora de locales.';
const twice =
  'Este idioma já está publicado, na pasta de cima. Junte as duas pastas numa só, ou leve uma delas para fora de locales.';
const otherFiles =
  'Se algum só tem o nome errado, corrija o nome. O que falta, recupere da Lixeira ou de uma cópia, ou, numa tradução, copie de pt-BR. O que sobra, leve para fora de locales: uma página nova precisa também de código.';

/** Reads the folders of all languages, pt-BR first. Each must have files of these names. */
export function readLanguages(dir: string, names: string[]) {
  const issues = new Map<string, string>();
  const folders = new Map<string, string[]>([['pt-BR', []]]);
  // Windows may hide the ending of `home.json.txt`.
  for (const path of filesIn(dir).filter((each) => /\.json(\.txt)?$/i.test(each))) {
    const folder = dirname(path);
    if (path === 'site.json') continue;
    if (folder === '.') issues.set(path, strayFile);
    else if (!isTag(folder.replace(/^drafts\//, ''))) issues.set(folder, strayFolder);
    else folders.set(folder, [...(folders.get(folder) ?? []), basename(path)]);
  }
  for (const tag of folders.keys()) {
    if (folders.has(`drafts/${tag}`)) issues.set(`drafts/${tag}`, twice);
  }
  return {
    issues: [...issues].map(([path, message]) => issueInFile(join(dir, path), message)),
    languages: [...folders].map(([folder, present]) => readLanguage(dir, folder, present, names)),
  };
}

function readLanguage(dir: string, folder: string, present: string[], names: string[]): Language {
  const isDraft = folder.startsWith('drafts/');
  const path = join(dir, folder);
  const files = new Map(names.map((name) => [name, readJsonFile(join(path, `${name}.json`))]));
  const needed = names.map((name) => `${name}.json`);
  const lost = needed.filter((name) => !present.includes(name) && !isDraft);
  const added = present.filter((name) => !needed.includes(name));
  const issues = [...files.values()].flatMap((file) => file.issues);
  const what = difference(lost, added);
  if (what) issues.push(issueInFile(path, `Nesta pasta ${what}. ${otherFiles}`));
  return { tag: basename(folder), isDraft, files, issues };
}
