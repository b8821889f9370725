import { existsSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import type { Content, Namespace } from '../../src/i18n/content.ts';
import { siteVariables } from '../../src/i18n/i18n.ts';
import { namespacesOf, sourceTag } from '../locales/content.ts';
import { labelOf } from '../locales/folder.ts';
import { join, type Node, placeOf, propertiesOf, readJsonFile } from '../locales/json-file.ts';
import { mapTexts } from '../locales/merge-copy.ts';

/** One text of a language, and where somebody would change it. */
export interface IndexedText {
  namespace: Namespace;
  /** As it is on screen, but for variables that a component fills in, and tags. */
  text: string;
  /** `locales/pt-BR/home.json:12 hero.title` */
  place: string;
  /** Nobody has translated it yet: it is the source's. */
  borrowed: boolean;
}

/** Every text of a language with its place: what the inspector of the dev server looks up. */
export async function copyIndex(dir: string, content: Content): Promise<IndexedText[]> {
  const { locale, site } = content;
  const variables: Record<string, unknown> = siteVariables(site);
  const fill = (text: string) =>
    text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name) => String(variables[name] ?? whole));

  const texts: IndexedText[] = [];
  for (const namespace of namespacesOf(locale)) {
    const own = locateTexts(joinPath(dir, locale.tag, `${namespace}.json`));
    const source = locateTexts(joinPath(dir, sourceTag, `${namespace}.json`));
    const copy = (await content.readCopy(namespace)) as Parameters<typeof mapTexts>[0];
    mapTexts(copy, (text, key) => {
      const place = own.get(key) ?? source.get(key);
      const same =
        text === source.get(key)?.text && /\p{L}/u.test(text.replace(/\{\{.*?\}\}/g, ''));
      texts.push({
        namespace,
        text: fill(text),
        place: `${place?.label} ${key}`,
        borrowed: locale.tag !== sourceTag && same,
      });
      return text;
    });
  }
  return texts;
}

/** The texts of a file by their keys, each with `file:line`. */
function locateTexts(path: string): Map<string, { text: string; label: string }> {
  const found = new Map<string, { text: string; label: string }>();
  if (!existsSync(path)) return found;
  const file = readJsonFile(path, labelOf(path));
  const walk = (node: Node, above: string) => {
    for (const { name, value } of propertiesOf(node)) {
      const key = join(above, name);
      if (value.type === 'object') walk(value, key);
      else found.set(key, { text: String(value.value), label: placeOf(file, value) });
    }
  };
  if (file.root) walk(file.root, '');
  return found;
}
