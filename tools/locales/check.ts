import { join as joinPath } from 'node:path';
import {
  fileNames,
  type LocaleFolder,
  listFolder,
  localeFile,
  readFolder,
  sharedFiles,
  sourceTag,
  tagsIn,
} from './folder.ts';
import { formatIssue, type Issue, issueInFile, labelOf, sortIssues } from './issue.ts';
import { issueAt, type JsonFile, join, placeOf, propertiesOf, valueAt } from './json-file.ts';
import { checkTag, usableTag } from './locale-tag.ts';
import { fillIn } from './markup.ts';
import { answers, kinds, messages } from './messages.ts';
import { copiedTexts, textsOf } from './progress.ts';
import { type Context, findIssue } from './rules.ts';
import { checkListed, checkSite, readFacts } from './site-facts.ts';
import { suggest } from './suggest.ts';
import { walk } from './walk.ts';

/**
 * All issues in the copy, in order. The pt-BR files are the contract: other locales must have their
 * names, variables and markers. Rules for a single text are in rules.ts.
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
  const tags = tagsIn(dir);
  const source = readFolder(dir, sourceTag, names);
  const { slug, ...known } = readFacts(dir);
  const shared = { ...known, isWritten, tags, publicFiles: filesIn(publicDir) };

  const checkWith = (folder: LocaleFolder, skipped: Issue[]) =>
    checkFiles(folder, source, skipped, {
      ...shared,
      isSource: folder === source,
      draft: folder.draft && folder !== source,
      addresses: addressesOf(folder, slug),
      copied: copiedIn(folder, source),
    });
  const ofSource = checkWith(source, []);
  // Without a source there is nothing to compare the others with.
  const others = source.files.size > 0 ? tags.filter((tag) => tag !== sourceTag) : [];
  return sortIssues([
    ...checkSite(dir),
    ...checkListed(dir, source),
    ...listFolder(dir)
      .filter((entry) => !entry.isDirectory() && entry.name !== 'site.json')
      .map(({ name }) =>
        issueInFile(labelOf(dir, name), messages.strayFile(suggest(name, ['site.json']))),
      ),
    ...checkNames(source, source, names),
    ...ofSource,
    ...others.flatMap((tag) => {
      const folder = readFolder(dir, tag, names);
      const badTag = checkTag(tag);
      if (badTag && folder.files.size === 0) return [issueInFile(labelOf(folder.dir), badTag)];
      return [
        ...(badTag ? [issueInFile(labelOf(folder.dir, localeFile), badTag)] : []),
        ...checkNames(folder, source, names),
        ...checkWith(folder, ofSource),
      ];
    }),
  ]);
}

/** All issues, one per line; undefined if there are none. */
export function reportIssues(dir: string): string | undefined {
  const lines = checkLocales(dir).map(formatIssue);
  return lines.length > 0 ? [answers.issues(lines.length), ...lines].join('\n') : undefined;
}

/** Only the issues that keep the dev server from showing any page: unreadable facts, copy or addresses. */
export function findUnreadable(dir: string): Issue[] {
  const names = fileNames(dir);
  const source = readFolder(dir, sourceTag, names);
  const ofSite = checkSite(dir).filter(({ key }) => !key);
  const ofSource = names.flatMap((name) => {
    const file = source.files.get(name);
    if (!file) return [issueInFile(labelOf(source.dir, name), messages.missingSource)];
    if (!file.root) return file.issues;
    return name === localeFile ? findStrangeAddresses(file) : [];
  });
  return sortIssues([...ofSite, ...ofSource]);
}

function findStrangeAddresses(file: JsonFile): Issue[] {
  const paths = valueAt(file.root, 'paths');
  if (paths?.type !== 'object') {
    return [issueAt(file, paths?.offset ?? 0, 'paths', messages.missingFact('paths', '{ … }'))];
  }
  return propertiesOf(paths)
    .filter(({ value }) => value.type !== 'string')
    .map(({ name, value }) => {
      const sentence = messages.notText(kinds[value.type] ?? '');
      return issueAt(file, value.offset, join('paths', name), sentence);
    });
}

