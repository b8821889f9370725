import { join } from 'node:path';
import type { Site } from '../../src/content/site-data.ts';
import { variablesOf, variablesOfCode } from '../../src/content/variables.ts';
import { checkBySchema } from './by-schema.ts';
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
import {
  fileNames,
  filesIn,
  isShipped,
  type LocaleFolder,
  type Locales,
  localeFile,
} from './read-locales.ts';
import { type Context, findIssue, lists, withSlug } from './rules.ts';
import siteSchema from './site.schema.json' with { type: 'json' };
import { checkListed, checkSite } from './site-facts.ts';
import { walk } from './walk.ts';

/** Returns all issues, those of translations last, because an issue of pt-BR may cause them. */
export function checkCopy(locales: Locales, publicDir = 'public', isWritten = isShipped): Issue[] {
  const { dir, site, source, translations } = locales;
  const publicFiles = filesIn(publicDir);
  const facts = { locales, publicFiles, isWritten, ...namesOf(locales) };

  const check = (folder: LocaleFolder, ofSource: Issue[]) => {
    const addresses = addressesOf(folder, locales);
    const isSource = folder === source;
    return [
      ...checkFiles(folder, locales),
      ...checkTexts(folder, ofSource, { ...facts, folder, isSource, addresses }),
    ];
  };
  const ofSource = [...check(source, []), ...checkMeta(source), ...checkItems(source)];
  const others = source.files.size > 0 ? translations : [];
  const ofTranslations = others.flatMap((folder) => {
    if (isTag(folder.tag)) return check(folder, ofSource);
    const message = folder.files.size > 0 ? messages.unknownTag : messages.unknownFolder;
    return [issueInFile(folder.dir, message)];
  });
  const ofSite = [
    ...checkSite(locales, publicFiles),
    ...checkListed(locales),
    ...checkPublic(locales, publicFiles),
    ...locales.unknown.map((name) =>
      issueInFile(join(dir, name), messages.unknownFile(site ? [] : ['site.json'], false)),
    ),
    ...ofSource,
  ];
  return [...sortIssues(ofSite), ...sortIssues(ofTranslations)];
}

const builtFiles = [
  '/404.html',
  '/assets/font-licenses.txt',
  '/assets/licenses.md',
  '/index.html',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
];

function checkPublic({ translations }: Locales, publicFiles: string[]): Issue[] {
  const ofLanguages = translations.flatMap(({ tag }) => [`/${tag}.html`, `/${tag}/404.html`]);
  const built = [...builtFiles, ...ofLanguages].map((file) => file.toLowerCase());
  return publicFiles
    .filter((file) => built.includes(file.toLowerCase()))
    .map((file) => issueInFile(`public${file}`, messages.builtFile));
}

function namesOf({ site, pages }: Locales): Pick<Context, 'markers'> {
  if (!isBlock(site?.data) || site.issues.length > 0) return {};
  const { figures } = site.data;
  if (!isBlock(figures)) return {};
  const noNames = { name: '', firstName: '', email: '', slug: '' };
  const facts = variablesOf({ ...noNames, figures: figures as Site['figures'] });
  // A required figure that site.json lacks is reported there, and not again in each text.
  const { required } = siteSchema.properties.figures;
  const variables = [...Object.keys(facts), ...required, ...variablesOfCode];
  const ofOwner = entriesOf(site.data.links).map(([name]) => name);
  const links = ['whatsapp', 'email', ...pages, ...ofOwner];
  const markers = [
    ...variables.map((name) => `{{${name}}}`),
    ...links.map((name) => `<${name}>…</${name}>`),
  ];
  return { markers };
}

function checkFiles(folder: LocaleFolder, { source, pages }: Locales): Issue[] {
  const isSource = folder === source;
  const absent = fileNames(pages).filter((name) => !folder.files.has(name));
  // An unknown file may be an absent one with a misspelt name, so absent files are not reported.
  if (folder.unknown.length > 0) {
    return folder.unknown.map((name) => {
      const isFolder = name.endsWith('/');
      const message = isFolder ? messages.unknownFolder : messages.unknownFile(absent, isSource);
      return issueInFile(join(folder.dir, name), message);
    });
  }
  const isNeeded = (name: string) =>
    isSource || (source.files.has(name) && (!folder.draft || name === localeFile));
  const messageFor = (name: string) => {
    if (isSource) return messages.missingSource;
    if (name === localeFile) return messages.missingLocale(draftFacts(folder.tag));
    return messages.missingFile(labelOf(join(source.dir, name)));
  };
  return absent
    .filter(isNeeded)
    .map((name) => issueInFile(join(folder.dir, name), messageFor(name)));
}

