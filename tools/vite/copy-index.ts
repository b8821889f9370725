import type { Content, Namespace } from '../../src/i18n/content.ts';
import { siteVariables } from '../../src/i18n/i18n.ts';
import { readFolder } from '../locales/folder.ts';
import { fillIn } from '../locales/markup.ts';
import { type Block, mapTexts } from '../locales/merge-copy.ts';
import { textsOf } from '../locales/progress.ts';
import { namespacesOf, sourceTag } from '../locales/read-content.ts';

/** One text of a locale and where to change it. */
export interface IndexedText {
  namespace: Namespace;
  /** As on screen, except for markers and variables that a component fills in. */
  text: string;
  /** `locales/pt-BR/home.json:12 hero.title` */
  place: string;
  /** Whether it is still the source's text. */
  borrowed: boolean;
}

/** Every text of a locale with its place, for the dev server's inspector. */
export async function copyIndex(
  dir: string,
  { locale, site, readCopy }: Content,
  draft: boolean,
): Promise<IndexedText[]> {
  const source = readFolder(dir, sourceTag);
  const keyed = (tag: string) =>
    new Map(
      textsOf(readFolder(dir, tag), source).map((text) => [`${text.file} ${text.path}`, text]),
    );
  const own = keyed(locale.tag);
  const original = keyed(sourceTag);

  const index: IndexedText[] = [];
  for (const namespace of namespacesOf(locale)) {
    mapTexts((await readCopy(namespace)) as Block, (text, path) => {
      const key = `${namespace}.json ${path}`;
      const { state = 'missing', place } = own.get(key) ?? {};
      index.push({
        namespace,
        text: fillIn(text, siteVariables(site)),
        place: `${state === 'missing' ? original.get(key)?.place : place} ${path}`,
        borrowed: draft && (state === 'missing' || state === 'copied'),
      });
      return text;
    });
  }
  return index;
}
