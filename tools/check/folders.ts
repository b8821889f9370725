import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { fileEntry, type Issue, type Language, shortPath } from './issue.ts';
import { readJsonFile } from './read.ts';
import { difference, list, without } from './words.ts';

const unknown =
  'O site não conhece esta pasta. Se ela está dentro da de um idioma, leve os arquivos dela para essa, um nível acima. Se ela é a de um idioma, dê-lhe como nome o código dele, como en, en-GB, pt-PT ou zh-Hans, com essas maiúsculas. Uma cópia, ou outra coisa, leve para fora de locales.';
const surplus =
  'Se o que sobra é um dos arquivos do português, dê-lhe o nome que ele tem lá: os nomes dos arquivos não se traduzem. Se é uma cópia ou outra coisa, leve para fora de locales.';
const lostFile = 'Recupere-o da Lixeira ou de uma cópia; numa tradução, também do português.';
const twice =
  'Este idioma também está na pasta de cima, e só aquela vai para o site. Se esta é de outro idioma, como es, dê-lhe como nome o código dele. Se são a mesma tradução, deixe no site a mais nova e leve a outra para fora de locales.';

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
  const files = filesIn(dir);
  if (files.some((file) => file.normalize() === name.normalize())) return;
  const stemOf = (file: string) => file.toLowerCase().split('.')[0];
  const alike = files.filter((file) => stemOf(file) === stemOf(name));
  return `Não há o arquivo “${name}” na pasta ${shortPath(dir)} (com nome parecido: ${list(alike) || 'nenhum'}). Ponha-o lá, ou dê ao arquivo e ao texto o mesmo nome, letra por letra, com as mesmas maiúsculas e o mesmo fim, como .jpg ou .pdf.`;
}

/** Reads the languages' folders, which must have files of these names. The source comes first. */
export function readLanguages(dir: string, names: string[], sourceTag: string, tags: RegExp) {
  // Windows may hide the ending of `home.json.txt`.
  const paths = filesIn(dir).filter((path) => /\.json(\.txt)?$/i.test(path));
  const folders = new Set([sourceTag, '.', ...paths.map(dirname)]);
  const languageNames = new Intl.DisplayNames('pt-BR', { type: 'language', fallback: 'none' });
  const languages: Language[] = [];
  const otherIssues: Issue[] = [];
  for (const folder of folders) {
    const tag = folder.replace('drafts/', '');
    const language: Language = { tag, isDraft: tag !== folder, entries: new Map(), issues: [] };
    const isLanguage =
      tags.test(tag) && languageNames.of(tag) && Intl.getCanonicalLocales(tag)[0] === tag;
    const issues = isLanguage ? language.issues : otherIssues;
    const add = (message: string) => issues.push({ ...fileEntry(join(dir, folder)), message });
    const needed = folder === '.' ? ['site.json'] : names.map((name) => `${name}.json`);
    const present = paths.filter((path) => dirname(path) === folder).map((path) => basename(path));
    const added = without(present, needed);
    // A draft may lack files. A file with another name, though, may be one that it lacks.
    const lost = language.isDraft && !added[0] ? [] : without(needed, present).sort();
    if (!isLanguage && folder !== '.') add(unknown);
    else if (lost.length + added.length > 0)
      add(`Nesta pasta ${difference(lost, added)}. ${added[0] ? surplus : lostFile}`);
    if (language.isDraft && folders.has(tag)) add(twice);
    if (!isLanguage) continue;
    languages.push(language);
    for (const name of without(needed, lost)) {
      const file = readJsonFile(join(dir, folder, name));
      issues.push(...file.issues);
      for (const [key, entry] of file.entries) language.entries.set(key, entry);
    }
  }
  return { languages, otherIssues };
}
