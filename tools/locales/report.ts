import { cliSays } from './cli-texts.ts';
import { type LocaleFolder, labelOf, sourceTag } from './folder.ts';
import { valueAt } from './json-file.ts';
import type { State, Text } from './progress.ts';

const open = ['missing', 'equal', 'stale'] as const satisfies State[];

/** The texts that are still to be translated or looked at again. */
export function openTexts(texts: Text[]): Text[] {
  return texts.filter(({ state }) => state !== 'done');
}

/** A language's rows in the table: how far it is, then each of its files. */
export function localeRows(folder: LocaleFolder, texts: Text[]): string[][] {
  const name = valueAt(folder.files.get('locale.json')?.root, 'name')?.value ?? '';
  const head = [folder.tag, String(name)];
  if (folder.tag === sourceTag) return [[...head, cliSays.source, cliSays.texts(texts.length)]];
  const status = folder.draft ? cliSays.draft : cliSays.published;
  const files = [...new Set(texts.map(({ file }) => file))];
  return [
    [...head, status, ...amount(texts)],
    ...files.map((file) => [
      '',
      `  ${file}`,
      '',
      ...amount(texts.filter((text) => text.file === file)),
    ]),
  ];
}

/** Pads cells so that columns line up. */
export function formatTable(rows: string[][]): string {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, cell.length);
    });
  }
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** What is to be done in a language, by what is the matter, each with its place. */
export function formatTodo(folder: LocaleFolder, texts: Text[]): string {
  const { tag } = folder;
  const todo = openTexts(texts);
  if (todo.length === 0) return cliSays.allDone(tag);
  const groups = open.flatMap((state) => {
    const group = todo.filter((text) => text.state === state);
    return group.length > 0
      ? [`${cliSays.headings[state]} (${group.length})\n${entries(folder, group).join('\n')}`]
      : [];
  });
  const kept = todo.find(({ state }) => state !== 'missing');
  return [
    ...groups,
    cliSays.todo(tag, todo.length, texts.length),
    ...(kept ? [cliSays.keep(tag, kept)] : []),
  ].join('\n\n');
}

function amount(texts: Text[]): string[] {
  const todo = openTexts(texts);
  const share = texts.length === 0 ? 1 : 1 - todo.length / texts.length;
  const lacks = open.flatMap((state) => {
    const count = todo.filter((text) => text.state === state).length;
    return count > 0 ? [`${count} ${cliSays.lacks[state]}`] : [];
  });
  return [
    `${Math.floor(share * 100)}%`.padStart(4),
    [cliSays.texts(texts.length), ...lacks].join(', '),
  ];
}

function entries({ dir, files }: LocaleFolder, texts: Text[]): string[] {
  const absent = new Set(texts.filter(({ file }) => !files.has(file)).map(({ file }) => file));
  return [
    ...[...absent].map((file) => {
      const { length } = texts.filter((text) => text.file === file);
      return `  ${labelOf(dir, file)}: ${cliSays.wholeFile(length)}`;
    }),
    ...texts.filter(({ file }) => !absent.has(file)).map((text) => entry(dir, text)),
  ];
}

function entry(dir: string, { file, line, path, state, source, before }: Text): string {
  const place = `  ${labelOf(dir, file)}${line ? `:${line}` : ''} ${path}`;
  if (state !== 'stale') return `${place}\n      ${source}`;
  return `${place}\n      ${cliSays.before}: ${before}\n      ${cliSays.now}: ${source}`;
}
