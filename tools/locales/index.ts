export { withBasePath } from './addresses.ts';
export { checkCopy } from './check.ts';
export {
  CopyError,
  formatIssues,
  howToRecover,
  type Issue,
  issueInFile,
  refuse,
  shortPath,
  sortIssues,
} from './issue.ts';
export {
  type Block,
  entriesOf,
  issueAt,
  issueOf,
  type JsonFile,
  type Path,
  textAt,
  textsIn,
} from './json-file.ts';
export {
  filesIn,
  isOfDraft,
  isShipped,
  type LocaleFolder,
  type Locales,
  localeFile,
  localesDir,
  photoFolder,
  prefixOf,
  readLocales,
} from './read-locales.ts';
export {
  isPortuguese,
  mergeCopy,
  namesWithoutCopy,
  neededTexts,
  progressIn,
} from './translation.ts';
