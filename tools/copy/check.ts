import type { Site } from '../../src/content/site-data.ts';
import { variablesOf, variablesOfCode } from '../../src/content/variables.ts';
import { checkBySchema } from './by-schema.ts';
import { checkPhotos } from './check-photos.ts';
import { type Issue, issueInFile, labelOf, sortIssues } from './issue.ts';
import {
  entriesOf,
  isBlock,
  issueOf,
  type JsonFile,
  keyOf,
  placeOf,
  textAt,
  valueAt,
} from './json-file.ts';
import localeSchema from './locale.schema.json' with { type: 'json' };
import { directionOf, draftFacts, isTag, languageName } from './locale-tag.ts';
import { messages } from './messages.ts';
import { formOf } from './plurals.ts';
import { checkPublic } from './public-files.ts';
import { fileNames, filesIn, type LocaleFolder, type Locales, localeFile } from './read-locales.ts';
import { type Context, findIssue, lists, withSlug } from './rules.ts';
import siteSchema from './site.schema.json' with { type: 'json' };
import { checkListed, checkSite } from './site-facts.ts';
import { type Pair, walk } from './walk.ts';

/**
 * All issues in copy and facts, sorted; those of translations last, because others may cause them.
 * Translations must have the names, variables and links of pt-BR.
 *
 * @param isWritten Whether an owner wrote the words. Invented ones (`LOCALES_DIR`) need not fit a
 *   search result.
 */
export function checkCopy(
  locales: Locales,
  publicDir = 'public',
  isWritten = !process.env.LOCALES_DIR?.trim(),
): Issue[] {
  const { dir, source, translations } = locales;
  const publicFiles = filesIn(publicDir);
  const slug = textAt(locales.site?.data, 'slug') ?? 'slug';

  const check = (folder: LocaleFolder, ofSource: Issue[]) => [
    ...checkFiles(folder, source, fileNames(locales.pages)),
    ...checkTexts(folder, source, ofSource, {
      isWritten,
      channels: channelsOf(locales),
      markers: markersOf(locales),
      pages: locales.pages,
      tags: translations.map(({ tag }) => tag),
      publicFiles,
      isSource: folder === source,
      draft: folder.draft && folder !== source,
      addresses: addressesOf(folder, locales.pages, slug),
    }),
  ];
  const lacking = checkNeeded(locales);
  const ofSource = [...check(source, []), ...lacking, ...checkStrangeNames(source, lacking)];
  const others = source.files.size > 0 ? translations : [];
  const ofTranslations = others.flatMap((folder) => {
    if (isTag(folder.tag)) return check(folder, ofSource);
    const message = folder.files.size > 0 ? messages.unknownTag : messages.unknownFolder;
    return [issueInFile(labelOf(folder.dir), message)];
  });
  const ofSite = [
    ...checkSite(
      locales,
      publicFiles,
      addressesOf(source, locales.pages, slug).map(({ path }) => path),
    ),
    ...checkListed(locales),
    ...checkPhotos(locales),
    ...checkPublic(locales, publicFiles),
    ...locales.unknown.map((name) =>
      issueInFile(
        labelOf(dir, name),
        messages.unknownFile(locales.site ? [] : ['site.json'], false),
      ),
    ),
    ...ofSource,
  ];
  return [...sortIssues(ofSite), ...sortIssues(ofTranslations)];
}

function channelsOf({ site }: Locales): string[] | undefined {
  if (!isBlock(site?.data) || site?.issues.length) return undefined;
  const networks = entriesOf(valueAt(site?.data, 'social'));
  return ['whatsapp', 'email', ...networks.map(([name]) => name)];
}

