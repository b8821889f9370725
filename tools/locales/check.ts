import type { Site } from '../../src/content/site.ts';
import { checkLocale, checkSite } from './facts.ts';
import { type Issue, sortIssues } from './issue.ts';
import { type Block, isBlock, issueOf, type JsonFile, keyOf } from './json-file.ts';
import { filesIn, type LocaleFolder, type Locales, localeFile } from './read-locales.ts';
import { type Context, rules } from './rules.ts';
import { pairsIn } from './translation.ts';

/** Returns all issues. Translations are compared with pt-BR, so they wait until it has none. */
export function checkCopy(locales: Locales, publicDir = 'public'): Issue[] {
  const { site, source, translations, strays } = locales;
  // A Mac may write “é” as two characters.
  const publicFiles = filesIn(publicDir).map((file) => file.normalize());
  const ofSite = checkSite(site, publicFiles);
  const facts = ofSite.length === 0 ? (site.data as unknown as Site) : undefined;
  const check = (folder: LocaleFolder) =>
    checkFolder({ locales, facts, publicFiles, folder, isSource: folder === source });

  const ofSource = check(source);
  const ofTranslations = ofSource.length === 0 ? translations.flatMap(check) : [];
  return sortIssues([...strays, ...ofSite, ...ofSource, ...ofTranslations]);
}

type FolderContext = Omit<Context, 'name' | 'original' | 'pairs'>;

function checkFolder(context: FolderContext): Issue[] {
  const issues: Issue[] = [];
  for (const [name, file] of context.folder.files) {
    if (name === localeFile) issues.push(...checkLocale(file));
    else issues.push(...file.issues, ...checkTexts(file, { ...context, name }));
    // The first file, locale.json, says whether all texts must be there.
    if (name === localeFile && issues.length > 0) break;
  }
  return issues;
}

function checkTexts(file: JsonFile, context: FolderContext & Pick<Context, 'name'>): Issue[] {
  const { data } = file;
  const { isSource, name, folder, locales } = context;
  const original = locales.source.files.get(name);
  if (!data || !original?.data) return [];
  const issues: Issue[] = [];
  const needed = isSource && name !== 'common.json' ? withMeta(original.data) : original.data;
  const pairs = pairsIn(needed, data, folder.tag);
  for (const pair of pairs) {
    // If a block is missing or wrong, what should be in it isn't reported, too.
    const key = keyOf(pair.path);
    if (issues.some((issue) => key.startsWith(`${issue.key}.`))) continue;
    for (const rule of rules) {
      const message = rule(pair, { ...context, original, pairs });
      if (!message) continue;
      issues.push(issueOf(file, pair.path, message));
      break;
    }
  }
  return issues;
}

/** A page's texts, with those in `meta` that each page needs, even if the page lacks them. */
function withMeta(data: Block): Block {
  const meta = { path: '', label: '', title: '', description: '' };
  return { ...data, meta: isBlock(data.meta) ? { ...meta, ...data.meta } : meta };
}
