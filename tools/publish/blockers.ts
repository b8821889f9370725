import { existsSync, readdirSync, statSync } from 'node:fs';
import { join as joinPath, relative } from 'node:path';
import { readFolder, tagsIn } from '../locales/folder.ts';
import { type JsonFile, join, lineOf, type Node, propertiesOf } from '../locales/json-file.ts';
import { localesDir } from '../locales/read-content.ts';
import { facts, readSiteFile } from '../locales/site-facts.ts';

/** Something to settle before publishing, in Portuguese. */
export interface Blocker {
  /** Two or three words, for a line that lists all blockers. */
  what: string;
  /** What to do about it. */
  advice: string;
  /** The path relative to the working directory. */
  file: string;
  line: number;
}

interface Rule {
  /** A field's name, or a part of its path. */
  path: RegExp;
  stops: (value: string) => boolean;
  what: string;
  advice: string;
}

const matches = (pattern: RegExp) => (value: string) => pattern.test(value);

/** Facts that are still samples. */
const samples: Rule[] = Object.entries(facts).flatMap(([path, { sample }]) =>
  sample ? [{ path: new RegExp(`^${path}$`), stops: sample.is, ...sample }] : [],
);

const note: Rule = {
  path: /(^|\.)sample$/,
  stops: matches(/./),
  what: 'textos de exemplo',
  advice: 'troque os exemplos deste arquivo por textos reais e apague esta linha',
};

const unfinished: Rule = {
  path: /./,
  stops: matches(/\bTODO\b|\bFIXME\b|lorem ipsum/),
  what: 'texto por terminar',
  advice: 'termine este texto',
};

const draft: Rule = {
  path: /^status$/,
  stops: (value) => value !== 'published',
  what: 'idioma em rascunho',
  advice: 'termine a tradução e troque por "published", ou apague a pasta do idioma',
};

/** The address is within the site, because the pages' policy allows no other pictures. */
const picture: Rule = {
  path: /(^|\.)(portrait\.src|avatarUrl)$/,
  stops: (value) =>
    !/^\/(?!.*\.\.)/.test(value) ||
    !statSync(joinPath('public', value), { throwIfNoEntry: false })?.isFile(),
  what: 'foto que não existe',
  advice:
    'ponha a foto na pasta public/ e escreva aqui o nome dela depois de uma barra: "/foto.jpg"',
};

/** All blockers in the copy, file by file. */
export function blockersIn(dir = localesDir): Blocker[] {
  return inspectFiles(dir, (file) => {
    if (file === 'site.json') return [...samples, note, picture];
    return file === 'locale.json' ? [draft] : [note, unfinished, picture];
  });
}

/** Photographs that the copy names and `public/` lacks. */
export function missingPictures(dir = localesDir): Blocker[] {
  return inspectFiles(dir, () => [picture]);
}

/** Blockers of the build: it is missing, or older than the copy or `public/`. */
export function blockersOfBuild(out = 'dist', dir = localesDir): Blocker[] {
  const index = joinPath(out, 'index.html');
  const advice = 'rode: npm run build';
  if (!existsSync(index)) {
    return [{ what: 'falta construir o site', advice, file: index, line: 1 }];
  }
  const built = statSync(index).mtimeMs;
  const changed = [dir, 'public']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.(md|lock\.json)$/.test(entry.name))
    .map((entry) => joinPath(entry.parentPath, entry.name))
    .find((file) => statSync(file).mtimeMs > built);
  if (!changed) return [];
  const what = `a pasta ${out}/ é mais antiga que este arquivo`;
  return [{ what, advice, file: relative('.', changed), line: 1 }];
}

/** All blockers in one line, for the build; undefined if there are none. */
export function summaryOf(blockers: readonly Blocker[]): string | undefined {
  if (blockers.length === 0) return undefined;
  const kinds = [...new Set(blockers.map(({ what }) => what))].join(', ');
  return `Ainda não é hora de publicar: ${kinds}. Veja onde com: npm run publish:check`;
}

/** A paragraph for each blocker: where it is and what to do. */
export function listOf(blockers: readonly Blocker[]): string {
  return blockers
    .map(({ what, advice, file, line }) => `  ${file}:${line}\n    ${what}: ${advice}\n`)
    .join('\n');
}

function inspectFiles(dir: string, rulesOf: (file: string) => Rule[]): Blocker[] {
  const site = readSiteFile(dir);
  return [
    ...(site ? inspect(site, rulesOf('site.json')) : []),
    ...tagsIn(dir).flatMap((tag) =>
      [...readFolder(dir, tag).files].flatMap(([name, file]) => inspect(file, rulesOf(name))),
    ),
  ];
}

function inspect(file: JsonFile, rules: readonly Rule[]): Blocker[] {
  return textsIn(file.root).flatMap(({ path, node }) =>
    rules
      .filter((rule) => rule.path.test(path) && rule.stops(String(node.value)))
      .map(({ what, advice }) => ({ what, advice, file: file.label, line: lineOf(file, node) })),
  );
}

/** Every text in a file; none if it can't be parsed, which the check of the copy reports. */
function textsIn(node: Node | undefined, path = ''): { path: string; node: Node }[] {
  if (node?.type === 'string') return [{ path, node }];
  if (node?.type !== 'object') return [];
  return propertiesOf(node).flatMap(({ name, value }) => textsIn(value, join(path, name)));
}
