import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkSource, checkTranslation } from './check-folder.ts';
import { fileNames, labelOf, listFolder, readFolder, sourceTag, tagsIn } from './folder.ts';
import { readJsonFile, valueAt } from './json-file.ts';
import { says } from './messages.ts';
import { type Mistake, mistakeInFile, sortMistakes } from './mistake.ts';
import { checkPaths } from './paths.ts';
import { checkSite, factsOf } from './site.ts';
import { suggest } from './suggest.ts';

/**
 * Everything that is wrong with the copy, at once and in order. The pt-BR files are the contract:
 * their names, variables and tags are what other languages are held to. Without `lengths` its titles
 * and summaries may have any: invented copy under `LOCALES_DIR` is held to the shape, not to style.
 */
export function checkLocales(dir: string, publicDir = 'public', lengths = true): Mistake[] {
  const names = fileNames(dir, sourceTag);
  const source = readFolder(dir, sourceTag, names);
  const others = tagsIn(dir)
    .filter((tag) => tag !== sourceTag)
    .map((tag) => readFolder(dir, tag, names));

  const sitePath = join(dir, 'site.json');
  const site = existsSync(sitePath) ? readJsonFile(sitePath, labelOf(sitePath)) : undefined;
  const slug = String(valueAt(site?.root, 'slug')?.value ?? 'slug');

  const ofSource = checkSource(source, names, factsOf(site), lengths);

  return sortMistakes([
    ...(site
      ? [...site.mistakes, ...checkSite(site)]
      : [mistakeInFile(labelOf(sitePath), says.missingSite)]),
    ...strays(dir),
    ...ofSource,
    // Without a source there is nothing to hold the others to.
    ...(source.files.size > 0 ? others : []).flatMap((folder) =>
      checkTranslation(folder, source, names, ofSource),
    ),
    ...checkPaths([source, ...others], slug, publicDir),
  ]);
}

function strays(dir: string): Mistake[] {
  return listFolder(dir)
    .filter((entry) => !entry.isDirectory() && !/^(site\.json|readme\.md)$/i.test(entry.name))
    .map(({ name }) =>
      mistakeInFile(labelOf(dir, name), says.strayFile(suggest(name, ['site.json']))),
    );
}
