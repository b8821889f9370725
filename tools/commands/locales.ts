import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkCopy } from '../check/check.ts';
import {
  countIn,
  isEqual,
  isLeft,
  nameOf,
  progressOf,
  type Text,
  textsOf,
} from '../check/progress.ts';
import { placeOf, textAt } from '../copy/json-file.ts';
import { draftFacts, isTag } from '../copy/locale-tag.ts';
import { mergeCopy } from '../copy/merge-copy.ts';
import {
  type LocaleFolder,
  type Locales,
  localeFile,
  meantFile,
  originalFolder,
  readLocales,
} from '../copy/read-locales.ts';
import { checkPublic } from '../hosts/public.ts';
import { CopyError, formatIssue, formatIssues, type Issue, labelOf } from '../issues/issue.ts';
import { answers, messages, usage } from '../issues/messages.ts';

/**
 * Runs `npm run locales -- …`.
 * @returns What to print.
 * @throws {CopyError} With what to print on failure.
 */
export function runLocales(locales: Locales, args: string[]): string {
  // pnpm passes `--` on.
  const [command, tag, file, ...more] = args.filter((each) => each !== '--');
  if (!existsSync(locales.dir)) throw new CopyError(answers.noFolder(labelOf(locales.dir)));
  if (command === undefined) return showTable(locales);
  if (tag && more.length === 0) {
    if (command === 'new' && !file) return makeLocale(locales, tag);
    if (command === 'seen' && !file) return markSeen(locales, tag);
    if (command === 'todo') return listTodo(locales, tag, file);
  }
  throw new CopyError(usage);
}

function showTable(locales: Locales): string {
  const { source, translations } = locales;
  const languages = translations.filter(({ tag, files }) => isTag(tag) || files.size > 0);
  const rows = [source, ...languages].map((folder) => rowOf(folder, source));
  const ofOriginals = translations.flatMap(unreadableOriginals);
  const report = formatIssues([...checkPublic(locales), ...checkCopy(locales), ...ofOriginals]);
  const text = [inColumns(rows), '', report ?? answers.issues(0)].join('\n');
  if (report) throw new CopyError(text);
  return text;
}

function rowOf(folder: LocaleFolder, source: LocaleFolder): string[] {
  const { tag, draft, files } = folder;
  const name = textAt(files.get(localeFile)?.root, 'name') ?? '';
  const isSource = folder === source;
  const status = answers.status[isSource ? 'source' : draft ? 'draft' : 'published'];
  // The texts of a broken file would look missing.
  const broken = new Set([source.files, files].flatMap(unreadable).map(({ file }) => file));
  if (broken.size > 0) return [tag, name, status, answers.unreadable([...broken])];
  const texts = textsOf(folder, source);
  return [tag, name, status, isSource ? answers.texts(texts.length) : progressOf(texts)];
}

function inColumns(rows: string[][]): string {
  const widthOf = (at: number) => Math.max(...rows.map((row) => row[at]?.length ?? 0));
  const lines = rows.map((row) => row.map((cell, at) => cell.padEnd(widthOf(at))).join('  '));
  return lines.map((line) => line.trimEnd()).join('\n');
}

function makeLocale(locales: Locales, tag: string): string {
  const { dir, source, translations } = locales;
  const existing = [source, ...translations].find(
    (folder) => folder.tag.toLowerCase() === tag.toLowerCase(),
  );
  if (existing === source) throw new CopyError(answers.isSource(source.tag));
  if (existing) throw new CopyError(answers.exists(labelOf(existing.dir), existing.tag));
  if (!isTag(tag)) throw new CopyError(answers.badTag(tag));
  refuse(issuesIn(source, checkCopy(locales)));

  mkdirSync(join(dir, tag), { recursive: true });
  for (const [name, { root }] of source.files) {
    if (!root) continue;
    const block = mergeCopy(root, undefined, tag);
    if (name === localeFile) {
      Object.assign(block, draftFacts(tag));
    }
    writeFileSync(join(dir, tag, name), `${JSON.stringify(block, null, 2)}\n`);
  }
  keepOriginal(source, join(dir, tag));
  return answers.made(tag, labelOf(dir, tag));
}

/** Copies the Portuguese beside a translation, so that later changes of it are noticed. */
function keepOriginal(source: LocaleFolder, folder: string) {
  const target = join(folder, originalFolder);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);
  for (const name of source.files.keys()) {
    if (name !== localeFile) copyFileSync(join(source.dir, name), join(target, name));
  }
}