function markersOf({ site, pages }: Locales): string[] | undefined {
  const figures = valueAt(site?.data, 'figures');
  if (!isBlock(figures) || site?.issues.length) return undefined;
  const facts = variablesOf({ name: '', email: '', slug: '', figures: figures as Site['figures'] });
  // A figure missing in site.json is one issue, not one in each text.
  const { required } = siteSchema.properties.figures;
  const variables = [...Object.keys(facts), ...required, ...variablesOfCode];
  const links = ['whatsapp', 'email', ...pages];
  return [
    ...variables.map((name) => `{{${name}}}`),
    ...links.map((name) => `<${name}>…</${name}>`),
  ];
}

function checkFiles(folder: LocaleFolder, source: LocaleFolder, names: string[]): Issue[] {
  const isSource = folder === source;
  const missing = names.filter((name) => {
    if (folder.files.has(name)) return false;
    return isSource || (source.files.has(name) && (!folder.draft || name === localeFile));
  });
  const issue = (name: string, message: string) => issueInFile(labelOf(folder.dir, name), message);
  // A misspelt file name is one issue, not a missing and an unknown file. A draft may lack files, but
  // one with another name may be the one that it lacks.
  const absent = names.filter((name) => !folder.files.has(name));
  if (folder.unknown.length > 0) {
    return folder.unknown.map((name) =>
      issue(
        name,
        name.endsWith('/') ? messages.unknownFolder : messages.unknownFile(absent, isSource),
      ),
    );
  }
  const messageFor = (name: string) => {
    if (isSource) return messages.missingSource;
    if (name === localeFile) return messages.missingLocale(draftFacts(folder.tag));
    return messages.missingFile(labelOf(source.dir, name));
  };
  return missing.map((name) => issue(name, messageFor(name)));
}

function checkTexts(
  folder: LocaleFolder,
  source: LocaleFolder,
  ofSource: Issue[],
  context: Omit<Context, 'name' | 'tag' | 'source'>,
): Issue[] {
  const { tag } = folder;
  return [...folder.files].flatMap(([name, file]) => {
    const original = source.files.get(name);
    if (file.data === undefined || original?.data === undefined) return file.issues;
    if (name === localeFile) return [...file.issues, ...checkLocale(file, tag, folder === source)];
    const wrong = wrongIn(original, ofSource);
    const issues = [...walk(original.data, file.data, tag)]
      .filter(({ path }) => !wrong.some((key) => `${keyOf(path)}.`.startsWith(`${key}.`)))
      .flatMap((pair) => checkPair(file, pair, { ...context, name, tag, source: original }));
    return [...file.issues, ...issues];
  });
}

/** The data that each language has of its own, so there is no original to compare it with. */
function checkLocale(file: JsonFile, tag: string, isSource: boolean): Issue[] {
  const issues = checkBySchema(file, localeSchema);
  if (issues.length > 0) return issues;
  const check = (name: string, value: string, message: string) => {
    return valueAt(file.data, name) === value ? [issueOf(file, { path: [name], message })] : [];
  };
  // The opposite mistake is unlikely, because a copied file says `ltr`.
  const isMirrored = directionOf(tag) === 'rtl';
  return [
    ...(isMirrored ? check('direction', 'ltr', messages.wrongDirection(languageName(tag))) : []),
    ...(isSource ? check('status', 'draft', messages.sourceDraft) : []),
  ];
}

/** Translations aren't compared with what is wrong in the original, except for addresses. */
function wrongIn(original: JsonFile, ofSource: Issue[]): string[] {
  return ofSource
    .filter(({ file, key }) => file === original.label && key !== 'meta.path')
    .map(({ key }) => key);
}

function checkPair(file: JsonFile, pair: Pair, context: Context): Issue[] {
  const message = findIssue(pair, context);
  if (!message) return [];
  const { path, kind, own } = pair;
  if (kind === 'unknown') return [issueOf(file, { path, message, at: 'name' })];
  return [issueOf(file, { path, message, after: own === undefined ? pair.after : undefined })];
}

/** What an owner may leave out of an item. */
const optional = ['takeaway', 'topic', 'avatarUrl'];

/** Only items with a drawing have these. */
const ofDrawings = ['alt', 'labels'];

