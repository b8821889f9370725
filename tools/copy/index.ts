export { checkCopy } from './check.ts';
export {
  CopyError,
  formatIssues,
  type Issue,
  issueInFile,
  labelOf,
  refuse,
  sortIssues,
} from './issue.ts';
export { issueAt, issueOf, type JsonFile, type Path, textAt, textsIn } from './json-file.ts';
export { type Language, languagesOf } from './languages.ts';
export {
  filesIn,
  isShipped,
  type LocaleFolder,
  type Locales,
  localeFile,
  localesDir,
  photoFolder,
  prefixOf,
  readLocales,
} from './read-locales.ts';
export { isPortuguese, neededTexts, progressIn } from './translation.ts';
