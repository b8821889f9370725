import { join } from 'node:path';
import type { z } from 'zod';
import { compare } from './compare.ts';
import { type Language, readLanguages } from './folders.ts';
import { type Issue, list, shortPath } from './issue.ts';
import { issueAt, type JsonFile, readJsonFile } from './json-file.ts';
import { checkSite } from './site.ts';
import { checkSource, type SourceRules } from './source.ts';

/** What the checker must know of the site. */
export interface Rules<Facts> extends Omit<SourceRules, 'markers' | 'photoDir'> {
  /** The folder of texts, facts and photographs, and that of files which texts may link to. */
  dir: string;
  publicDir: string;
  /** The names of the files that each language has, such as `home`. */
  names: string[];
  schema: z.ZodType<Facts>;
  markersOf: (facts: Facts) => string[];
}

export type Checked = ReturnType<typeof checkCopy>;

/** Checks all files. Translations are compared with pt-BR, so they wait until it has no mistake. */
export function checkCopy<Facts>(rules: Rules<Facts>) {
  const { dir, names } = rules;
  const { languages, issues } = readLanguages(dir, names);
  const [source, ...others] = languages as [Language, ...Language[]];
  const site = readJsonFile(join(dir, 'site.json'));
  const { facts, issues: ofSite } = checkSite(site, rules.schema, rules.publicDir);
  const markers = facts && rules.markersOf(facts);
  const ofSource = checkSource(source, { ...rules, markers, photoDir: join(dir, 'photos/people') });
  const translations = others.map((each) => compareAll(source, each, names));
  if (ofSource.length === 0) ofSource.push(...lostTexts(source, translations));
  const ofTranslations = ofSource.length > 0 ? [] : translations.flatMap((each) => each.mistakes);
  const found = [...issues, ...ofSite, ...ofSource, ...ofTranslations].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
  const isOfDraft = ({ file }: Issue) => file.startsWith(`${shortPath(join(dir, 'drafts'))}/`);
  return {
    dir,
    /** Mistakes that a build refuses. It contains no drafts. */
    mistakes: found.filter((issue) => !isOfDraft(issue)),
    draftMistakes: found.filter(isOfDraft),
    site,
    source,
    published: languages.filter(({ isDraft }) => !isDraft),
    translations: ofSource.length > 0 ? [] : translations,
  };
}

function compareAll(source: Language, language: Language, names: string[]) {
  const { tag, isDraft, files, issues } = language;
  const mistakes = [...issues];
  const compared = [...source.files].map(([name, original]) => {
    const own = files.get(name) as JsonFile;
    const result = compare(original, own, tag, names);
    // Of a file that can't be read, only that is said.
    if (own.data) mistakes.push(...result.mistakes);
    if (own.data && !isDraft) mistakes.push(...result.gaps);
    return { name, ...result };
  });
  return { tag, isDraft, mistakes, compared };
}

/** Texts that all published translations have, but no longer pt-BR. The owner gets to know it. */
function lostTexts(source: Language, translations: ReturnType<typeof compareAll>[]): Issue[] {
  const published = translations.filter(({ isDraft }) => !isDraft);
  const tags = list(published.map(({ tag }) => tag));
  const issues: Issue[] = [];
  for (const [index, file] of [...source.files.values()].entries()) {
    const [first, ...others] = published.map(({ compared }) => compared[index]);
    // Of only one translation, a strange text in the place of a missing one may be misspelt.
    const candidates = (others.length > 0 ? first?.strange : first?.surplus) ?? [];
    for (const key of candidates) {
      if (!others.every((each) => each?.strange.includes(key))) continue;
      const message = `Este texto ou bloco não está mais aqui, mas ainda está em ${tags}. Se você o apagou ou mudou o nome, faça lá o mesmo; se sumiu sem querer, recupere-o, com Ctrl + Z ou de uma cópia.`;
      issues.push(issueAt(file, key, message));
    }
  }
  return issues;
}
