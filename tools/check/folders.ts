import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { issueInFile, shortPath } from './issue.ts';
import { type JsonFile, readJsonFile } from './read.ts';

export interface Language {
  tag: string;
  isDraft: boolean;
  /** In the order of their names. A file that is missing has no entries. */
  files: JsonFile[];
}

const missingFile =
  'Falta este arquivo. Se está na pasta com outro nome, corrija o nome. Se não, recupere-o da Lixeira ou de uma cópia, ou, numa tradução, copie o do português.';
const strayFile =
  'O site não usa este arquivo. Se só o nome ou o lugar está errado, corrija-o. Se não, leve o arquivo para fora de locales.';
const strayFolder =
  'Esta pasta não é de um idioma. A de um idioma fica em locales, ou em drafts, e se chama como o código dele: en, es, pt-PT ou zh-Hans, por exemplo. Corrija o nome ou o lugar, ou leve a pasta para fora de locales.';
const twice = 'Este idioma já está publicado, na pasta de cima. Junte as duas pastas numa só.';

/** Files and folders that operating systems leave behind. */
const ofSystem = /(^|\/)(\.|__MACOSX\/|Thumbs\.db$|desktop\.ini$|Icon\r$)/i;

/** The paths of all files in a folder and in its folders, such as `people/ana.jpg`. */
export function filesIn(dir: string): string[] {
  const paths = existsSync(dir) ? readdirSync(dir, { recursive: true, encoding: 'utf8' }) : [];
  const isFile = (path: string) => statSync(join(dir, path), { throwIfNoEntry: false })?.isFile();
  const names = paths.map((path) => path.replaceAll('\\', '/')).sort();
  return names.filter((name) => !ofSystem.test(name) && isFile(name));
}

/** Says that a folder lacks a file. A Mac may write “é” as two characters. */
export function explainMissingFile(name: string, dir: string): string | undefined {
  const files = filesIn(dir).map((file) => file.normalize());
  if (files.includes(name.normalize())) return;
  return `Não há o arquivo “${name}” na pasta ${shortPath(dir)}. Ponha-o lá, ou corrija aqui o nome dele, com as mesmas letras maiúsculas e minúsculas e o mesmo final, como .jpg ou .jpeg.`;
}

const languageNames = new Intl.DisplayNames('pt-BR', { type: 'language', fallback: 'none' });

/** A language's name in Portuguese, if there is one and the tag is spelt like this. */
export function languageName(tag: string): string | undefined {
  return Intl.getCanonicalLocales(tag)[0] === tag ? languageNames.of(tag) : undefined;
}

/** Reads the files of all languages. Each folder must have files of these names. */
export function readLanguages(
  dir: string,
  names: string[],
  sourceTag: string,
  isTag: (folder: string) => boolean,
) {
  // Windows may hide the ending of `home.json.txt`.
  const paths = filesIn(dir).filter((path) => /\.json(\.txt)?$/i.test(path));
  const isLanguage = (folder: string) => {
    const tag = folder.replace(/^drafts\//, '');
    return isTag(tag) && languageName(tag) !== undefined;
  };
  const folders = [...new Set([sourceTag, ...paths.map(dirname).filter(isLanguage)])];
  const filesOf = (folder: string) => names.map((name) => `${folder}/${name}.json`);
  const needed = ['site.json', ...folders.flatMap(filesOf)];
  const messages = new Map<string, string>();
  for (const path of needed) {
    if (!paths.includes(path) && !path.startsWith('drafts/')) messages.set(path, missingFile);
  }
  for (const path of paths.filter((each) => !needed.includes(each))) {
    const folder = dirname(path);
    if (folder === '.' || isLanguage(folder)) messages.set(path, strayFile);
    else messages.set(folder, strayFolder);
  }
  for (const folder of folders) {
    if (folders.includes(`drafts/${folder}`)) messages.set(`drafts/${folder}`, twice);
  }
  const readFolder = (folder: string): Language => {
    const files = filesOf(folder).map((path) => readJsonFile(join(dir, path)));
    return { tag: basename(folder), isDraft: folder.startsWith('drafts/'), files };
  };
  const [source, ...others] = [readFolder(sourceTag), ...folders.slice(1).map(readFolder)];
  const unread = [source, ...others].flatMap(({ files }) =>
    files.flatMap(({ issue }) => issue ?? []),
  );
  const issues = [...messages].map(([path, message]) => issueInFile(join(dir, path), message));
  return { source, others, issues: [...issues, ...unread] };
}
