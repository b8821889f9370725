import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkLocales, reportIssues } from '../locales/check.ts';
import { type LocaleFolder, localeFile, readFolder, sourceTag, tagsIn } from '../locales/folder.ts';
import { formatIssue, labelOf } from '../locales/issue.ts';
import { valueAt } from '../locales/json-file.ts';
import { checkTag, directionOf, nearestTag, ownName } from '../locales/locale-tag.ts';
import { copyBlock } from '../locales/merge-copy.ts';
import { answers, usage } from '../locales/messages.ts';
import { isTranslated, remember, rememberCopies, type Text, textsOf } from '../locales/progress.ts';
import { localesDir } from '../locales/read-content.ts';
import { suggest } from '../locales/suggest.ts';

/** What a command prints, and whether it succeeded. */
interface Outcome {
  text: string;
  ok: boolean;
}

/** A command that can't be carried out. Only its message is shown. */
class Refusal extends Error {}

const commands = new Map<string, (dir: string, ...args: string[]) => string>([
  ['new', makeNew],
  ['todo', todo],
  ['done', done],
]);

/** Runs `npm run locales -- …`. */
export function runLocales(dir: string, [name, ...args]: string[]): Outcome {
  if (!existsSync(dir)) return { text: answers.noFolder(labelOf(dir)), ok: false };
  if (name === undefined) return showTable(dir);
  if (/^(-h|--help|help|ajuda)$/.test(name)) return { text: usage, ok: true };
  const command = commands.get(name);
  if (!command) {
    const meant = suggest(name, commands.keys());
    return { text: answers.unknownCommand(name, meant), ok: false };
  }
  try {
    return { text: command(dir, ...args), ok: true };
  } catch (error) {
    if (error instanceof Refusal) return { text: error.message, ok: false };
    throw error;
  }
}

/** Prints the table of locales, then all issues. */
function showTable(dir: string): Outcome {
  const source = readFolder(dir, sourceTag);
  const rows = tagsIn(dir).flatMap((tag) => rowsOf(readFolder(dir, tag), source));
  const widths = [0, 1, 2, 3].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const table = rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const report = reportIssues(dir);
  return { text: [...table, '', report ?? answers.issues(0)].join('\n'), ok: !report };
}

/** A locale's rows in the table: its progress as a whole, then per file. */
function rowsOf(folder: LocaleFolder, source: LocaleFolder): string[][] {
  const { tag, draft } = folder;
  const name = String(valueAt(folder.files.get(localeFile)?.root, 'name')?.value ?? '');
  const texts = textsOf(folder, source);
  if (tag === sourceTag) return [[tag, name, answers.status.source, answers.texts(texts.length)]];
  const files = [...new Set(texts.map(({ file }) => file))];
  return [
    [tag, name, draft ? answers.status.draft : answers.status.published, ...amountOf(texts)],
    ...files.map((file) => [
      '',
      `  ${file}`,
      '',
      ...amountOf(texts.filter((text) => text.file === file)),
    ]),
  ];
}

function amountOf(texts: Text[]): string[] {
  const open = texts.filter(isOpen).length;
  const share = texts.length === 0 ? 1 : 1 - open / texts.length;
  const parts = groups(texts).map(([state, group]) => `${group.length} ${answers.states[state]}`);
  return [
    `${Math.floor(share * 100)}%`.padStart(4),
    [answers.texts(texts.length), ...parts].join(', '),
  ];
}

/** Creates a locale: a draft with the Portuguese texts, and a source.lock.json that marks them as copies. */
function makeNew(dir: string, tag?: string, ...extra: string[]): string {
  refuseExtra(extra);
  if (!tag) throw new Refusal(answers.whichTag('new'));
  const existing = tagsIn(dir).find((each) => each.toLowerCase() === tag.toLowerCase());
  if (existing) throw new Refusal(answers.exists(labelOf(dir, existing), existing));
  if (checkTag(tag)) throw new Refusal(answers.badTag(tag, nearestTag(tag)));
  const source = readFolder(dir, sourceTag);
  const isBroken = checkLocales(dir).some(({ file }) => file.startsWith(`${labelOf(source.dir)}/`));
  if (isBroken) throw new Refusal(answers.brokenSource);

  const own: Record<string, string> = {
    name: ownName(tag),
    direction: directionOf(tag),
    status: 'draft',
  };
  mkdirSync(join(dir, tag), { recursive: true });
  for (const [name, { root }] of source.files) {
    if (!root) continue;
    const block = copyBlock(root, undefined, tag, (want, _text, path) =>
      name === localeFile ? (own[path] ?? want) : want,
    );
    writeFileSync(join(dir, tag, name), `${JSON.stringify(block, null, 2)}\n`);
  }
  const folder = readFolder(dir, tag);
  rememberCopies(folder, textsOf(folder, source));
  return answers.made(tag, labelOf(dir, tag), source.files.size);
}

