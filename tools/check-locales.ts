import { existsSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { languageTag, sourceLanguage } from '../src/content/languages.ts';
import { parseLinks } from '../src/content/links/parse-links.ts';
import { pageKeys, products } from '../src/content/pages.ts';
import { type Site, siteSchema } from '../src/content/site-schema.ts';
import { variablesOf, variablesOfCode } from '../src/content/variables.ts';
import { readLanguages } from './check/folders.ts';
import { type Issue, type Language, shortPath } from './check/issue.ts';
import { nameOf, readJsonFile } from './check/read.ts';
import { checkSite } from './check/site.ts';
import { checkSource, compareTexts, findLostTexts, type TextRules } from './check/texts.ts';
import { list } from './check/words.ts';
import { checkPhotos } from './photos/check-photos.ts';

const folder = resolve(process.env.LOCALES_DIR?.trim() || 'locales');
/** Without symbolic links, as in the paths of modules that Vite passes to plugins. */
export const localesDir = existsSync(folder) ? realpathSync(folder) : folder;

const files = ['common', ...pageKeys];

const isPage = (name?: string) => pageKeys.some((page) => page === name);

/** The keys of lists that may be empty. */
const mayBeEmpty = /\.(before\.items|testimonials\.items|journey\.tools)$/;

const rulesOfTexts: TextRules = {
  markersIn,
  isShared: ({ key, text }) => /\.avatarUrl$/.test(key) || (/\.topic$/.test(key) && isPage(text)),
  untranslated: ['author', 'topic', 'avatarUrl', 'titleLang', 'sample'],
  onlyInSome: ['takeaway', 'topic', 'avatarUrl', 'alt', 'labels'],
  isOptional: (entry) =>
    /\.(avatarUrl|sample)$/.test(entry.key) ||
    (mayBeEmpty.test(entry.key) && entry.children.length === 0),
};

function markersIn(text = ''): string[] {
  const variable = /\{\{\s*([^{}]*?)\s*\}\}/g;
  const markers = [...text.matchAll(variable)].map(([, name]) => `{{${name}}}`);
  for (const part of parseLinks(text.replace(variable, 'x'))) {
    if (part.kind === 'tag') markers.push(`<${part.tag}>…</${part.tag}>`);
    else markers.push(...(part.text.match(/<[^<>]*>|{[^{}]*}|[{}<>]/g) ?? []));
  }
  return [...new Set(markers)];
}

/** The markers that texts may have, such as `{{name}}` and `<email>…</email>`. */
function knownMarkers(site: Site): string[] {
  const variables = [...Object.keys(variablesOf(site)), ...variablesOfCode];
  const links = ['whatsapp', 'email', ...pageKeys, ...Object.keys(site.links ?? {})];
  return [
    ...variables.map((name) => `{{${name}}}`),
    ...links.map((name) => `<${name}>…</${name}>`),
  ];
}

/** Blocks in which each name is that of a page, so that owners may give no others. */
const namesOfPages: Record<string, string[]> = {
  'common.pages': pageKeys,
  'home.products.items': products,
};

/** Finds names that are those of no page. */
function checkNamesOfPages({ entries }: Language): Issue[] {
  const issues: Issue[] = [];
  for (const [block, pages] of Object.entries(namesOfPages)) {
    const message = `Aqui só cabem os nomes destas páginas: ${list(pages)}. Se foi um “Substituir tudo”, desfaça-o em todos os arquivos, com Ctrl + Z, porque mudou outros nomes também. Se não, corrija este nome, ou tire o que sobra.`;
    for (const entry of entries.get(block)?.children ?? []) {
      if (!pages.includes(nameOf(entry.key))) issues.push({ ...entry, message });
    }
  }
  return issues;
}

export type Checked = Awaited<ReturnType<typeof checkLocales>>;

/** Checks the copy. Translations wait until the source, with which they are compared, is right. */
export async function checkLocales(dir = localesDir, publicDir = resolve('public')) {
  const { languages, issues } = readLanguages(dir, files, sourceLanguage, languageTag);
  const [source, ...others] = languages as [Language, ...Language[]];
  const site = readJsonFile(join(dir, 'site.json'));
  const facts = siteSchema.safeParse(site.data).data;
  const rules = { ...rulesOfTexts, knownMarkers: facts && knownMarkers(facts) };
  const translations = others.map((language) => {
    return { ...language, issues: compareTexts(source.entries, language, rules) };
  });
  const published = translations.filter(({ isDraft }) => !isDraft);
  const ofSource = [...checkSource(source, rules), ...checkNamesOfPages(source)];
  if (ofSource.length === 0) ofSource.push(...findLostTexts(source.entries, published));
  const isSourceRight = ofSource.length === 0 && files.every((name) => source.entries.has(name));
  const ofTranslations = isSourceRight ? translations.flatMap(({ issues }) => issues) : [];
  const found = [
    ...issues,
    ...checkSite(site, siteSchema, publicDir),
    ...ofSource,
    ...ofTranslations.filter(({ kind }) => !kind),
  ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
  const isIn = (folder: string, { file }: Issue) =>
    `${file}/`.startsWith(`${shortPath(join(dir, folder))}/`);
  const isOfDraft = (issue: Issue) => isIn('drafts', issue);
  const mistakes = found.filter((issue) => !isOfDraft(issue));
  // In a language with mistakes, nobody knows yet what is missing.
  const isRight = ({ tag, isDraft }: Language) =>
    !found.some((issue) => isIn(isDraft ? `drafts/${tag}` : tag, issue));
  return {
    // Which photographs the site needs is known only when its texts are right.
    mistakes: mistakes.length > 0 ? mistakes : await checkPhotos(dir, languages),
    /** They stop no build, because builds contain no drafts. */
    draftMistakes: found.filter(isOfDraft),
    site,
    published: [source, ...published],
    translations: isSourceRight ? translations.filter(isRight) : [],
  };
}
