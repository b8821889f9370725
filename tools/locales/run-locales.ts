import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkCopy } from './check.ts';
import {
  CopyError,
  formatIssue,
  formatIssues,
  heading,
  type Issue,
  list,
  shortPath,
} from './issue.ts';
import { keyOf, placeOf } from './json-file.ts';
import { isTag, languageName } from './language-tag.ts';
import { isIn, type LocaleFolder, type Locales, readLocales } from './read-locales.ts';
import { isMissing, isPortuguese, neededTexts, progressIn, type Text } from './translation.ts';

const usage = `Como usar:

  npm run locales                   mostra os idiomas e o que há para corrigir
  npm run locales -- todo en        lista o que falta traduzir ou rever; se é muito, só conta os textos de cada arquivo
  npm run locales -- todo en home   lista o que falta num só arquivo (aqui, home.json)`;

/**
 * Runs `npm run locales -- …`, and returns what to print.
 * @throws {CopyError} if something failed, or if there are issues. Its message is to be printed.
 */
export function runLocales(locales: Locales, args: string[]): string {
  // Unlike npm, pnpm passes the `--` on to the script.
  const [command, tag, page, ...more] = args.filter((each) => each !== '--');
  if (command === undefined) return showTable(locales);
  if (tag && !isTag(tag)) {
    const message = `“${tag}” não é um código de idioma. Use um como en (inglês), es (espanhol), fr (francês), pt-PT ou zh-Hans.`;
    throw new CopyError(message);
  }
  if (command === 'todo' && tag && more.length === 0) return listTodo(locales, tag, page);
  throw new CopyError(usage);
}

function showTable(locales: Locales): string {
  const { source, translations } = locales;
  const rows = [source, ...translations].map((folder) => rowOf(folder, source));
  const issues = checkCopy(locales);
  const text = `${rows.join('\n')}\n\n${formatIssues(issues)}`;
  if (issues.length > 0) throw new CopyError(text);
  return text;
}

function rowOf(folder: LocaleFolder, source: LocaleFolder): string {
  const { tag, draft } = folder;
  const status = draft ? 'rascunho' : 'publicado';
  const texts = neededTexts(folder, source);
  const progress = folder === source ? `${texts.length} textos` : progressIn(texts, draft);
  return [tag.padEnd(8), languageName(tag).padEnd(20), status.padEnd(10), progress].join(' ');
}

function askToFixFirst(issues: Issue[]) {
  if (issues.length === 0) return;
  throw new CopyError(['Corrija primeiro estes erros:\n', ...issues.map(formatIssue)].join('\n'));
}

/** If more texts are left, they are only counted. */
const maxListed = 40;

function listTodo(locales: Locales, tag: string, page?: string): string {
  const { source, translations } = locales;
  const folder = translations.find((each) => each.tag === tag);
  if (!folder) {
    const tags = list(translations.map((each) => each.tag)) || 'nenhuma';
    throw new CopyError(`Não há uma tradução com o código “${tag}”. Há: ${tags}.`);
  }
  const name = page && `${page.replace(/\.json$/, '')}.json`;
  if (name && !source.files.has(name)) {
    throw new CopyError(`Não há o arquivo “${name}”. Há: ${list([...source.files.keys()])}.`);
  }
  const issues = checkCopy(locales);
  // Texts would look missing if a file of the translation is broken or a name in pt-BR misspelt.
  const isSerious = ({ file, key }: Issue) => isIn(source, file) || (isIn(folder, file) && !key);
  askToFixFirst(issues.filter(isSerious));

  const texts = neededTexts(folder, source).filter(({ file }) => !name || file === name);
  const left = texts.filter((text) => isMissing(text) || isPortuguese(text));
  const isLong = !name && left.length > maxListed;
  const todo = isLong ? countByFile(folder, texts) : listTexts(folder, left);
  const end = issues.length > 0 ? `\n\n${heading(issues.length)} npm run locales` : '';
  return (todo || `${tag}: nada a traduzir.`) + end;
}

function countByFile({ tag, draft }: LocaleFolder, texts: Text[]): string {
  const lines = [`Para ver os textos de um arquivo: npm run locales -- todo ${tag} home`];
  for (const file of new Set(texts.map((text) => text.file))) {
    const ofFile = texts.filter((text) => text.file === file);
    lines.push(`${file}: ${progressIn(ofFile, draft)}`);
  }
  return lines.join('\n');
}

/** Lists texts under the reason why they are left. */
function listTexts(folder: LocaleFolder, left: Text[]): string {
  const sections = [
    ['Textos que faltam', left.filter(isMissing)],
    [
      'Ainda em português (um texto que deve ficar igual, como um nome, pode continuar assim)',
      left.filter(isPortuguese),
    ],
  ] as const;
  return sections
    .filter(([, texts]) => texts.length > 0)
    .map(([title, texts]) => {
      const lines = texts.map((text) => describe(folder, text));
      return [`${title}: ${texts.length}`, ...lines].join('\n');
    })
    .join('\n\n');
}

function describe({ dir, files }: LocaleFolder, text: Text): string {
  const { file: name, path, own, original } = text;
  const file = files.get(name);
  const place = file && own !== undefined ? placeOf(file, path) : shortPath(join(dir, name));
  return `  ${place} ${keyOf(path)}\n      ${original}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(runLocales(readLocales(), process.argv.slice(2)));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
