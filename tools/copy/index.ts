/**
 * Reads `locales/`, checks it, and says in Portuguese what is wrong or still to do. It also fills the
 * facts into the copy, one `Language` for each language that a site shows.
 */
export { decode } from './addresses.ts';
export {
  blockersIn,
  inPortuguese,
  listOf,
  onlyConfirms,
  shortNumber,
  smallPhotos,
  summaryOf,
  unsetTexts,
} from './blockers.ts';
export { checkCopy } from './check.ts';
export { checkPhotos } from './check-photos.ts';
export {
  CopyError,
  formatIssue,
  formatIssues,
  type Issue,
  issueInFile,
  labelOf,
  refuse,
} from './issue.ts';
export { issueAt, issueOf, keyOf } from './json-file.ts';
export {
  type Language,
  MissingText,
  missingText,
  publishedLanguages,
  shownLanguages,
} from './languages.ts';
export { networksOf } from './link-facts.ts';
export { answers, messages } from './messages.ts';
export { type NamedPhoto, namedPhotos, type PhotoPlace, photoKey } from './named-photos.ts';
export { progressOf, textsOf } from './progress.ts';
export {
  baseOf,
  fileOf,
  filesIn,
  type Locales,
  localesDir,
  photoFolder,
  prefixOf,
  publishedIn,
  readLocales,
} from './read-locales.ts';
export { unfilledMarkers } from './unfilled-markers.ts';
