import { join } from 'node:path';
import { compare } from './compare.ts';
import { type Language, readLanguages } from './folders.ts';
import { type Issue, list, shortPath } from './issue.ts';
import { blockOf, issueAt, type JsonFile, readJsonFile } from './json-file.ts';
import type { Rules } from './rules.ts';
import { checkSite } from './site.ts';
import { checkSource } from './source.ts';

export type Checked = ReturnType<typeof checkCopy>;

/** Checks all files. Translations are compared with pt-BR, so they wait until it has no mistake. */
export function checkCopy<Facts>(rules: Rules<Facts>) {
  const { dir, names } = rules;
  const { languages, issues } = readLanguages(dir, names);
  const [source, ...others] = languages as [Language, ...Language[]];
  const site = readJsonFile(join(dir, 'site.json'));
  const { facts, issues: ofSite } = checkSite(site, rules);
  const ofSource = checkSource(source, rules, facts && rules.markersOf(facts));
  let translations =
    ofSource.length > 0 ? [] : others.map((each) => compareAll(source, each, names));
  const lost = lostTexts(source, translations);
  if (lost.length > 0) translations = [];
  const ofTranslations = translations.flatMap(({ mistakes }) => mistakes);
  const found = [...issues, ...ofSite, ...ofSource, ...lost, ...ofTranslations].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
  // A build contains no drafts, so their mistakes don't stop it.
  const isOfDraft = ({ file }: Issue) => file.startsWith(`${shortPath(join(dir, 'drafts'))}/`);
  const mistakes = found.filter((issue) => !isOfDraft(issue));
  const published = languages.filter(({ isDraft }) => !isDraft);
  return {
    mistakes,
    draftMistakes: found.filter(isOfDraft),
    site,
    source,
    published,
    translations,
  };
}

/** Compares all files of a language with those of pt-BR. */
function compareAll(source: Language, { tag, isDraft, files, issues }: Language, names: string[]) {
  const mistakes = [...issues];
  const compared = [...source.files].map(([name, original]) => {
    const own = files.get(name) as JsonFile;
    const result = compare(original, own, tag, names);
    // Of a file that can't be read, only that is said.
    if (own.data) mistakes.push(...result.mistakes, ...(isDraft ? [] : result.gaps));
    return result;
  });
  return { tag, isDraft, mistakes, compared };
}

/** Texts that pt-BR lacks, but no published translation. They are the owner's mistake. */
function lostTexts(source: Language, translations: ReturnType<typeof compareAll>[]): Issue[] {
  const published = translations.filter(({ isDraft }) => !isDraft);
  const tags = list(published.map(({ tag }) => tag));
  return [...source.files.values()].flatMap((file, index) => {
    const [first, ...others] = published.map(({ compared }) => compared[index]);
    const inAll = first?.added.filter((key) => others.every((each) => each?.added.includes(key)));
    // Of only one translation, a text in the place of a missing one may have a wrong name there.
    const isRenamed = (key: string) =>
      others.length === 0 && first?.lost.some((each) => blockOf(each) === blockOf(key));
    const message = `Este texto ou bloco não está mais aqui, mas ainda está em ${tags}. Se você o apagou ou mudou o nome, faça lá o mesmo; se sumiu sem querer, recupere-o, com Ctrl + Z ou de uma cópia.`;
    return (inAll ?? []).filter((key) => !isRenamed(key)).map((key) => issueAt(file, key, message));
  });
}
