import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Content, Language, Locale, Site } from '../../src/site/content.ts';
import type { Namespace, PageKey } from '../../src/site/resources.ts';
import { CopyError, formatIssue, issueInFile, labelOf } from '../issues/issue.ts';
import { messages } from '../issues/messages.ts';
import { basePath, withBasePath } from './base-path.ts';
import { agendaDays, openingDays } from './dates.ts';
import { isDraft, localeFile, sourceTag, tagsIn } from './folder.ts';
import { dataOf, type Node, propertiesOf, readJsonFile, textAt, valueAt } from './json-file.ts';
import { linksOf } from './link-facts.ts';
import { fillIn } from './markers.ts';
import { type Block, mapTexts, mergeCopy } from './merge-copy.ts';
import { readSiteFile, siteVariables } from './site-file.ts';

export { sourceTag };

/** The folder that holds all copy; `LOCALES_DIR` swaps it for another. */
export const localesDir = resolve(process.env.LOCALES_DIR ?? 'locales');

/** The locales that a build writes: the source, then the others by their tags. */
export function publishedLocales(dir = localesDir): Locale[] {
  return [readLocale(dir, sourceTag), ...otherLocales(dir, false)];
}

/** The locales that only the development server shows. */
export function draftLocales(dir = localesDir): Locale[] {
  return otherLocales(dir, true);
}

/**
 * Reads the content of one locale from disk, for the prerenderer, the dev server and tests. Missing
 * texts of a draft fall back to Portuguese.
 *
 * @param languages All languages of the site: each page links to its translations.
 * @throws {CopyError}
 */
export function readContent(
  dir = localesDir,
  tag = sourceTag,
  languages: Language[] = publishedLocales(dir),
): Content {
  const site = readSite(dir);
  const { openDays, agenda } = site;
  const text = (...path: string[]) => readText(dir, site, tag, ...path);
  return {
    // Pages get `agenda` without past entries.
    site: { ...site, agenda: undefined },
    locale: readLocale(dir, tag),
    openingDays: openDays?.length ? openingDays(openDays, tag, text('dayRange')) : undefined,
    agenda:
      agenda &&
      agendaDays(agenda, tag, { at: text('agenda', 'at'), between: text('agenda', 'between') }),
    links: linksOf(site, tag),
    languages: languages.map(({ tag, name, paths }) => ({ tag, name, paths })),
    readCopy: async (language, namespace) => readNamespace(dir, site, language, namespace),
  };
}

/** The owner's facts, with the public address in full. */
function readSite(dir = localesDir): Site {
  const { $schema: _, ...site } = dataOf(readRoot(dir, 'site.json')) as Site & { $schema?: string };
  return { ...site, address: withBasePath(site.address) };
}

/**
 * The host's folder that the site lives in. Doesn't fail if the facts can't be read: the check of
 * the copy comes later and reports why.
 */
export function siteBase(): string {
  const file = readSiteFile(localesDir);
  return basePath(textAt(file?.root, 'address') ?? '');
}

/** Every namespace of a locale: `common`, then one for each page. */
export function namespacesOf(locale: Locale): Namespace[] {
  return ['common', ...(Object.keys(locale.paths) as PageKey[])];
}

/** The prefix of a locale's addresses: `/en`; empty for the source. */
export function rootOf({ tag }: Pick<Locale, 'tag'>): string {
  return tag === sourceTag ? '' : `/${tag}`;
}

/** A namespace in one language, with the owner's facts filled in. */
function readNamespace(dir: string, site: Site, tag: string, namespace: Namespace): Block {
  const file = `${namespace}.json`;
  const source = readRoot(dir, sourceTag, file);
  const path = join(dir, tag, file);
  // A file that can't be parsed counts as missing: the check of the copy reports why.
  const own = existsSync(path) ? readJsonFile(path).root : undefined;
  const variables = siteVariables(site);
  return mapTexts(mergeCopy(source, own, tag), (text) => fillIn(text, variables));
}

/** A text of `common.json` that only tools read, so that no page would notice its absence. */
function readText(dir: string, site: Site, tag: string, ...path: string[]): string {
  const copy = readNamespace(dir, site, tag, 'common');
  const text = path.reduce<Block[string] | undefined>((block, name) => Object(block)[name], copy);
  if (typeof text === 'string') return text;
  const file = labelOf(dir, sourceTag, 'common.json');
  throw new CopyError(formatIssue(issueInFile(file, messages.neededText(path.join('.')))));
}

function readLocale(dir: string, tag: string): Locale {
  const source = readRoot(dir, sourceTag, localeFile);
  const own = readRoot(dir, tag, localeFile);
  const slug = textAt(readRoot(dir, 'site.json'), 'slug');
  const pages = valueAt(source, 'paths');
  const paths = (pages ? propertiesOf(pages) : []).map(({ name }) => {
    const path = textAt(own, 'paths', name) ?? textAt(pages, name) ?? '';
    return [name, `${rootOf({ tag })}${fillIn(path, { slug })}`.replace(/(?<=.)\/$/, '')];
  });
  return {
    tag,
    name: textAt(own, 'name') ?? tag,
    direction: textAt(own, 'direction') === 'rtl' ? 'rtl' : 'ltr',
    paths: Object.fromEntries(paths) as Locale['paths'],
  };
}

/** All locales except the source. Skips folders without a readable locale.json. */
function otherLocales(dir: string, draft: boolean): Locale[] {
  return tagsIn(dir)
    .filter((tag) => tag !== sourceTag && existsSync(join(dir, tag, localeFile)))
    .filter((tag) => {
      const file = readJsonFile(join(dir, tag, localeFile));
      return file.root?.type === 'object' && isDraft(file) === draft;
    })
    .map((tag) => readLocale(dir, tag));
}

function readRoot(...path: string[]): Node {
  const { root, issues } = readJsonFile(join(...path));
  if (!root) throw new CopyError(issues.map(formatIssue).join('\n'));
  return root;
}
