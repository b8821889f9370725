import { join, resolve } from 'node:path';
import { languageTag, sourceLanguage } from '../src/content/languages.ts';
import { pageKeys } from '../src/content/pages.ts';
import { siteSchema } from '../src/content/site-schema.ts';
import { readLanguages } from './check/folders.ts';
import { type Issue, type Language, shortPath } from './check/issue.ts';
import { readJsonFile } from './check/read.ts';
import { checkSite } from './check/site.ts';
import { checkTexts, findLostTexts } from './check/texts.ts';
import { checkNamesOfPages, conventions, knownMarkers } from './conventions.ts';
import { localesDir } from './locales-dir.ts';
import { checkPhotos } from './photos/check-photos.ts';

const files = ['common', ...pageKeys];

export type Checked = Awaited<ReturnType<typeof checkLocales>>;

/** Checks the copy. Translations wait until the source, with which they are compared, is right. */
export async function checkLocales(dir = localesDir, publicDir = resolve('public')) {
  const site = readJsonFile(join(dir, 'site.json'));
  const facts = siteSchema.safeParse(site.data).data;
  const withMarkers = { ...conventions, knownMarkers: facts && knownMarkers(facts) };
  const { languages, issues } = readLanguages(dir, files, sourceLanguage, languageTag);
  const [source, ...others] = languages as [Language, ...Language[]];
  const translations = others.map((language) => {
    return { ...language, issues: checkTexts(source, language, withMarkers) };
  });
  const published = translations.filter(({ isDraft }) => !isDraft);

  const ofSource = [...checkTexts(source, source, withMarkers), ...checkNamesOfPages(source)];
  if (ofSource.length === 0) ofSource.push(...findLostTexts(source, published));
  const isSourceRight = ofSource.length === 0 && files.every((name) => source.entries.has(name));
  const found = [...issues, ...checkSite(site, siteSchema, publicDir), ...ofSource];
  if (isSourceRight) {
    const ofTranslations = translations.flatMap((language) => language.issues);
    found.push(...ofTranslations.filter(({ kind }) => !kind));
  }
  found.sort(byPlace);

  const drafts = shortPath(join(dir, 'drafts'));
  const mistakes = found.filter((issue) => !isIn(drafts, issue));
  // In a language with mistakes, nobody knows yet what is missing.
  const isRight = ({ tag, isDraft }: Language) => {
    const folder = shortPath(join(dir, isDraft ? 'drafts' : '', tag));
    return !found.some((issue) => isIn(folder, issue));
  };
  return {
    // Which photographs the site needs is known only when its texts are right.
    mistakes: mistakes.length > 0 ? mistakes : await checkPhotos(dir, languages),
    /** They stop no build, because builds contain no drafts. */
    draftMistakes: found.filter((issue) => isIn(drafts, issue)),
    site,
    published: [source, ...published],
    translations: isSourceRight ? translations.filter(isRight) : [],
  };
}

function byPlace(a: Issue, b: Issue): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}

const isIn = (folder: string, { file }: Issue) => `${file}/`.startsWith(`${folder}/`);
