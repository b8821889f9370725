import { type Comparison, compare } from './compare.ts';
import { type LocaleFolder, labelOf, localeFile, memoryFile, sourceTag } from './folder.ts';
import { checkTag, directionOf, languageName, usableTag } from './language.ts';
import { says } from './messages.ts';
import { saysOfSite } from './messages-site.ts';
import { type Mistake, mistakeInFile } from './mistake.ts';
import { checkPath } from './paths.ts';
import { checkMeta, checkSourceText } from './source-rules.ts';
import { suggest } from './suggest.ts';
import { checkText } from './text.ts';

/** Files that are no page of the site. */
const shared = [localeFile, 'common.json'];

/** Holds the source to its own contract. */
export function checkSource(
  folder: LocaleFolder,
  names: string[],
  facts: Record<string, unknown> | undefined,
  lengths: boolean,
): Mistake[] {
  const missing = new Set([...shared, ...names].filter((name) => !folder.files.has(name)));
  return [
    ...[...missing].map((name) => {
      const page = name.replace('.json', '');
      const message = shared.includes(name) ? says.missingSource : says.missingPageFile(page);
      return mistakeInFile(labelOf(folder.dir, name), message);
    }),
    ...folder.strays.map((name) => {
      const message = name.endsWith('.json') ? says.strayPageFile : says.strayFile();
      return mistakeInFile(labelOf(folder.dir, name), message);
    }),
    ...[...folder.files].flatMap(([name, file]) => [
      ...file.mistakes,
      ...compare({
        file,
        source: file,
        tag: folder.tag,
        needs: () => true,
        check: checkOf(name, folder.tag, (text, slot, path) =>
          checkSourceText(text, slot, `${name} ${path}`, facts),
        ),
      }),
      ...(shared.includes(name) ? [] : checkMeta(file, facts, lengths)),
    ]),
  ];
}

/** Holds a translation to the source. */
export function checkTranslation(
  folder: LocaleFolder,
  source: LocaleFolder,
  names: string[],
  ofSource: Mistake[],
): Mistake[] {
  const { tag, dir, files, draft } = folder;
  const badTag = checkTag(tag);
  if (badTag && files.size === 0) return [mistakeInFile(labelOf(dir), badTag)];
  const usable = usableTag(tag);
  const missing = names.filter((name) => !files.has(name) && (!draft || name === localeFile));
  return [
    ...(badTag ? [mistakeInFile(labelOf(dir, localeFile), badTag)] : []),
    ...missing
      .filter((name) => source.files.has(name))
      // A file with a misspelt name is told of as that, once.
      .filter((name) => !folder.strays.some((stray) => meantBy(stray, folder, names) === name))
      .map((name) =>
        mistakeInFile(labelOf(dir, name), says.missingFile(labelOf(source.dir, name))),
      ),
    ...folder.strays.map((name) =>
      mistakeInFile(labelOf(dir, name), says.strayFile(meantBy(name, folder, names))),
    ),
    ...[...files].flatMap(([name, file]) => {
      const original = source.files.get(name);
      if (name === memoryFile || !original) return file.mistakes;
      const mistakes = compare({
        file,
        source: original,
        tag: usable,
        needs: (path) => !draft || (name === localeFile && !path.startsWith('paths')),
        check: checkOf(name, usable, (text, slot) => checkText(text, slot, usable)),
      });
      // Where the source's own text is wrong, it is no measure for others.
      const wrong = ofSource.filter(({ file: label }) => label === original.label);
      const keys = new Set(name === localeFile ? [] : wrong.map(({ key }) => key));
      return [...file.mistakes, ...mistakes.filter(({ key }) => !keys.has(key))];
    }),
  ];
}

function meantBy(stray: string, { files }: LocaleFolder, names: string[]): string | undefined {
  return suggest(
    stray,
    names.filter((name) => !files.has(name)),
  );
}

/** The texts of `locale.json` that are no copy have rules of their own. */
function checkOf(name: string, tag: string, copy: Comparison['check']): Comparison['check'] {
  if (name !== localeFile) return copy;
  return (text, slot, path) => {
    if (path === 'direction') return checkDirection(text, tag);
    if (path === 'status') return checkStatus(text, tag);
    return path.startsWith('paths.') ? checkPath(text) : copy(text, slot, path);
  };
}

/** Only `ltr` in a right-to-left language is surely a slip: what a copied file still says. */
function checkDirection(text: string, tag: string): string[] {
  if (text !== 'ltr' && text !== 'rtl') return [saysOfSite.direction];
  const slip = text === 'ltr' && directionOf(tag) === 'rtl';
  return slip ? [saysOfSite.wrongDirection(languageName(tag))] : [];
}

function checkStatus(text: string, tag: string): string[] {
  if (text !== 'draft' && text !== 'published') return [saysOfSite.status];
  return text === 'draft' && tag === sourceTag ? [saysOfSite.sourceDraft] : [];
}
