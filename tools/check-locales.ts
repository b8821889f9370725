import { existsSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isLanguageTag, sourceLanguage } from '../src/content/languages.ts';
import { linkedKeys, parseLinks } from '../src/content/links/parse-links.ts';
import { pageKeys, products } from '../src/content/pages.ts';
import { type Site, siteSchema } from '../src/content/site-schema.ts';
import { variablesOf, variablesOfCode } from '../src/content/variables.ts';
import { type Language, readLanguages } from './check/folders.ts';
import { type Issue, shortPath } from './check/issue.ts';
import { readJsonFile } from './check/read.ts';
import { checkSite } from './check/site.ts';
import { checkLostTexts, checkSource } from './check/source.ts';
import { compareTexts, type TextRules } from './check/translation.ts';
import { checkPhotos } from './photos/check-photos.ts';

const folder = resolve(process.env.LOCALES_DIR?.trim() || 'locales');
/** Without symbolic links, as in the paths of modules that Vite passes to plugins. */
export const localesDir = existsSync(folder) ? realpathSync(folder) : folder;

const files = ['common', ...pageKeys];

const isPage = (name?: string) => pageKeys.some((page) => page === name);

const rulesOfTexts: TextRules = {
  markersIn,
  isShared: ({ key, text }) => /\.avatarUrl$/.test(key) || (/\.topic$/.test(key) && isPage(text)),
  namesIn: { 'common.pages': pageKeys, 'home.products.items': products },
  notTranslated: /\.(author|topic|avatarUrl|titleLang|sample)$/,
  onlyInSome: /\.(takeaway|topic|avatarUrl|alt|labels)$/,
  mayBeEmpty: /\.(before\.items|testimonials\.items|journey\.tools)$/,
};

function markersIn(text: string): string[] {
  const variable = /\{\{\s*([^{}]*?)\s*\}\}/g;
  const markers = [...text.matchAll(variable)].map(([, name]) => `{{${name}}}`);
  for (const part of parseLinks(text.replace(variable, 'x'))) {
    if (part.kind === 'tag') markers.push(`<${part.tag}>…</${part.tag}>`);
    else markers.push(...(part.text.match(/<[^<>]*>|{[^{}]*}|[{}<>]/g) ?? []));
  }
  return [...new Set(markers)];
}

/** Returns which markers the text at a key may have, such as `{{name}}` and `<email>…</email>`. */
function markersOf(site: Site): (key: string) => string[] {
  const variables = Object.keys(variablesOf(site)).map((name) => `{{${name}}}`);
  const names = ['whatsapp', 'email', ...pageKeys, ...Object.keys(site.links ?? {})];
  const links = names.map((name) => `<${name}>…</${name}>`);
  return (key) => {
    const ofCode = Object.entries(variablesOfCode).filter(([, keys]) => keys.test(key));
    const markers = [...variables, ...ofCode.map(([name]) => `{{${name}}}`)];
    return linkedKeys.test(key) ? [...markers, ...links] : markers;
  };
}

export type Checked = Awaited<ReturnType<typeof checkLocales>>;

/** Checks the copy. Translations wait until the source, with which they are compared, is right. */
export async function checkLocales(dir = localesDir, publicDir = resolve('public')) {
  const { languages, issues } = readLanguages(dir, files, sourceLanguage, isLanguageTag);
  const [source, ...others] = languages as [Language, ...Language[]];
  const site = readJsonFile(join(dir, 'site.json'));
  const facts = siteSchema.safeParse(site.data);
  const rules = { ...rulesOfTexts, markersOf: facts.data && markersOf(facts.data) };
  const ofSource = checkSource(source, rules);
  const translations = others.map((language) => {
    const compared = compareTexts(source, language, rules);
    return { ...language, issues: [...compared, ...language.issues] };
  });
  if (ofSource.length === 0) ofSource.push(...checkLostTexts(source, translations));
  const isSourceRight = ofSource.length === 0 && files.every((name) => source.entries.has(name));
  const ofTranslations = isSourceRight ? translations.flatMap((language) => language.issues) : [];
  const found = [
    ...issues,
    ...checkSite(site, facts.error, publicDir),
    ...ofSource,
    ...ofTranslations.filter(({ kind }) => !kind),
  ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
  const isOfDraft = ({ file }: Issue) =>
    `${file}/`.startsWith(`${shortPath(join(dir, 'drafts'))}/`);
  const mistakes = found.filter((issue) => !isOfDraft(issue));
  return {
    // Which photographs the site needs is known only when its texts are right.
    mistakes: mistakes.length > 0 ? mistakes : await checkPhotos(dir, languages),
    /** They stop no build, because builds contain no drafts. */
    draftMistakes: found.filter(isOfDraft),
    site,
    published: languages.filter(({ isDraft }) => !isDraft),
    translations: isSourceRight ? translations : [],
  };
}