/** What the source lacks. The types ask for other texts (src/content/resources.ts). */
function checkNeeded({ source }: Locales): Issue[] {
  return [...source.files].flatMap(([name, file]) => {
    const { data } = file;
    if (name === localeFile || !isBlock(data)) return [];
    const lacking = [...(name === 'common.json' ? [] : lackingMeta(data)), ...unlikeOthers(data)];
    return lacking.map((path) => issueOf(file, { path, message: messages.neededText }));
  });
}

/** The paths of missing texts. */
function lackingMeta(data: unknown): string[][] {
  const meta = valueAt(data, 'meta');
  if (!isBlock(meta)) return [['meta']];
  const missing = ['path', 'label', 'title', 'description'].filter((name) => !(name in meta));
  return missing.map((name) => ['meta', name]);
}

/** What one item of a list lacks, and all others have. Of two items, none is the rule. */
function unlikeOthers(block: unknown, path: string[] = []): string[][] {
  return entriesOf(block).flatMap(([name, value]) => {
    const below = [...path, name];
    const items = lists.includes(name) ? entriesOf(value) : [];
    const counted = new Map<string, number>();
    for (const field of items.flatMap(([, item]) => [...fieldsOf(item)])) {
      counted.set(field, (counted.get(field) ?? 0) + 1);
    }
    const shared = [...counted].filter(([field, count]) => {
      return items.length > 2 && count === items.length - 1 && !optional.includes(field);
    });
    const lacking = shared.flatMap(([field]) =>
      items.filter(([, item]) => !fieldsOf(item).has(field)).map(([id]) => [...below, id, field]),
    );
    return [...lacking, ...unlikeOthers(value, below)];
  });
}

interface Item {
  file: JsonFile;
  /** The path of its list. */
  list: string;
  path: string[];
  value: unknown;
}

/**
 * Names that no other item has, in the same list of any page: a misspelt optional text would not be
 * shown. An item that lacks a text is reported for that alone.
 */
function checkStrangeNames({ files }: LocaleFolder, lacking: Issue[]): Issue[] {
  const all = [...files.values()].flatMap((file) => itemsIn(file, file.data));
  return all.flatMap((item) => {
    const { file, list, path, value } = item;
    const others = all.filter((other) => other.list === list && other !== item);
    const isReported = lacking.some(
      (issue) => issue.file === file.label && issue.key.startsWith(`${keyOf(path)}.`),
    );
    if (others.length === 0 || isReported) return [];
    const strange = entriesOf(value).filter(
      ([name]) =>
        ![...optional, ...ofDrawings].includes(name) &&
        others.every((other) => !fieldsOf(other.value).has(baseOf(name))),
    );
    return strange.map(([name]) => {
      const message = messages.strangeName(name, optional);
      return issueOf(file, { path: [...path, name], at: 'name', message });
    });
  });
}

function itemsIn(file: JsonFile, block: unknown, path: string[] = []): Item[] {
  return entriesOf(block).flatMap(([name, value]) => {
    const below = [...path, name];
    const items = lists.includes(name) ? entriesOf(value) : [];
    return [
      ...items.map(([id, item]) => ({
        file,
        list: keyOf(below),
        path: [...below, id],
        value: item,
      })),
      ...itemsIn(file, value, below),
    ];
  });
}

/** Plural forms count as one text. */
const baseOf = (name: string) => formOf(name)?.base ?? name;

const fieldsOf = (item: unknown) => new Set(entriesOf(item).map(([name]) => baseOf(name)));

/** The pages' addresses in one language, as its files say them. */
function addressesOf({ files }: LocaleFolder, pages: readonly string[], slug: string) {
  return pages.flatMap((page): Context['addresses'] => {
    const file = files.get(`${page}.json`);
    const path = valueAt(file?.data, 'meta', 'path');
    if (!file || path === undefined) return [];
    const place = placeOf(file, ['meta', 'path']);
    return [{ page, path: withSlug(String(path), slug), place }];
  });
}