/** Lists the texts that are still to be translated. */
function todo(dir: string, tag?: string, ...extra: string[]): string {
  refuseExtra(extra);
  const { folder, texts } = readExisting(dir, 'todo', tag);
  const open = texts.filter(isOpen);
  const forgetful = folder.memory ? [] : [answers.noMemory(folder.tag)];
  if (open.length === 0) return [answers.allDone(folder.tag), ...forgetful].join('\n\n');
  const kept = open.find(({ state }) => state !== 'missing');
  return [
    ...groups(open).map(([state, group]) =>
      [`${answers.headings[state]} (${group.length})`, ...entries(folder, group)].join('\n'),
    ),
    answers.open(folder.tag, open.length, texts.length),
    ...(kept ? [answers.confirm(folder.tag, basename(kept.file, '.json'), kept.path)] : []),
    ...forgetful,
  ].join('\n\n');
}

/** Records texts as translated; those that are given by name, even if they equal the original. */
function done(dir: string, tag?: string, name?: string, path?: string, ...extra: string[]): string {
  refuseExtra(extra);
  const { folder, source, texts } = readExisting(dir, 'done', tag);
  let isDone = isTranslated;
  if (name !== undefined) {
    // Accepts `renovare`, `renovare.json` and its whole path.
    const file = `${basename(name, '.json')}.json`;
    const files = texts.map((text) => text.file);
    if (!files.includes(file)) throw new Refusal(answers.noFile(name, suggest(name, files)));
    const paths = texts.filter((text) => text.file === file).map((text) => text.path);
    const isNamed = (each: string) =>
      path === undefined || each === path || each.startsWith(`${path}.`);
    if (path !== undefined && !paths.some(isNamed)) {
      throw new Refusal(answers.noText(path, file, suggest(path, paths)));
    }
    isDone = (text) => text.file === file && isNamed(text.path);
  }
  const news = remember(folder, texts, isDone);
  const open = textsOf(readFolder(dir, folder.tag), source).filter(isOpen);
  return `${answers.remembered(news.length)} ${answers.remaining(folder.tag, open.length)}`;
}

/** Reads a locale to work on. Fails if a file can't be parsed: its texts would look untranslated. */
function readExisting(dir: string, command: string, tag?: string) {
  if (!tag) throw new Refusal(answers.whichTag(command));
  if (tag === sourceTag) throw new Refusal(answers.isSource(tag));
  const tags = tagsIn(dir).filter((each) => each !== sourceTag);
  if (!tags.includes(tag)) throw new Refusal(answers.noLocale(tag, tags, suggest(tag, tags)));
  const source = readFolder(dir, sourceTag);
  const folder = readFolder(dir, tag);
  const files = [...source.files.values(), ...folder.files.values()];
  const broken = [...files, ...(folder.memory ? [folder.memory] : [])].filter(({ root }) => !root);
  const lines = broken.flatMap(({ issues }) => issues.map(formatIssue));
  if (lines.length > 0) throw new Refusal(answers.unreadable(lines));
  return { folder, source, texts: textsOf(folder, source) };
}

function isOpen({ state }: Text): boolean {
  return state !== 'done';
}

/** Groups the open texts by what is to be done with them. */
function groups(texts: Text[]) {
  return (['missing', 'copied', 'stale'] as const)
    .map((state) => [state, texts.filter((text) => text.state === state)] as const)
    .filter(([, group]) => group.length > 0);
}

function entries({ files }: LocaleFolder, texts: Text[]): string[] {
  const present = texts.filter(({ file }) => files.has(file));
  const absent = texts.filter(({ file }) => !files.has(file)).map(({ place }) => place);
  return [
    ...[...new Set(absent)].map((place) => {
      const { length } = absent.filter((each) => each === place);
      return `  ${place}: ${answers.wholeFile(length)}`;
    }),
    ...present.map(({ place, path, state, source, remembered }) => {
      const isStale = state === 'stale' && remembered;
      const shown = isStale ? answers.change(remembered.source, source) : source;
      return `  ${place} ${path}\n      ${shown}`;
    }),
  ];
}

function refuseExtra([extra]: string[]) {
  if (extra !== undefined) throw new Refusal(answers.tooMany(extra));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { text, ok } = runLocales(localesDir, process.argv.slice(2));
  console[ok ? 'log' : 'error'](text);
  process.exitCode = ok ? 0 : 1;
}
