import { join, resolve } from 'node:path';
import { languageTag, sourceLanguage } from '../../src/content/languages.ts';
import { pageKeys } from '../../src/content/pages.ts';
import { siteSchema } from '../../src/content/site-schema.ts';
import { readLanguages } from '../check/folders.ts';
import { type Issue, type Language, shortPath } from '../check/issue.ts';
import { readJsonFile } from '../check/read.ts';
import { checkSite } from '../check/site.ts';
import { checkTexts, findLostTexts } from '../check/texts.ts';
import { knownMarkers } from '../conventions/markers.ts';
import { checkPhotos } from '../photos/check-photos.ts';
import { localesDir } from './locales-dir.ts';
import { progressOf } from './progress.ts';

const files = ['common', ...pageKeys];

export type Checked = Awaited<ReturnType<typeof checkLocales>>;

/** Checks the copy. Translations wait until the source, with which they are compared, is right. */
export async function checkLocales(dir = localesDir, publicDir = resolve('public')) {
  const site = readJsonFile(join(dir, 'site.json'));
  const facts = siteSchema.safeParse(site.data).data;
  const markers = facts && knownMarkers(facts);
  const { languages, otherIssues } = readLanguages(dir, files, sourceLanguage, languageTag);
  const [source, ...others] = languages as [Language, ...Language[]];
  const ofSource = [...source.issues, ...checkTexts(source, source, markers)];
  const translations = others.map((language) => {
    const issues = [...language.issues, ...checkTexts(source, language, markers)];
    return { ...language, issues };
  });
  const published = translations.filter(({ isDraft }) => !isDraft);
  if (ofSource.length === 0) ofSource.push(...findLostTexts(source, published));
  const isSourceRight = ofSource.length === 0;
  const ofTranslations = (isSourceRight ? translations : others).flatMap(({ issues }) => issues);
  const ofSite = checkSite(site, siteSchema, publicDir);
  const found = [...otherIssues, ...ofSite, ...ofSource, ...ofTranslations].sort(byPlace);
  // In a language with mistakes, nobody knows yet what is missing.
  const finished = isSourceRight ? translations.filter(({ issues }) => issues.length === 0) : [];
  const drafts = `${shortPath(join(dir, 'drafts'))}/`;
  const mistakes = found.filter(({ file }) => !`${file}/`.startsWith(drafts));
  return {
    // Which photographs the site needs is known only when its texts are right.
    mistakes: mistakes.length > 0 ? mistakes : await checkPhotos(dir, languages),
    /** They stop no build, because builds contain no drafts. */
    draftMistakes: found.filter((issue) => !mistakes.includes(issue)),
    site,
    published: [source, ...published],
    progress: finished.map((language) => progressOf(source, language)),
  };
}

function byPlace(a: Issue, b: Issue): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
