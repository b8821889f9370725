import {
  fileNames,
  filesIn,
  type LocaleFolder,
  listFolder,
  localeFile,
  readFolder,
  sourceTag,
  tagsIn,
} from '../copy/folder.ts';
import { issueAt, type JsonFile, placeOf, propertiesOf, valueAt } from '../copy/json-file.ts';
import { isTag } from '../copy/locale-tag.ts';
import { fillIn } from '../copy/markers.ts';
import { readFacts } from '../copy/site-file.ts';
import { type Pair, walk } from '../copy/walk.ts';
import { type Issue, issueInFile, labelOf, sortIssues } from '../issues/issue.ts';
import { messages } from '../issues/messages.ts';
import localeSchema from './locale.schema.json' with { type: 'json' };
import { type Context, findIssue } from './rules.ts';
import { checkListed, checkSite } from './site-facts.ts';

/**
 * All issues in copy and facts, in order. The pt-BR files are the contract: other locales must have
 * their names, variables and markers. Rules for a single text are in rules.ts, those for facts in
 * site-facts.ts.
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
      ...known,
      isWritten,
      tags,
      publicFiles,
      isSource: folder === source,
      draft: folder.draft && folder !== source,
      addresses: addressesOf(folder, slug),
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
    ...others.flatMap((tag) =>
      // Which plural forms its texts need is known by its name.
      isTag(tag)
        ? check(readFolder(dir, tag, names), ofSource)
        : [issueInFile(labelOf(dir, tag), messages.unknownTag)],
    ),
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

/** Issues inside a locale's files. */
function checkTexts(
  folder: LocaleFolder,
  source: LocaleFolder,
  ofSource: Issue[],
  context: Omit<Context, 'name' | 'tag' | 'source'>,
): Issue[] {
  const { tag } = folder;
  return [...folder.files].flatMap(([name, file]) => {
    const original = source.files.get(name);
    if (!file.root || !original?.root) return file.issues;
    const wrong = wrongIn(original, ofSource);
    const issues = [...walk(original.root, file.root, tag)]
      .filter(({ path }) => !wrong.includes(path))
      .flatMap((pair) => checkPair(file, pair, { ...context, name, tag, source: original }));
    const isMain = folder === source && name === localeFile;
    return [...file.issues, ...issues, ...(isMain ? checkNeeded(file) : [])];
  });
}

/**
 * The texts of the original that are wrong themselves: translations are not compared with them. But
 * a wrong address doesn't excuse a translation's own.
 */
function wrongIn(original: JsonFile, ofSource: Issue[]): string[] {
  return ofSource
    .filter(({ file, key }) => file === original.label && !key.startsWith('paths.'))
    .map(({ key }) => key);
}

/** What is wrong with a text or block: at its value, its unknown name, or where it is missing. */
function checkPair(file: JsonFile, pair: Pair, context: Context): Issue[] {
  const message = findIssue(pair, context);
  if (!message) return [];
  const { path, original, own, offset = 0 } = pair;
  const node = original ? own?.value : own?.key;
  return [issueAt(file, node?.offset ?? offset, path, message)];
}

/** What the source's locale.json lacks, because no original says what it must have. */
function checkNeeded(file: JsonFile): Issue[] {
  return localeSchema.required
    .filter((name) => !valueAt(file.root, name))
    .map((name) => issueAt(file, 0, name, messages.missingFact(name, '…')));
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
