import { pageKeys } from '../../src/content/pages.ts';
import type { Site } from '../../src/content/site.ts';
import { variablesOf } from '../../src/content/variables.ts';
import {
  type Block,
  entriesOf,
  type JsonFile,
  type LocaleFolder,
  type Locales,
  localeFile,
  mergeCopy,
  notes,
  prefixOf,
  refuse,
  textAt,
  withBasePath,
} from '../locales/index.ts';
import { type MadePhotos, photosIn } from './photos.ts';

/** What the site is made of. */
export interface Copy {
  /** What `virtual:copy` exports, but for the function `loadTexts`. */
  constants: Omit<typeof import('virtual:copy'), 'loadTexts'>;
  /** The texts of each namespace, by language. */
  texts: Record<string, Record<string, Block>>;
  photos: MadePhotos;
}

type Language = Copy['constants']['languages'][number];

/**
 * Puts together what the site takes from `locales/`. `address` is that of the folder of photographs.
 * @throws {CopyError} if a file that the site needs can't be read
 */
export function copyOf(
  locales: Locales,
  photos: MadePhotos,
  address: string,
  withDrafts: boolean,
): Copy {
  const { source, translations } = locales;
  const site = siteOf(locales);
  const texts: Copy['texts'] = { [source.tag]: textsOf(source, source) };
  const languages: Copy['constants']['languages'] = [languageOf(source, texts, site)];
  for (const folder of translations) {
    if (folder.draft && !withDrafts) continue;
    texts[folder.tag] = textsOf(folder, source);
    languages.push(languageOf(folder, texts, site));
  }
  return { constants: { site, languages, ...photosIn(photos, address) }, texts, photos };
}

/** The owner's facts, without the notes to her. */
function siteOf(locales: Locales): Site {
  const facts = entriesOf(dataOf(locales.site)).filter(([name]) => !notes.includes(name));
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

function languageOf(folder: LocaleFolder, texts: Copy['texts'], site: Site): Language {
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
  let filled = text;
  for (const [name, value] of Object.entries(variablesOf(site))) {
    filled = filled.replace(new RegExp(`\\{\\{\\s*${name}\\s*\\}\\}`, 'g'), () => String(value));
  }
  return filled;
}
