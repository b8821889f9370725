import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type {
  Content,
  Language,
  Locale,
  Namespace,
  PageKey,
  Site,
} from '../../src/i18n/content.ts';
import { basePath, withBasePath } from '../publish/base-path.ts';
import { type Block, mergeCopy } from './merge-copy.ts';
import { pseudoCopy, pseudoLocales } from './pseudo.ts';

/** The folder that holds all copy; `LOCALES_DIR` swaps it for another. */
export const localesDir = resolve(process.env.LOCALES_DIR ?? 'locales');

/** The language whose pages live at the root of the site. */
export const sourceTag = 'pt-BR';

const localeFile = 'locale.json';

/** What `locale.json` holds. */
type LocaleFile = Omit<Locale, 'tag'> & { status: 'draft' | 'published' };

/** Reads one JSON file of the copy. */
function readJson<Shape>(...path: string[]): Shape {
  return JSON.parse(readFileSync(join(...path), 'utf8')) as Shape;
}

/** The languages that a build writes: the source, then the others by their tags. */
export function publishedLocales(dir = localesDir): Locale[] {
  const others = otherTags(dir).filter((tag) => !isDraft(dir, tag));
  return [sourceTag, ...others].map((tag) => readLocale(dir, tag));
}

/** The languages that only the development server shows. */
export function draftLocales(dir = localesDir): Locale[] {
  return otherTags(dir)
    .filter((tag) => isDraft(dir, tag))
    .map((tag) => readLocale(dir, tag));
}

/**
 * Reads the content of one language from disk, for the prerenderer, the dev server and tests. What
 * a draft lacks is said in Portuguese, text by text.
 *
 * @param languages Those that the site has: each page links to itself in all of them.
 */
export function readContent(
  dir = localesDir,
  tag = sourceTag,
  languages: Language[] = publishedLocales(dir),
): Content {
  return {
    site: readSite(dir),
    locale: readLocale(dir, tag),
    languages: languages.map(({ tag, name, paths }) => ({ tag, name, paths })),
    readCopy: async (namespace) => readCopy(dir, tag, namespace),
  };
}

/** The owner's facts, with the public address in full. */
function readSite(dir: string): Site {
  const site = readJson<Site>(dir, 'site.json');
  return { ...site, address: withBasePath(site.address) };
}

/**
 * The folder of its host that the site lives in. Facts that can't be read are no reason to fail: the
 * check of the copy comes later, and says what is wrong with them.
 */
export function siteBase(): string {
  try {
    return basePath(readJson<Site>(localesDir, 'site.json').address);
  } catch {
    return '/';
  }
}

/** Every namespace of a language: what all pages share, then a file for each page. */
export function namespacesOf(locale: Locale): Namespace[] {
  return ['common', ...(Object.keys(locale.paths) as PageKey[])];
}

function readCopy(dir: string, tag: string, namespace: Namespace): Block {
  const file = `${namespace}.json`;
  const source = readJson<Block>(dir, sourceTag, file);
  const pseudo = pseudoLocales.find((locale) => locale.tag === tag);
  if (pseudo) return pseudoCopy(source, pseudo.direction);
  if (tag === sourceTag || !existsSync(join(dir, tag, file))) return source;
  return mergeCopy(source, readJson<Block>(dir, tag, file));
}

function readLocale(dir: string, tag: string): Locale {
  const source = readJson<LocaleFile>(dir, sourceTag, localeFile);
  const pseudo = pseudoLocales.find((locale) => locale.tag === tag);
  const own: Partial<LocaleFile> = pseudo ?? readJson(dir, tag, localeFile);
  const { slug } = readJson<Site>(dir, 'site.json');
  const paths = Object.entries({ ...source.paths, ...own.paths }).map(([page, path]) => [
    page,
    `${rootOf({ tag })}${path.replace(/\{\{\s*slug\s*\}\}/g, slug)}`.replace(/(?<=.)\/$/, ''),
  ]);
  return {
    tag,
    name: own.name ?? tag,
    direction: own.direction ?? 'ltr',
    paths: Object.fromEntries(paths) as Locale['paths'],
  };
}

/** Below which all pages of a language live: `/en`, and nothing for the source. */
export function rootOf({ tag }: Pick<Locale, 'tag'>): string {
  if (tag === sourceTag) return '';
  return `/${pseudoLocales.some((locale) => locale.tag === tag) ? tag.toLowerCase() : tag}`;
}

function isDraft(dir: string, tag: string): boolean {
  return readJson<Partial<LocaleFile>>(dir, tag, localeFile).status !== 'published';
}

/** A folder that says nothing about itself is no language yet. */
function otherTags(dir: string): string[] {
  return readdirSync(dir)
    .filter((tag) => tag !== sourceTag && existsSync(join(dir, tag, localeFile)))
    .sort();
}