/** Files that a locale's folder lacks, and files that the site doesn't use. */
function checkNames(folder: LocaleFolder, source: LocaleFolder, names: string[]): Issue[] {
  const isSource = folder === source;
  const missing = names.filter((name) => !folder.files.has(name));
  const strays = folder.strays.map((name) => ({ name, meant: suggest(name, missing) }));
  const isMissed = (name: string) => {
    // A misspelt file name is one mistake, not a missing file and an unknown one.
    if (strays.some(({ meant }) => meant === name)) return false;
    return isSource || (source.files.has(name) && (!folder.draft || name === localeFile));
  };
  const missingFile = (name: string) => {
    if (!isSource) return messages.missingFile(labelOf(source.dir, name));
    if (sharedFiles.includes(name)) return messages.missingSource;
    return messages.missingPageFile(name.replace('.json', ''));
  };
  const strayFile = (name: string, meant?: string) =>
    isSource && !meant && name.endsWith('.json')
      ? messages.strayPageFile
      : messages.strayFile(meant);
  const tell = (name: string, sentence: string) => issueInFile(labelOf(folder.dir, name), sentence);
  return [
    ...missing.filter(isMissed).map((name) => tell(name, missingFile(name))),
    ...strays.map(({ name, meant }) => tell(name, strayFile(name, meant))),
  ];
}

/** Mistakes inside a locale's files. A translation isn't compared with a source text that is wrong itself. */
function checkFiles(
  folder: LocaleFolder,
  source: LocaleFolder,
  skipped: Issue[],
  context: Omit<Context, 'name' | 'tag' | 'source'>,
): Issue[] {
  const tag = usableTag(folder.tag);
  const issues = [...(folder.memory?.issues ?? [])];
  for (const [name, file] of folder.files) {
    issues.push(...file.issues);
    const original = source.files.get(name);
    if (!file.root || !original?.root) continue;
    const wrong = skipped.flatMap(({ file: label, key }) =>
      label === original.label ? [key] : [],
    );
    for (const slot of walk(original.root, file.root, tag)) {
      const { path, own, want, after = 0 } = slot;
      const inside = want?.value.type === 'object' ? undefined : `${path}.`;
      const isWrong = wrong.some((key) => key === path || (inside && key.startsWith(inside)));
      // A wrong address in the source doesn't excuse a translation's own.
      if (isWrong && (!want || name !== localeFile)) continue;
      const sentence = findIssue(slot, { ...context, name, tag, source: original });
      if (!sentence) continue;
      const place = own && (want ? own.value : own.key);
      issues.push(issueAt(file, place?.offset ?? after, path, sentence));
    }
    if (folder === source) issues.push(...findLacking(name, file));
  }
  return issues;
}

/** Texts that a source file must have, which no other file can tell. */
function findLacking(name: string, file: JsonFile): Issue[] {
  const { root } = file;
  if (root?.type !== 'object' || name === 'common.json') return [];
  const isLocale = name === localeFile;
  const block = isLocale ? root : valueAt(root, 'meta');
  const needed = isLocale ? ['name', 'direction', 'status', 'paths'] : ['title', 'description'];
  return needed
    .filter((part) => !valueAt(block, part))
    .map((part) =>
      isLocale
        ? issueAt(file, 0, part, messages.missingFact(part, '…'))
        : issueAt(file, block?.offset ?? 0, join('meta', part), messages.missingMeta(part)),
    );
}

function copiedIn(folder: LocaleFolder, source: LocaleFolder): Context['copied'] {
  // A folder without source.lock.json may come from a tool, which only writes translated texts.
  const isHeld = !folder.draft && folder.memory;
  const copied = isHeld ? copiedTexts(textsOf(folder, source)) : [];
  return { count: copied.length, first: copied[0] ? `${copied[0].place} ${copied[0].path}` : '' };
}

/** The addresses of a locale as hosts compare them, with the slug filled in. */
function addressesOf({ files }: LocaleFolder, slug: string): Context['addresses'] {
  const file = files.get(localeFile);
  const paths = valueAt(file?.root, 'paths');
  if (!file || !paths) return [];
  return propertiesOf(paths).map(({ name, value }) => ({
    key: join('paths', name),
    page: name,
    path: fillIn(String(value.value), { slug }).toLowerCase(),
    place: placeOf(file, value),
  }));
}

function filesIn(dir: string, below = ''): string[] {
  return listFolder(joinPath(dir, below)).flatMap((entry) => {
    const path = `${below}/${entry.name}`;
    return entry.isDirectory() ? filesIn(dir, path) : [path.toLowerCase()];
  });
}
