import type { i18n } from 'i18next';
import { createI18n } from '../../src/content/i18n/i18n.ts';
import { pageKeys } from '../../src/content/pages.ts';
import type { Namespace, PageKey } from '../../src/content/resources.ts';
import type { Locale, Site, SiteData } from '../../src/content/site-data.ts';
import { withBasePath } from './addresses.ts';
import { CopyError, formatIssues, refuse } from './issue.ts';
import { type Block, entriesOf, issueOf, type JsonFile, textAt } from './json-file.ts';
import { type LocaleFolder, type Locales, localeFile, prefixOf } from './read-locales.ts';
import { mergeCopy, notes } from './translation.ts';

/** What the build and the development server need to show a language. */
export interface Language {
  siteData: SiteData;
  i18n: i18n;
  texts: Record<Namespace, Block>;
  files: LocaleFolder['files'];
}

/**
 * The languages that the build writes, the source first.
 * @throws {CopyError} if a file can't be read, or lacks a text that the code asks for
 */
export function languagesOf(
  { site: siteFile, source, translations }: Locales,
  photos: SiteData['photos'],
  withDrafts = false,
): Language[] {
  const facts = entriesOf(dataOf(siteFile)).filter(([name]) => !notes.includes(name));
  const site = Object.fromEntries(facts) as unknown as Site;
  site.address = withBasePath(site.address);

  const languages: Language[] = [];
  for (const folder of [source, ...translations]) {
    if (folder.draft && !withDrafts) continue;
    const texts = mergedTexts(folder, source);
    const i18n = createI18n(folder.tag, site, texts, failAtMissing(source));
    const siteData = { site, locale: localeOf(folder, i18n), languages: [], photos };
    languages.push({ siteData, i18n, texts, files: folder.files });
  }
  // A page of a site in one language lists no languages.
  const shown = languages.length > 1 ? languages.map(({ siteData }) => siteData.locale) : [];
  for (const { siteData } of languages) {
    siteData.languages = shown.map(({ tag, name, paths }) => ({ tag, name, paths }));
  }
  return languages;
}

function dataOf(file: JsonFile | undefined): Block {
  if (!file?.data) refuse(file?.issues ?? []);
  return file?.data ?? {};
}

function mergedTexts({ tag, files }: LocaleFolder, source: LocaleFolder): Language['texts'] {
  const texts: Record<string, Block> = {};
  for (const name of ['common', ...pageKeys]) {
    const file = `${name}.json`;
    texts[name] = mergeCopy(dataOf(source.files.get(file)), files.get(file)?.data, tag);
  }
  return texts as Language['texts'];
}

/** What i18next does if the code asks for a text that pt-BR lacks, such as `common:skip`. */
function failAtMissing({ files }: LocaleFolder) {
  return (name: string): never => {
    const [page, key = ''] = name.split(':');
    const message = `Falta o texto “${key}”, de que o site precisa. Recupere-o; se está aqui com outro nome, corrija o nome.`;
    const file = files.get(`${page}.json`) ?? { label: name, text: '', issues: [] };
    throw new CopyError(formatIssues([issueOf(file, key.split('.'), message)]));
  };
}

function localeOf(folder: LocaleFolder, i18n: i18n): Locale {
  const { tag, files } = folder;
  const facts = files.get(localeFile)?.data;
  const ofPages = (value: (page: PageKey) => string) =>
    Object.fromEntries(pageKeys.map((page) => [page, value(page)])) as Record<PageKey, string>;
  const pathOf = (page: PageKey) =>
    prefixOf(folder) + i18n.getFixedT(tag, page)(($) => $.meta.path);
  return {
    tag,
    name: textAt(facts, 'name') ?? tag,
    direction: textAt(facts, 'direction') === 'rtl' ? 'rtl' : 'ltr',
    // The home page of a translation is `/en`, and not `/en/`.
    paths: ofPages((page) => pathOf(page).replace(/(?<=.)\/$/, '')),
    labels: ofPages((page) => i18n.getFixedT(tag, page)(($) => $.meta.label)),
  };
}
