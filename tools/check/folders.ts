import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { difference, type Issue, issueInFile, shortPath, without } from './issue.ts';
import { type Entries, readJsonFile } from './read.ts';

export interface Language {
  tag: string;
  isDraft: boolean;
  entries: Entries;
  /** What it lacks beside the source, and what else the comparison finds. */
  issues: Issue[];
  /** The names of files with a mistake, in which nobody knows what is missing. */
  unread: string[];
}

const otherFiles =
  'Se só o nome de um arquivo está errado, corrija-o. Se não, o que falta se recupera da Lixeira ou de uma cópia, ou, numa tradução, se copia do português. O que sobra, leve para fora de locales, mas veja antes se não é a versão certa.';
const otherFolder =
  'O site não conhece esta pasta. Se é a de um idioma, dê-lhe como nome o código dele, com estas maiúsculas e minúsculas: en, es, fr, pt-PT ou zh-Hans, por exemplo. Ela fica em locales ou em drafts: se está na de um idioma, leve os arquivos dela para essa, e depois a apague. Se não é de um idioma, leve-a para fora de locales.';
const twice =
  'Este idioma também está na pasta de cima, e só aquela vai para o site. Se você não mudou esta depois, leve-a para fora de locales. Se mudou, leve a outra para fora, e esta para o lugar dela.';
const sourceDraft =
  'Esta é uma cópia do português. Se é a sua tradução, mude o nome da pasta para o código do seu idioma, como es, e não mexa na pasta de cima.';

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
  if (filesIn(dir).some((file) => file.normalize() === name.normalize())) return;
  return `Não há o arquivo “${name}” na pasta ${shortPath(dir)}. Ponha-o lá, ou escreva aqui o nome dele, letra por letra, com as mesmas maiúsculas e com o fim, como .jpg ou .pdf.`;
}

const languageNames = new Intl.DisplayNames('pt-BR', { type: 'language', fallback: 'none' });

/** A language's name in Portuguese, if there is one and the tag is spelt like this. */
export function languageName(tag: string): string | undefined {
  return Intl.getCanonicalLocales(tag)[0] === tag ? languageNames.of(tag) : undefined;
}

/** Whether a folder is named like a language. */
type IsTag = (folder: string) => boolean;

/** Reads the languages' folders, which must have files of these names. The source comes first. */
export function readLanguages(dir: string, names: string[], sourceTag: string, isTag: IsTag) {
  // Windows may hide the ending of `home.json.txt`.
  const paths = filesIn(dir).filter((path) => /\.json(\.txt)?$/i.test(path));
  const folders = new Set([sourceTag, '.', ...paths.map(dirname)]);
  const issues: Issue[] = [];
  const languages: Language[] = [];
  for (const folder of folders) {
    const path = join(dir, folder);
    const add = (message: string) => issues.push(issueInFile(path, message));
    const tag = folder.replace('drafts/', '');
    const isDraft = tag !== folder;
    const isLanguage = isTag(tag) && languageName(tag);
    if (isDraft && folders.has(tag)) add(tag === sourceTag ? sourceDraft : twice);
    const needed = folder === '.' ? ['site.json'] : names.map((name) => `${name}.json`);
    const present = paths.filter((each) => dirname(each) === folder).map((each) => basename(each));
    const lost = without(needed, present);
    const added = without(present, needed);
    // A draft may lack files, but one with a wrong name may be one of them.
    const what = isDraft && added.length === 0 ? '' : difference(lost, added);
    if (folder === 'drafts')
      add('Há arquivos soltos em drafts. Leve-os para a pasta do idioma deles, como drafts/en.');
    else if (folder !== '.' && !isLanguage) add(otherFolder);
    else if (what) add(`Nesta pasta ${what}. ${otherFiles}`);
    if (!isLanguage) continue;
    const files = needed.map((name) => readJsonFile(join(path, name)));
    const refused = files.flatMap(({ issue }) => issue ?? []);
    issues.push(...refused);
    const entries = new Map(files.flatMap((file) => [...file.entries]));
    const missing = lost.map((name): Issue => {
      const message = `Falta este arquivo. Copie-o de ${shortPath(join(dir, sourceTag, name))} e traduza-o.`;
      return { ...issueInFile(join(path, name), message), kind: 'missing' };
    });
    const unread = [...refused.map(({ file }) => basename(file)), ...(what ? lost : [])];
    languages.push({ tag, isDraft, entries, issues: what ? [] : missing, unread });
  }
  return { languages, issues };
}
