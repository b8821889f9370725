import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Content, Locale, Namespace, PageKey, Site } from '../src/i18n/content.ts';
import { basePath, withBasePath } from './publish/base-path.ts';

/** The folder that holds all copy; `LOCALES_DIR` swaps it for another. */
export const localesDir = resolve(process.env.LOCALES_DIR ?? 'locales');

/** The language whose pages live at the root of the site. */
export const sourceTag = 'pt-BR';

/** Reads one JSON file of the copy. */
export function readJson<Shape>(...path: string[]): Shape {
  return JSON.parse(readFileSync(join(...path), 'utf8')) as Shape;
}

/** Reads the content of one language from disk, for the prerenderer, the dev server and tests. */
export function readContent(dir = localesDir, tag = sourceTag): Content {
  const site = readJson<Site>(dir, 'site.json');
  const locale = readJson<Omit<Locale, 'tag'>>(dir, tag, 'locale.json');
  return {
    site: { ...site, address: withBasePath(site.address) },
    locale: { ...locale, tag, paths: fillSlug(locale.paths, site.slug) },
    readCopy: async (namespace) => readJson(dir, tag, `${namespace}.json`),
  };
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

function fillSlug(paths: Locale['paths'], slug: string): Locale['paths'] {
  const entries = Object.entries(paths).map(([page, path]) => [
    page,
    path.replace(/\{\{\s*slug\s*\}\}/, slug),
  ]);
  return Object.fromEntries(entries);
}
