export { decode } from './addresses.ts';
export { blockersIn, listOf, summaryOf } from './blockers.ts';
export { checkCopy } from './check.ts';
export { CopyError, formatIssues, type Issue, issueInFile, labelOf, refuse } from './issue.ts';
export { issueAt, issueOf } from './json-file.ts';
export { type Language, languagesOf } from './languages.ts';
export { messages } from './messages.ts';
export { type NamedPhoto, namedPhotos } from './named-photos.ts';
export { progressOf } from './progress.ts';
export {
  filesIn,
  isShipped,
  type Locales,
  localesDir,
  photoFolder,
  prefixOf,
  readLocales,
} from './read-locales.ts';
export { unfilledMarkers } from './unfilled-markers.ts';
