import type { Site } from '../../src/content/site.ts';
import { checkSite } from './facts.ts';
import { type Issue, sortIssues } from './issue.ts';
import { type Block, isBlock, issueOf, type JsonFile, keyOf } from './json-file.ts';
import { filesIn, type LocaleFolder, type Locales } from './read-locales.ts';
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
    checkFolder({ locales, facts, folder, isSource: folder === source });

  const ofSource = check(source);
  const ofTranslations = ofSource.length === 0 ? translations.flatMap(check) : [];
  return sortIssues([...strays, ...ofSite, ...ofSource, ...ofTranslations]);
}

type FolderContext = Omit<Context, 'name' | 'original' | 'pairs'>;

function checkFolder(context: FolderContext): Issue[] {
  const issues: Issue[] = [];
  for (const [name, file] of context.folder.files) {
    issues.push(...file.issues, ...checkTexts(file, { ...context, name }));
  }
  return issues;
}

function checkTexts(file: JsonFile, context: FolderContext & Pick<Context, 'name'>): Issue[] {
  const { isSource, name, folder, locales } = context;
  const original = locales.source.files.get(name);
  if (!file.data || !original?.data) return [];
  const issues: Issue[] = [];
  const needed = isSource ? neededIn(name, original.data, locales.pages) : original.data;
  const pairs = pairsIn(needed, file.data, folder.tag);
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

/** A file's texts, with those that the site needs, even if the file lacks them. */
function neededIn(name: string, data: Block, pages: readonly string[]): Block {
  if (name !== 'common.json') {
    return { ...data, meta: withNames(data.meta, { title: '', description: '' }) };
  }
  const labels = Object.fromEntries(pages.map((page) => [page, '']));
  return { ...data, pages: withNames(data.pages, labels) };
}

const withNames = (block: unknown, names: Block) =>
  isBlock(block) ? { ...names, ...block } : names;
