import { basename } from 'node:path';
import { checkLocales } from './check.ts';
import { cliSays } from './cli-texts.ts';
import { isNamed, markDone } from './done.ts';
import { fileNames, labelOf, readFolder, sourceTag, tagsIn } from './folder.ts';
import { checkTag, nearestTag } from './language.ts';
import { readMemory } from './memory.ts';
import { formatMistake } from './mistake.ts';
import { makeLocale } from './new.ts';
import { progressOf, type Text } from './progress.ts';
import { formatTable, formatTodo, localeRows, openTexts } from './report.ts';
import { suggest } from './suggest.ts';

/** What a command prints, and whether all is well. */
export interface Outcome {
  text: string;
  ok: boolean;
}

/** Something was asked for that can't be done; its message is all that is shown. */
export class Refusal extends Error {}

/** The table of languages, and all mistakes. */
export function showTable(dir: string): Outcome {
  const tags = tagsIn(dir).sort((a, b) => Number(b === sourceTag) - Number(a === sourceTag));
  const rows = tags.flatMap((tag) => {
    const { folder, texts } = readProgress(dir, tag);
    return localeRows(folder, texts);
  });
  const mistakes = checkLocales(dir, 'public', !process.env.LOCALES_DIR);
  const lines = mistakes.map(formatMistake);
  const verdict = [mistakes.length > 0 ? cliSays.mistakes(mistakes.length) : cliSays.noMistakes];
  return {
    text: [formatTable(rows), [...verdict, ...lines].join('\n')].join('\n\n'),
    ok: mistakes.length === 0,
  };
}

/** Begins a language. */
export function makeNew(dir: string, tag?: string, ...extra: string[]): Outcome {
  refuseExtra(extra);
  if (!tag) throw new Refusal(cliSays.whichTag('new'));
  const existing = tagsIn(dir).find((each) => each.toLowerCase() === tag.toLowerCase());
  if (existing) throw new Refusal(cliSays.exists(labelOf(dir, existing), existing));
  if (checkTag(tag)) throw new Refusal(cliSays.badTag(tag, nearestTag(tag)));
  const label = `${labelOf(dir, sourceTag)}/`;
  const broken = checkLocales(dir).some(({ file }) => file.startsWith(label));
  if (broken) throw new Refusal(cliSays.brokenSource);
  const files = makeLocale(dir, tag);
  return { text: cliSays.made(tag, labelOf(dir, tag), files.length), ok: true };
}

/** Lists what is still to be translated. */
export function listTodo(dir: string, tag?: string, ...extra: string[]): Outcome {
  refuseExtra(extra);
  const { folder, texts, memory } = readReadable(dir, existingTag(dir, 'todo', tag));
  const forgetful = Object.keys(memory).length === 0 ? [cliSays.noMemory(folder.tag)] : [];
  return { text: [formatTodo(folder, texts), ...forgetful].join('\n\n'), ok: true };
}

/** Remembers what is translated. */
export function rememberDone(
  dir: string,
  tag?: string,
  file?: string,
  path?: string,
  ...extra: string[]
): Outcome {
  refuseExtra(extra);
  const { folder, texts, memory } = readReadable(dir, existingTag(dir, 'done', tag));
  const named = file === undefined ? undefined : { file: existingFile(texts, file), path };
  if (named && path && !texts.some((text) => isNamed(text, named))) {
    const paths = texts.filter((text) => text.file === named.file).map((text) => text.path);
    throw new Refusal(cliSays.noText(path, named.file, suggest(path, paths)));
  }
  const marked = markDone(dir, folder, texts, memory, named);
  const left = openTexts(readProgress(dir, folder.tag).texts).length;
  const text = `${cliSays.remembered(marked.length)} ${cliSays.remaining(folder.tag, left)}`;
  return { text, ok: true };
}

function readProgress(dir: string, tag: string) {
  const names = fileNames(dir, sourceTag);
  const folder = readFolder(dir, tag, names);
  const memory = readMemory(dir, tag);
  return { folder, memory, texts: progressOf(folder, readFolder(dir, sourceTag, names), memory) };
}

function existingTag(dir: string, command: string, tag?: string): string {
  if (!tag) throw new Refusal(cliSays.whichTag(command));
  if (tag === sourceTag) throw new Refusal(cliSays.isSource(tag));
  const tags = tagsIn(dir).filter((each) => each !== sourceTag);
  if (!tags.includes(tag)) throw new Refusal(cliSays.noLocale(tag, tags, suggest(tag, tags)));
  return tag;
}

/** The same, unless a file can't be read: its texts would look as if nobody had translated them. */
function readReadable(dir: string, tag: string): ReturnType<typeof readProgress> {
  const progress = readProgress(dir, tag);
  const broken = [...progress.folder.files.values()].filter(({ root }) => !root);
  const lines = broken.flatMap(({ mistakes }) => mistakes.map(formatMistake));
  if (lines.length > 0) throw new Refusal(cliSays.unreadable(lines));
  return progress;
}

/** Takes `renovare`, `renovare.json` and its whole path. */
function existingFile(texts: Text[], name: string): string {
  const files = new Set(texts.map(({ file }) => file));
  const file = `${basename(name, '.json')}.json`;
  if (!files.has(file)) throw new Refusal(cliSays.noFile(name, suggest(file, files)));
  return file;
}

function refuseExtra([extra]: string[]) {
  if (extra !== undefined) throw new Refusal(cliSays.tooMany(extra));
}
