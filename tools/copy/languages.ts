import { join } from 'node:path';
import type { i18n } from 'i18next';
import { createI18n } from '../../src/content/i18n/i18n.ts';
import { pageKeys } from '../../src/content/pages.ts';
import type { Namespace, PageKey } from '../../src/content/resources.ts';
import type { Locale, Site, SiteData } from '../../src/content/site-data.ts';
import { withBasePath } from './base-path.ts';
import { CopyError, formatIssues, issueInFile } from './issue.ts';
import { type JsonFile, textAt } from './json-file.ts';
import { isTag } from './locale-tag.ts';
import { mergeCopy } from './merge-copy.ts';
import { messages } from './messages.ts';
import { type LocaleFolder, type Locales, localeFile, prefixOf } from './read-locales.ts';

export interface Language {
  siteData: SiteData;
  i18n: i18n;
  texts: Record<Namespace, object>;
  files: LocaleFolder['files'];
}

/**
 * The languages that the build writes, the source first.
 * @throws {CopyError} if a file can't be read, or lacks a text that the code asks for
 */
export async function languagesOf(locales: Locales, withDrafts = false): Promise<Language[]> {
  const site = siteOf(locales);
  const folders = [
    locales.source,
    ...locales.translations.filter(({ tag, draft }) => (withDrafts ? isTag(tag) : !draft)),
  ];
  const languages = await Promise.all(
    folders.map((folder) => languageOf(site, folder, locales.source)),
  );
  const shown = languages.map(({ siteData }) => siteData.locale);
  for (const { siteData } of languages) {
    siteData.languages = shown.map(({ tag, name, paths }) => ({ tag, name, paths }));
  }
  return languages;
}

async function languageOf(
  site: Site,
  folder: LocaleFolder,
  source: LocaleFolder,
): Promise<Language> {
  const { tag } = folder;
  const namespaces: Namespace[] = ['common', ...pageKeys];
  const texts = Object.fromEntries(
    namespaces.map((name) => {
      const file = `${name}.json`;
      return [name, mergeCopy(dataOf(source.files.get(file)), folder.files.get(file)?.data, tag)];
    }),
  ) as Language['texts'];
  const i18n = createI18n(tag, site, texts, (key) => {
    const [name, path = ''] = key.split(':');
    const issue = issueInFile(join(folder.dir, `${name}.json`), messages.neededText);
    throw new CopyError(formatIssues([{ ...issue, key: path }]));
  });
  const siteData: SiteData = { site, locale: localeOf(folder, i18n), languages: [] };
  return { siteData, i18n, texts, files: folder.files };
}

function localeOf(folder: LocaleFolder, i18n: i18n): Locale {
  const file = folder.files.get(localeFile)?.data;
  const ofPages = (value: (page: PageKey) => string) =>
    Object.fromEntries(pageKeys.map((page) => [page, value(page)])) as Record<PageKey, string>;
  const t = (page: PageKey) => i18n.getFixedT(folder.tag, page);
  return {
    tag: folder.tag,
    name: textAt(file, 'name') ?? folder.tag,
    direction: textAt(file, 'direction') === 'rtl' ? 'rtl' : 'ltr',
    paths: ofPages((page) =>
      `${prefixOf(folder)}${t(page)(($) => $.meta.path)}`.replace(/(?<=.)\/$/, ''),
    ),
    labels: ofPages((page) => t(page)(($) => $.meta.label)),
  };
}

function siteOf({ site: file }: Locales): Site {
  const {
    $schema: _,
    sample: _note,
    ...site
  } = dataOf(file) as Site & Record<'$schema' | 'sample', unknown>;
  return { ...site, address: withBasePath(site.address) };
}

function dataOf(file: JsonFile | undefined): unknown {
  if (file?.data === undefined) throw new CopyError(formatIssues(file?.issues ?? []));
  return file.data;
}
