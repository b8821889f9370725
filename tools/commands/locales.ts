import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkLocales } from '../locales/check.ts';
import { type LocaleFolder, localeFile, readFolder, sourceTag, tagsIn } from '../locales/folder.ts';
import { CopyError, formatIssue, formatIssues, type Issue, labelOf } from '../locales/issue.ts';
import { placeOf, textAt } from '../locales/json-file.ts';
import { directionOf, isTag, ownName } from '../locales/locale-tag.ts';
import { mergeCopy } from '../locales/merge-copy.ts';
import { answers, usage } from '../locales/messages.ts';
import { type Text, textsOf } from '../locales/progress.ts';
import { localesDir } from '../locales/read-content.ts';

/**
 * Runs `npm run locales -- …`.
 * @returns What to print.
 * @throws {CopyError} What to print if it fails.
 */
export function runLocales(dir: string, [command, tag, ...more]: string[]): string {
  if (!existsSync(dir)) throw new CopyError(answers.noFolder(labelOf(dir)));
  if (command === undefined) return showTable(dir);
  if (tag && more.length === 0) {
    if (command === 'new') return makeLocale(dir, tag);
    if (command === 'todo') return listTodo(dir, tag);
  }
  throw new CopyError(usage);
}

/** Every locale with its counts, then all issues. */
function showTable(dir: string): string {
  const source = readFolder(dir, sourceTag);
  const rows = tagsIn(dir).map((tag) => rowOf(readFolder(dir, tag), source));
  const widths = [0, 1, 2].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const table = rows.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '));
  const report = formatIssues(checkLocales(dir));
  const text = [...table, '', report ?? answers.issues(0)].join('\n');
  if (report) throw new CopyError(text);
  return text;
}

function rowOf(folder: LocaleFolder, source: LocaleFolder): string[] {
  const { tag, draft, files } = folder;
  const name = textAt(files.get(localeFile)?.root, 'name') ?? '';
  const texts = textsOf(folder, source);
  const total = answers.texts(texts.length);
  if (tag === sourceTag) return [tag, name, answers.status.source, total];
  const parts = (['missing', 'equal'] as const)
    .map((state) => [state, texts.filter((text) => text.state === state).length] as const)
    .flatMap(([state, count]) => (count > 0 ? [answers[state](count)] : []));
  return [
    tag,
    name,
    draft ? answers.status.draft : answers.status.published,
    [total, ...parts].join(', '),
  ];
}

/** Creates a locale: a draft with the Portuguese texts. */
function makeLocale(dir: string, tag: string): string {
  const existing = tagsIn(dir).find((each) => each.toLowerCase() === tag.toLowerCase());
  if (existing) throw new CopyError(answers.exists(labelOf(dir, existing), existing));
  if (!isTag(tag)) throw new CopyError(answers.badTag(tag));
  const source = readFolder(dir, sourceTag);
  refuse(checkLocales(dir).filter(({ file }) => file.startsWith(`${labelOf(source.dir)}/`)));

  mkdirSync(join(dir, tag), { recursive: true });
  for (const [name, { root }] of source.files) {
    if (!root) continue;
    const block = mergeCopy(root, undefined, tag);
    if (name === localeFile) {
      Object.assign(block, { name: ownName(tag), direction: directionOf(tag), status: 'draft' });
    }
    writeFileSync(join(dir, tag, name), `${JSON.stringify(block, null, 2)}\n`);
  }
  return answers.made(tag, labelOf(dir, tag));
}

/** The texts that are still to be translated. */
function listTodo(dir: string, tag: string): string {
  const tags = tagsIn(dir).filter((each) => each !== sourceTag);
  if (!tags.includes(tag)) throw new CopyError(answers.noLocale(tag, tags));
  const source = readFolder(dir, sourceTag);
  const folder = readFolder(dir, tag);
  // The texts of a file that can't be parsed would look missing.
  const files = [...source.files.values(), ...folder.files.values()];
  refuse(files.flatMap(({ root, issues }) => (root ? [] : issues)));

  const texts = textsOf(folder, source);
  const groups = [
    listOf(folder, texts, 'missing', answers.missingTexts),
    listOf(folder, texts, 'equal', answers.equalTexts),
  ];
  return groups.filter(Boolean).join('\n\n') || answers.allDone(tag);
}

function listOf(
  { dir, files }: LocaleFolder,
  texts: Text[],
  state: Text['state'],
  heading: (count: number) => string,
) {
  const found = texts.filter((text) => text.state === state);
  const entries = found.map(({ file: name, path, node, original }) => {
    const file = files.get(name);
    const place = file && node ? placeOf(file, node) : labelOf(dir, name);
    return `  ${place} ${path}\n      ${original}`;
  });
  return found.length > 0 && [heading(found.length), ...entries].join('\n');
}

function refuse(issues: Issue[]) {
  if (issues.length > 0) throw new CopyError(answers.fixFirst(issues.map(formatIssue)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(runLocales(localesDir, process.argv.slice(2)));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
