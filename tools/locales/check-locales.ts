import { join, resolve } from 'node:path';
import { languageTag, sourceLanguage } from '../../src/content/languages.ts';
import { pageKeys } from '../../src/content/pages.ts';
import { siteSchema } from '../../src/content/site-schema.ts';
import { readLanguages } from '../check/folders.ts';
import { type Issue, type Language, shortPath } from '../check/issue.ts';
import { readJsonFile } from '../check/read.ts';
import { checkSite } from '../check/site.ts';
import { checkSource, checkTranslation, findLostTexts } from '../check/texts.ts';
import { knownMarkers } from '../conventions/markers.ts';
import { checkPhotos } from '../photos/check-photos.ts';
import { localesDir } from './locales-dir.ts';
import { progressOf } from './progress.ts';

const files = ['common', ...pageKeys];

export type Checked = Awaited<ReturnType<typeof checkLocales>>;

/** Checks the copy. Texts of translations wait until those of the source are right. */
export async function checkLocales(dir = localesDir, publicDir = resolve('public')) {
  const site = readJsonFile(join(dir, 'site.json'));
  const facts = siteSchema.safeParse(site.data).data;
  const { languages, otherIssues } = readLanguages(dir, files, sourceLanguage, languageTag);
  const [source, ...translations] = languages as [Language, ...Language[]];
  const published = languages.filter(({ isDraft }) => !isDraft);

  source.issues.push(...checkSource(source, facts && knownMarkers(facts)));
  // After another mistake, what is lost would often be the same one.
  if (source.issues.length === 0) source.issues.push(...findLostTexts(source, published.slice(1)));
  const isSourceRight = source.issues.length === 0;
  for (const language of translations) {
    if (isSourceRight) language.issues.push(...checkTranslation(source, language));
  }

  const ofSite = checkSite(site, siteSchema, publicDir);
  const ofLanguages = languages.flatMap((language) => language.issues);
  const issues = [...otherIssues, ...ofSite, ...ofLanguages].sort(byPlace);
  // In a language with mistakes, nobody knows yet what is missing.
  const isRight = (language: Language) => isSourceRight && language.issues.length === 0;
  const drafts = `${shortPath(join(dir, 'drafts'))}/`;
  const mistakes = issues.filter(({ file }) => !`${file}/`.startsWith(drafts));
  return {
    // Which photographs the site needs is known only when its texts are right.
    mistakes: mistakes.length > 0 ? mistakes : await checkPhotos(dir, languages),
    /** They stop no build, because builds contain no drafts. */
    draftMistakes: issues.filter((issue) => !mistakes.includes(issue)),
    site,
    published,
    progress: translations.filter(isRight).map((language) => progressOf(source, language)),
  };
}

function byPlace(a: Issue, b: Issue): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
