import {
  fileNames,
  filesIn,
  type LocaleFolder,
  listFolder,
  localeFile,
  readFolder,
  sourceTag,
  tagsIn,
} from './folder.ts';
import { type Issue, issueInFile, labelOf, sortIssues } from './issue.ts';
import { issueAt, placeOf, propertiesOf, valueAt } from './json-file.ts';
import { isTag, usableTag } from './locale-tag.ts';
import { fillIn } from './markers.ts';
import { messages } from './messages.ts';
import { progressOf } from './progress.ts';
import { type Context, findIssue } from './rules.ts';
import { checkListed, checkSite, readFacts } from './site-facts.ts';
import { walk } from './walk.ts';

/**
 * All issues in copy and facts, in order. The pt-BR files are the contract: other locales must have their
 * names, variables and markers. Rules for a single text are in rules.ts, those for facts in site-facts.ts.
 *
 * @param isWritten Whether the words are an owner's. Those of another folder (`LOCALES_DIR`) may be
 *   invented, so their titles need not fit a search result.
 */
export function checkLocales(
  dir: string,
  publicDir = 'public',
  isWritten = !process.env.LOCALES_DIR,
): Issue[] {
  const names = fileNames(dir);
  const [, ...tags] = tagsIn(dir);
  const publicFiles = filesIn(publicDir);
  const source = readFolder(dir, sourceTag, names);
  const { slug, ...known } = readFacts(dir);

  const check = (folder: LocaleFolder, ofSource: Issue[]) => [
    ...checkFiles(folder, source, names),
    ...checkTexts(folder, source, ofSource, {
      ...{ ...known, isWritten, tags, publicFiles },
      isSource: folder === source,
      draft: folder.draft && folder !== source,
      addresses: addressesOf(folder, slug),
      progress: progressOf(folder, source),
    }),
  ];
  const ofSource = check(source, []);
  // Without a source there is nothing to compare the others with.
  const others = source.files.size > 0 ? tags : [];
  const unused = listFolder(dir).filter(
    (entry) => !entry.isDirectory() && entry.name !== 'site.json',
  );
  return sortIssues([
    ...checkSite(dir, publicFiles),
    ...checkListed(dir, source),
    ...unused.map(({ name }) => issueInFile(labelOf(dir, name), messages.unknownFile([]))),
    ...ofSource,
    ...others.flatMap((tag) => {
      const folder = readFolder(dir, tag, names);
      const ofName = isTag(tag) ? [] : [issueInFile(labelOf(dir, tag), messages.unknownTag)];
      // A folder that has neither the name nor the files of a language is none.
      if (ofName.length > 0 && folder.files.size === 0) return ofName;
      return [...ofName, ...check(folder, ofSource)];
    }),
  ]);
}

/** Files that are missing in a locale's folder, and files that the site doesn't use. */
function checkFiles(folder: LocaleFolder, source: LocaleFolder, names: string[]): Issue[] {
  const isSource = folder === source;
  const missing = names.filter((name) => {
    if (folder.files.has(name)) return false;
    return isSource || (source.files.has(name) && (!folder.draft || name === localeFile));
  });
  const issue = (name: string, message: string) => issueInFile(labelOf(folder.dir, name), message);
  // A misspelt file name is one issue, not a missing file and an unknown one.
  if (folder.unknown.length > 0) {
    return folder.unknown.map((name) => issue(name, messages.unknownFile(missing)));
  }
  return missing.map((name) =>
    issue(
      name,
      isSource ? messages.missingSource : messages.missingFile(labelOf(source.dir, name)),
    ),
  );
}

/** Issues inside a locale's files. A translation isn't compared with an original that is wrong itself. */
function checkTexts(
  folder: LocaleFolder,
  source: LocaleFolder,
  ofSource: Issue[],
  context: Omit<Context, 'name' | 'tag' | 'source'>,
): Issue[] {
  const tag = usableTag(folder.tag);
  return [...folder.files].flatMap(([name, file]) => {
    const original = source.files.get(name);
    if (!file.root || !original?.root) return file.issues;
    // A wrong address in the original doesn't excuse a translation's own.
    const wrong = ofSource.flatMap(({ file: label, key }) =>
      label === original.label && !key.startsWith('paths.') ? [key] : [],
    );
    const issues = [...walk(original.root, file.root, tag)]
      .filter(({ path }) => !wrong.includes(path))
      .flatMap((slot) => {
        const message = findIssue(slot, { ...context, name, tag, source: original });
        const { path, own, offset = 0 } = slot;
        const place = slot.original ? own?.value : own?.key;
        return message ? [issueAt(file, place?.offset ?? offset, path, message)] : [];
      });
    // No other file says what the source's locale.json must have.
    const needed = name === localeFile ? ['name', 'direction', 'status', 'paths'] : [];
    const missing = needed.filter((part) => folder === source && !valueAt(file.root, part));
    return [
      ...file.issues,
      ...issues,
      ...missing.map((part) => issueAt(file, 0, part, messages.missingFact(part, '…'))),
    ];
  });
}

/** The addresses of a locale, with the slug filled in. */
function addressesOf({ files }: LocaleFolder, slug: string): Context['addresses'] {
  const file = files.get(localeFile);
  const paths = valueAt(file?.root, 'paths');
  if (!file || !paths) return [];
  return propertiesOf(paths).map(({ name, value }) => ({
    page: name,
    path: fillIn(String(value.value), { slug }),
    place: placeOf(file, value),
  }));
}
