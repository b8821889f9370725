import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withChanges } from './changes.ts';
import { checkCopy } from './check.ts';
import { CopyError, formatIssue, formatIssues, type Issue, labelOf } from './issue.ts';
import { keyOf, placeOf, textAt } from './json-file.ts';
import { draftFacts, isTag } from './locale-tag.ts';
import { mergeCopy } from './merge-copy.ts';
import { messages } from './messages.ts';
import { isUntranslated, progressIn, progressOf, type Text, textsOf } from './progress.ts';
import { type LocaleFolder, type Locales, localeFile, readLocales } from './read-locales.ts';

/**
 * Runs `npm run locales -- …`, and returns what to print.
 * @throws {CopyError} if something failed, or if there are issues. Its message is to be printed.
 */
export function runLocales(locales: Locales, args: string[]): string {
  // Unlike npm, pnpm passes the `--` on to the script.
  const [command, tag, file, ...more] = args.filter((each) => each !== '--');
  if (!existsSync(locales.dir)) throw new CopyError(messages.noFolder(labelOf(locales.dir)));
  if (command === undefined) return showTable(locales);
  if (tag && more.length === 0) {
    if (command === 'new' && !file) return makeLocale(locales, tag);
    if (command === 'todo') return listTodo(locales, tag, file);
  }
  throw new CopyError(messages.usage);
}

function showTable(locales: Locales): string {
  const { source, translations } = locales;
  const languages = translations.filter(({ tag, files }) => isTag(tag) || files.size > 0);
  const rows = [source, ...languages].map((folder) => rowOf(folder, source));
  const issues = checkCopy(locales);
  const text = [inColumns(rows), '', formatIssues(issues)].join('\n');
  if (issues.length > 0) throw new CopyError(text);
  return text;
}

function rowOf(folder: LocaleFolder, source: LocaleFolder): string[] {
  const { tag, draft, files } = folder;
  const name = textAt(files.get(localeFile)?.data, 'name') ?? '';
  const isSource = folder === source;
  const status = messages.status[isSource ? 'source' : draft ? 'draft' : 'published'];
  const broken = new Set([source.files, files].flatMap(unreadable).map(({ file }) => file));
  if (broken.size > 0) return [tag, name, status, messages.unreadable([...broken])];
  const progress = isSource
    ? messages.texts(textsOf(source, source).length)
    : progressOf(folder, source);
  return [tag, name, status, progress];
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
  if (existing === source) throw new CopyError(messages.isSource(source.tag));
  if (existing) throw new CopyError(messages.exists(labelOf(existing.dir), existing.tag));
  if (!isTag(tag)) throw new CopyError(messages.badTag(tag));
  askToFixFirst(issuesIn(source, checkCopy(locales)));

  mkdirSync(join(dir, tag), { recursive: true });
  for (const [name, { data }] of source.files) {
    if (data === undefined) continue;
    const block = mergeCopy(data, undefined, tag);
    if (name === localeFile) Object.assign(block, draftFacts(tag));
    writeFileSync(join(dir, tag, name), `${JSON.stringify(block, null, 2)}\n`);
  }
  return messages.made(tag, labelOf(join(dir, tag)));
}

const issuesIn = ({ dir }: LocaleFolder, issues: Issue[]) =>
  issues.filter(({ file }) => file.startsWith(`${labelOf(dir)}/`));

const unreadable = (files: LocaleFolder['files']) =>
  [...files.values()].flatMap(({ data, issues }) => (data === undefined ? issues : []));

const maxListed = 40;

function listTodo(locales: Locales, tag: string, name?: string): string {
  const { source, translations } = locales;
  if (tag === source.tag) throw new CopyError(messages.isSource(tag));
  const folder = translations.find((each) => each.tag === tag);
  const tags = translations.map((each) => each.tag);
  if (!folder) throw new CopyError(messages.noLocale(tag, tags, isTag(tag)));
  const issues = checkCopy(locales);
  // Texts would look missing if a file of the translation is broken or a name in pt-BR misspelt.
  askToFixFirst([...issuesIn(source, issues), ...unreadable(folder.files)]);

  const list = todoOf(folder, source, name);
  return issues.length > 0 ? `${list}\n\n${messages.issues(issues.length)} npm run locales` : list;
}

function todoOf(folder: LocaleFolder, source: LocaleFolder, name?: string): string {
  const { tag } = folder;
  const texts = withChanges(textsOf(folder, source), folder, source);
  const ofPage = (page: string) => texts.filter(({ file }) => file === `${page}.json`);
  const pages = [...source.files.keys()].filter((file) => file !== localeFile).map(pageOf);
  if (name) {
    const page = pageOf(name);
    if (!pages.includes(page)) throw new CopyError(messages.noFile(name, pages));
    return listTexts(folder, ofPage(page), `${tag}/${page}.json`);
  }
  const isListed = ({ state }: Text) => state !== 'done';
  if (texts.filter(isListed).length <= maxListed) return listTexts(folder, texts, tag);
  const rows = pages.map((page) => {
    const ofFile = ofPage(page);
    const command = ofFile.some(isListed) ? messages.todo(tag, page) : '';
    return [`${page}.json`, progressIn(ofFile), command];
  });
  return inColumns(rows);
}

const pageOf = (file: string) => file.replace(/\.json$/, '');

function listTexts({ dir, files }: LocaleFolder, texts: Text[], label: string): string {
  const list = (state: Text['state'], heading: (count: number) => string) => {
    const found = texts.filter((text) => text.state === state);
    const entries = found.map(({ file: name, path, own, original, before }) => {
      const file = files.get(name);
      const place = file && own !== undefined ? placeOf(file, path) : labelOf(join(dir, name));
      const words = before === undefined ? [original] : messages.change(before, original);
      return [`  ${place} ${keyOf(path)}`, ...words].join('\n      ');
    });
    return found.length > 0 ? [[heading(found.length), ...entries].join('\n')] : [];
  };
  return [
    ...(texts.some(isUntranslated) ? [] : [messages.allDone(label)]),
    ...list('missing', messages.missingTexts),
    ...list('equal', messages.equalTexts),
    ...list('changed', messages.changedTexts),
  ].join('\n\n');
}

function askToFixFirst(issues: Issue[]) {
  if (issues.length > 0) throw new CopyError(messages.fixFirst(issues.map(formatIssue)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(runLocales(readLocales(), process.argv.slice(2)));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