function markSeen(locales: Locales, tag: string): string {
  const { source } = locales;
  const folder = translationIn(locales, tag);
  const issues = checkCopy(locales);
  refuse([source, folder].flatMap((each) => issuesIn(each, issues)));
  const texts = textsOf(folder, source);
  const meant = join(folder.dir, originalFolder, meantFile);
  const [missing, outdated] = [countIn(texts, 'missing'), countIn(texts, 'outdated')];
  if (missing + outdated > 0) {
    throw new CopyError(answers.notYet(tag, missing, outdated, labelOf(meant)));
  }
  keepOriginal(source, folder.dir);
  const equal = texts.filter(isEqual).map((text) => `${nameOf(text)}\n`);
  writeFileSync(meant, equal.join(''));
  return answers.seen(tag, countIn(texts, 'equal'), countIn(texts, 'unseen'), labelOf(meant));
}

function translationIn({ source, translations }: Locales, tag: string): LocaleFolder {
  if (tag === source.tag) throw new CopyError(answers.isSource(tag));
  const folder = translations.find((each) => each.tag === tag);
  const tags = translations.map((each) => each.tag);
  if (!folder) throw new CopyError(answers.noLocale(tag, tags, isTag(tag)));
  return folder;
}

const issuesIn = ({ dir }: LocaleFolder, issues: Issue[]) =>
  issues.filter(({ file }) => file.startsWith(`${labelOf(dir)}/`));

const unreadable = (files: LocaleFolder['files']) =>
  [...files.values()].flatMap(({ root, issues }) => (root ? [] : issues));

/** What a command wrote is deleted, not mended. */
const unreadableOriginals = ({ translatedFrom }: LocaleFolder): Issue[] =>
  unreadable(translatedFrom).map((issue) => ({ ...issue, message: messages.keptOriginal }));

/** So many texts are counted for each file before they are listed. */
const many = 40;

function listTodo(locales: Locales, tag: string, name?: string): string {
  const { source } = locales;
  const folder = translationIn(locales, tag);
  const issues = checkCopy(locales);
  // The texts of a broken file would look missing, and one that pt-BR lost would look new.
  refuse([
    ...issuesIn(source, issues),
    ...unreadable(folder.files),
    ...unreadableOriginals(folder),
  ]);

  const texts = textsOf(folder, source);
  const ofPage = (page: string) => texts.filter(({ file }) => file === `${page}.json`);
  const pages = [...source.files.keys()].filter((file) => file !== localeFile).map(pageOf);
  if (name) {
    const page = pageOf(name);
    if (!pages.includes(page)) throw new CopyError(answers.noFile(name, pages));
    return listTexts(folder, ofPage(page), `${tag}/${page}.json`);
  }
  const left = texts.filter(isLeft);
  if (left.length <= many) {
    const isSeen = folder.translatedFrom.size > 0 && left.length === 0;
    const parts = [
      listTexts(folder, texts, tag),
      issues.length > 0 && `${answers.issues(issues.length)} npm run locales`,
      !isSeen && answers.whenSeen(tag),
    ];
    return parts.filter(Boolean).join('\n\n');
  }
  const rows = pages.map((page) => {
    const ofFile = ofPage(page);
    return [`${page}.json`, progressOf(ofFile), ofFile.some(isLeft) ? answers.todo(tag, page) : ''];
  });
  return inColumns(rows);
}

/** Users may type `home` or `home.json`. */
const pageOf = (file: string) => file.replace(/\.json$/, '');

function listTexts(folder: LocaleFolder, texts: Text[], label: string): string {
  const groups = [
    texts.some(isLeft) ? false : answers.allDone(label),
    listOf(folder, texts, 'missing', answers.missingTexts),
    listOf(folder, texts, 'equal', answers.equalTexts),
    listOf(folder, texts, 'outdated', answers.outdatedTexts),
    listOf(folder, texts, 'unseen', answers.unseenTexts),
  ];
  return groups.filter(Boolean).join('\n\n');
}

function listOf(
  { dir, files }: LocaleFolder,
  texts: Text[],
  state: Text['state'],
  heading: (count: number) => string,
) {
  const found = texts.filter((text) => text.state === state);
  const entries = found.map(({ file: name, path, node, original, before }) => {
    const file = files.get(name);
    const place = file && node ? placeOf(file, node) : labelOf(dir, name);
    const words =
      state === 'missing' || state === 'equal' ? [original] : answers.change(before, original);
    return [`  ${place} ${path}`, ...words].join('\n      ');
  });
  return found.length > 0 && [heading(found.length), ...entries].join('\n');
}

function refuse(issues: Issue[]) {
  if (issues.length > 0) throw new CopyError(answers.fixFirst(issues.map(formatIssue)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(runLocales(readLocales(), process.argv.slice(2)));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