function checkTexts(
  { tag, files }: LocaleFolder,
  ofSource: Issue[],
  context: Omit<Context, 'name'>,
): Issue[] {
  const { locales, isSource } = context;
  return [...files].flatMap(([name, file]) => {
    const original = locales.source.files.get(name);
    if (file.data === undefined || original?.data === undefined) return file.issues;
    if (name === localeFile) return [...file.issues, ...checkLocale(file, tag, isSource)];
    const wrong = ofSource.filter((issue) => {
      return issue.file === original.label && issue.key !== 'meta.path';
    });
    const issues = [...walk(original.data, file.data, tag)].flatMap((pair) => {
      const { path } = pair;
      if (wrong.some(({ key }) => `${keyOf(path)}.`.startsWith(`${key}.`))) return [];
      const message = findIssue(pair, { ...context, name });
      if (!message) return [];
      const place = pair.kind === 'unknown' ? { at: 'name' as const } : { after: pair.after };
      return [issueOf(file, { path, message, ...place })];
    });
    return [...file.issues, ...issues];
  });
}

function checkLocale(file: JsonFile, tag: string, isSource: boolean): Issue[] {
  const issues = checkBySchema(file, localeSchema);
  if (issues.length > 0) return issues;
  const check = (name: string, value: string, message: string) => {
    return valueAt(file.data, name) === value ? [issueOf(file, { path: [name], message })] : [];
  };
  const isMirrored = directionOf(tag) === 'rtl';
  return [
    ...(isMirrored ? check('direction', 'ltr', messages.wrongDirection(languageName(tag))) : []),
    ...(isSource ? check('status', 'draft', messages.sourceDraft) : []),
  ];
}

function checkMeta({ files }: LocaleFolder): Issue[] {
  return [...files].flatMap(([name, file]) => {
    if ([localeFile, 'common.json'].includes(name) || !isBlock(file.data)) return [];
    const { meta } = file.data;
    const names = ['path', 'label', 'title', 'description'];
    const missing = names.filter((each) => isBlock(meta) && !(each in meta));
    const paths = isBlock(meta) ? missing.map((each) => ['meta', each]) : [['meta']];
    return paths.map((path) => issueOf(file, { path, message: messages.neededText }));
  });
}

const optionalNames = ['takeaway', 'topic', 'avatarUrl'];

const ofDrawings = ['alt', 'labels'];

/** Reports a text that only one item of a list lacks, or a name that only one item has. */
function checkItems({ files }: LocaleFolder): Issue[] {
  const all = [...files.values()].flatMap((file) => itemsIn(file, file.data));
  return all.flatMap((item) => {
    const { file, path, list, names } = item;
    const others = all.filter((each) => each !== item && each.list === list);
    const beside = others.filter((each) => each.file === file);
    const shared = (beside[0]?.names ?? []).map(baseOf).filter((field) => {
      return !optionalNames.includes(field) && beside.every((each) => hasField(each, field));
    });
    const lacking = shared.filter((field) => !hasField(item, field));
    // If there are only two items, either may be the unusual one.
    if (lacking.length > 0 && beside.length > 1) {
      return [...new Set(lacking)].map((field) =>
        issueOf(file, { path: [...path, field], message: messages.neededText }),
      );
    }
    const strange = names.filter((name) => {
      const isKnown = [...optionalNames, ...ofDrawings].includes(name);
      return !isKnown && !others.some((each) => hasField(each, baseOf(name)));
    });
    return (others.length > 0 ? strange : []).map((name) => {
      const message = messages.strangeName(name, optionalNames);
      return issueOf(file, { path: [...path, name], at: 'name', message });
    });
  });
}

interface Item {
  file: JsonFile;
  list: string;
  path: string[];
  names: string[];
}

function itemsIn(file: JsonFile, block: unknown, path: string[] = []): Item[] {
  return entriesOf(block).flatMap(([name, value]) => {
    const below = [...path, name];
    const items = lists.includes(name) ? entriesOf(value) : [];
    return [
      ...items.map(([id, item]) => {
        const names = entriesOf(item).map(([each]) => each);
        return { file, list: keyOf(below), path: [...below, id], names };
      }),
      ...itemsIn(file, value, below),
    ];
  });
}

const baseOf = (name: string) => formOf(name)?.base ?? name;

const hasField = ({ names }: Item, field: string) => names.map(baseOf).includes(field);

function addressesOf({ files }: LocaleFolder, { site, pages }: Locales): Context['addresses'] {
  const slug = textAt(site?.data, 'slug') ?? 'slug';
  return pages.flatMap((page) => {
    const file = files.get(`${page}.json`);
    const path = valueAt(file?.data, 'meta', 'path');
    if (!file || path === undefined) return [];
    const place = placeOf(file, ['meta', 'path']);
    return [{ page, path: withSlug(String(path), slug), place }];
  });
}
