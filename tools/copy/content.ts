import type { ResolvedConfig } from 'vite';
import { pageKeys } from '../../src/content/pages.ts';
import type { Site } from '../../src/content/site.ts';
import { variablesOf } from '../../src/content/variables.ts';
import {
  type Block,
  CopyError,
  checkCopy,
  entriesOf,
  formatIssues,
  type Issue,
  type JsonFile,
  type LocaleFolder,
  type Locales,
  localeFile,
  mergeCopy,
  namesWithoutCopy,
  prefixOf,
  readLocales,
  refuse,
  textAt,
  withBasePath,
} from '../locales/index.ts';
import { type MadePhotos, makePhotos, photosIn } from './photos.ts';

/** What the site shows. */
export interface Shown {
  /** What `virtual:copy` exports, but for the function `loadTexts`. */
  constants: Omit<typeof import('virtual:copy'), 'loadTexts'>;
  /** The texts of each namespace, by language. */
  texts: Record<string, Record<string, Block>>;
  photos: MadePhotos;
}

type Language = Shown['constants']['languages'][number];

export const photosPath = 'assets/photos/';

/** The content of `locales/`, which Vite's plugins share. */
export class Content {
  locales = readLocales();
  /** The last content that could be shown. */
  shown?: Shown;
  /** The reason why what was read last can't be shown. */
  failure?: Error;

  /** Makes photographs, keeps what can be shown, and returns all mistakes. */
  async update({ base, command, logger }: ResolvedConfig): Promise<Issue[]> {
    const photos = await makePhotos(this.locales, (line) => logger.info(line));
    const issues = [...photos.issues, ...checkCopy(this.locales)];
    try {
      this.shown = show(this.locales, photos, base + photosPath, command === 'serve');
      this.failure = undefined;
    } catch (error) {
      this.failure = issues.length > 0 ? new CopyError(formatIssues(issues)) : (error as Error);
    }
    return issues;
  }

  /** Reads `locales/` anew, and updates. */
  reload(config: ResolvedConfig): Promise<Issue[]> {
    this.locales = readLocales(this.locales.dir);
    return this.update(config);
  }
}

/** @throws {CopyError} if a file that the site needs can't be read */
function show(locales: Locales, photos: MadePhotos, address: string, withDrafts: boolean): Shown {
  const { source, translations } = locales;
  const site = siteOf(locales);
  const texts: Shown['texts'] = { [source.tag]: textsOf(source, source) };
  const languages: Shown['constants']['languages'] = [languageOf(source, texts, site)];
  for (const folder of translations) {
    if (folder.draft && !withDrafts) continue;
    texts[folder.tag] = textsOf(folder, source);
    languages.push(languageOf(folder, texts, site));
  }
  return { constants: { site, languages, ...photosIn(photos, address) }, texts, photos };
}

/** The owner's facts, without notes to her, and without the photograph's name. */
function siteOf(locales: Locales): Site {
  const left = [...namesWithoutCopy, 'portrait'];
  const facts = entriesOf(dataOf(locales.site)).filter(([name]) => !left.includes(name));
  const site = Object.fromEntries(facts) as unknown as Site;
  return { ...site, address: withBasePath(site.address) };
}

/** The texts of a language, with those of pt-BR where it has none. */
function textsOf({ tag, files }: LocaleFolder, source: LocaleFolder): Record<string, Block> {
  const texts: Record<string, Block> = {};
  for (const name of ['common', ...pageKeys]) {
    const file = `${name}.json`;
    texts[name] = mergeCopy(dataOf(source.files.get(file)), files.get(file)?.data, tag);
  }
  return texts;
}

function dataOf(file: JsonFile | undefined): Block {
  if (!file?.data) refuse(file?.issues ?? []);
  return file?.data ?? {};
}

function languageOf(folder: LocaleFolder, texts: Shown['texts'], site: Site): Language {
  const { tag, files } = folder;
  const facts = files.get(localeFile)?.data;
  const meta = (page: string, name: string) =>
    fill(textAt(texts[tag]?.[page], 'meta', name) ?? '', site);
  const paths: Record<string, string> = {};
  const labels: Record<string, string> = {};
  for (const page of pageKeys) {
    const path = prefixOf(folder) + meta(page, 'path');
    // The home page of a translation is `/en`, and not `/en/`.
    paths[page] = path.length > 1 ? path.replace(/\/$/, '') : path;
    labels[page] = meta(page, 'label');
  }
  return {
    tag,
    name: textAt(facts, 'name') ?? tag,
    direction: textAt(facts, 'direction') === 'rtl' ? 'rtl' : 'ltr',
    paths: paths as Language['paths'],
    labels: labels as Language['labels'],
  };
}

/** Fills in variables such as `{{slug}}`. In all other texts, i18next does it. */
function fill(text: string, site: Site): string {
  const variables: Record<string, unknown> = variablesOf(site);
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (marker, name) => String(variables[name] ?? marker));
}
