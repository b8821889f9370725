import type { i18n } from 'i18next';
import { createI18n, loadCopy } from '../../src/i18n/i18n.ts';
import type { Content, Locale, Site } from '../../src/site/content.ts';
import { pageKeys } from '../../src/site/pages.ts';
import type { Namespace, PageKey } from '../../src/site/resources.ts';
import { CopyError, formatIssue, issueInFile, labelOf } from '../issues/issue.ts';
import { messages } from '../issues/messages.ts';
import { withBasePath } from './base-path.ts';
import { agendaDays, type DayWords, openingDays } from './dates.ts';
import { dataOf, type JsonFile, type Node, textAt, textsIn } from './json-file.ts';
import { linksOf, networksOf } from './link-facts.ts';
import { type Block, mergeCopy } from './merge-copy.ts';
import { photoKey } from './photos.ts';
import { type Copy, type LocaleFolder, localeFile, publishedIn, rootOf } from './read-copy.ts';
import { asides } from './walk.ts';

/** A language whose copy is all in `i18n`. */
export interface Language {
  content: Content;
  i18n: i18n;
  texts: Record<Namespace, object>;
}

export const namespaces: Namespace[] = ['common', ...pageKeys];

/**
 * The languages that the build writes, the source first. `checkCopy` must have passed.
 * @throws {CopyError} if a file can't be read, or lacks a text that `Content` needs
 */
export function publishedLanguages(copy: Copy): Promise<Language[]> {
  return languagesOf(copy, publishedIn(copy), (folder, name) =>
    withPhotos(dataOf(rootIn(folder, name)), rootIn(copy.source, name)),
  );
}

/**
 * The languages that the development server shows, with drafts. The source's texts replace missing
 * ones here, because i18next's fallback doesn't reach into a block.
 * @throws {CopyError}
 */
export function shownLanguages(copy: Copy): Promise<Language[]> {
  const { source, translations } = copy;
  return languagesOf(copy, [source, ...translations], (folder, name) =>
    mergeCopy(rootIn(source, name), folder.files.get(name)?.root, folder.tag),
  );
}

type Read = (folder: LocaleFolder, name: string) => object;

async function languagesOf(copy: Copy, folders: LocaleFolder[], read: Read): Promise<Language[]> {
  const site = siteOf(copy);
  const languages = await Promise.all(folders.map((folder) => languageOf(site, folder, read)));
  const locales = languages.map(({ content }) => content.locale);
  const [source] = locales;
  // The owner writes the page's Portuguese path.
  const policy = pageKeys.find((page) => source?.paths[page] === site.privacy);
  return languages.map(({ content, ...language }) => ({
    ...language,
    content: {
      ...content,
      privacy: site.privacy ? { href: site.privacy, page: policy } : undefined,
      languages: locales.map(({ tag, name, paths }) => ({ tag, name, paths })),
    },
  }));
}

async function languageOf(site: Site, folder: LocaleFolder, read: Read): Promise<Language> {
  const { tag } = folder;
  const texts = Object.fromEntries(
    namespaces.map((name) => [name, withoutAsides(read(folder, `${name}.json`))]),
  ) as Language['texts'];
  const i18n = createI18n(tag, site, async (name) => texts[name]);
  await Promise.all(namespaces.map((name) => loadCopy(i18n, name)));
  try {
    return { content: contentOf(site, folder, i18n), i18n, texts };
  } catch (error) {
    // No page would notice that a text such as `common:dayRange` is missing.
    const { message } = error as Error;
    const [, namespace = 'common'] = /“([\w-]+):/.exec(message) ?? [];
    const label = labelOf(folder.dir, `${namespace}.json`);
    throw new CopyError(formatIssue(issueInFile(label, messages.neededText(message))));
  }
}

function contentOf(site: Site, folder: LocaleFolder, i18n: i18n): Content {
  const { tag } = folder;
  const { agenda, logo, social, sample, ...shown } = site;
  const t = i18n.getFixedT(tag, 'common');
  const dayRange = (days: { from: string; to: string }) => t(($) => $.dayRange, days);
  const words: DayWords = {
    at: ({ zone, ...day }) => {
      const when = day.until ? t(($) => $.agenda.between, day) : t(($) => $.agenda.at, day);
      return zone ? t(($) => $.agenda.zone, { when, zone }) : when;
    },
    // Only some pages have it, so no type knows it.
    next: (page, when) => (i18n.t as PlainT)(`${page}:agenda.next`, { when }),
  };
  return {
    site: shown,
    locale: localeOf(folder, i18n),
    openingDays: site.openDays?.length ? openingDays(site.openDays, tag, dayRange) : undefined,
    agenda: agenda && agendaDays(agenda, tag, words),
    links: linksOf(site, tag),
    networks: networksOf(site),
    languages: [],
  };
}

type PlainT = (key: string, values: { when: string }) => string;

function localeOf(folder: LocaleFolder, i18n: i18n): Locale {
  const file = folder.files.get(localeFile)?.root;
  const ofPages = (value: (page: PageKey) => string) =>
    Object.fromEntries(pageKeys.map((page) => [page, value(page)])) as Record<PageKey, string>;
  const t = (page: PageKey) => i18n.getFixedT(folder.tag, page);
  return {
    tag: folder.tag,
    name: textAt(file, 'name') ?? folder.tag,
    direction: textAt(file, 'direction') === 'rtl' ? 'rtl' : 'ltr',
    paths: ofPages((page) =>
      `${rootOf(folder)}${t(page)(($) => $.meta.path)}`.replace(/(?<=.)\/$/, ''),
    ),
    labels: ofPages((page) => t(page)(($) => $.meta.label)),
  };
}

function siteOf({ site: file }: Copy): Site {
  const { $schema: _, ...site } = dataOf(rootOfFile(file)) as Site & { $schema?: string };
  return { ...site, address: withBasePath(site.address) };
}

function withoutAsides(block: object): object {
  return Object.fromEntries(Object.entries(block).filter(([name]) => !asides.includes(name)));
}

/** Without a person's photograph, a translation shows the source's. */
function withPhotos(block: Block, source: Node): object {
  for (const { path, node } of textsIn(source).filter((text) => photoKey.test(text.path))) {
    const names = path.split('.').slice(0, -1);
    const item = names.reduce<Block | undefined>((above, name) => above?.[name] as Block, block);
    if (item) item.photo ??= String(node.value);
  }
  return block;
}

const rootIn = ({ files }: LocaleFolder, name: string) => rootOfFile(files.get(name));

function rootOfFile(file: JsonFile | undefined): Node {
  if (file?.root) return file.root;
  throw new CopyError((file?.issues ?? []).map(formatIssue).join('\n'));
}
