import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pagesOf } from '../src/content/pages.ts';
import type { PageKey } from '../src/content/resources.ts';
import type { Site } from '../src/content/site-data.ts';
import { localesDir } from '../tools/copy/index.ts';
import { sourceTag, writeOwnWords } from './fixtures/content-root.ts';

/**
 * Texts of drawings: an owner's facts, or items with other ids, may leave a drawing out.
 * no-scripts.spec.ts checks the shipped ones.
 */
export const ofDrawings = [
  /\.(alt|labels\.[\w-]+)$/,
  /^palestrante\.how\.formats\.caption$/,
  /^renovare\.journey\.tools\./,
];

type Json = { [key: string]: unknown };

/** False if `LOCALES_DIR` names another copy (CONTRIBUTING.md). */
export const isShipped = localesDir === resolve('locales');

/** The source of a regular expression that finds a text with its markers filled. */
export function patternOf(text: string): string {
  const parts = text
    .split(/\{\{[^{}]*\}\}/)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return parts.join('.+').replace(/\s+/g, '\\s+');
}

/**
 * Reads one language's addresses and texts and fills in the owner's facts, without the site's own
 * code, whose mistakes it would share.
 */
export function readWords(folder = writeOwnWords(), tag = sourceTag) {
  const read = (...path: string[]): Json => JSON.parse(readFileSync(join(folder, ...path), 'utf8'));
  const site = read('site.json') as unknown as Site;
  const locale = read(tag, 'locale.json') as {
    name: string;
    direction: string;
  };

  const { name: fullName, firstName = fullName.replace(/ .*/, ''), email, slug, figures } = site;
  const weeks = 2 * (Number(figures.meetings) - 1);
  const facts: Json = { ...figures, name: fullName, firstName, email, slug, weeks, stars: 5 };
  const fill = (text: string) =>
    text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, fact) => String(facts[fact] ?? whole));
  const { pathname } = new URL(site.address);
  const home = pathname.replace(/\/?$/, '/') + (tag === sourceTag ? '' : tag);
  const paths = Object.fromEntries(
    pagesOf(site).map((page) => {
      const { path } = read(tag, `${page}.json`).meta as { path: string };
      return [page, path === '/' ? home : home.replace(/\/$/, '') + fill(path)];
    }),
  ) as Record<PageKey, string>;

  /** Texts as written, by key, such as `home.hero.title`. */
  const written = new Map<string, string>();
  /** Blocks that no page shows, because their list is empty. */
  const empty: string[] = [];
  const collect = (value: unknown, path: string) => {
    if (typeof value === 'string') {
      written.set(path, value);
      return;
    }
    const { items } = value as Json;
    if (items && Object.keys(items).length === 0) empty.push(`${path}.`);
    for (const [key, below] of Object.entries(value as Json)) collect(below, `${path}.${key}`);
  };
  for (const file of readdirSync(join(folder, tag))) {
    if (file !== 'locale.json') collect(read(tag, file), file.slice(0, -'.json'.length));
  }

  /** Texts as a visitor reads them. */
  const texts = new Map([...written].map(([path, words]) => [path, fill(words)]));

  function text(path: string): string {
    const found = texts.get(path);
    if (found === undefined) throw new Error(`There is no text at ${path} in ${folder}/${tag}`);
    return found;
  }

  /** The ids of a list, in order. */
  function idsOf(list: string): string[] {
    const below = [...texts.keys()].filter((key) => key.startsWith(`${list}.`));
    return [...new Set(below.map((key) => key.slice(list.length + 1).replace(/\..*/, '')))];
  }

  /** The book is drawn page by page only if it has four steps. */
  const hasBookPages = idsOf('elas-venceram.process.items').length === 4;

  const { replyDays = 1 } = site.figures;
  const plural = new Intl.PluralRules(tag).select(Number(replyDays));
  // Copy may leave out the form for exact millions.
  const form = texts.has(`contato.form.success_${plural}`) ? plural : 'other';
  const confirmation = text(`contato.form.success_${form}`).replaceAll('{{count}}', `${replyDays}`);

  /** The texts that a page shows at first. */
  function wordsOn(page: PageKey, ...except: RegExp[]): string[] {
    const unseen = [
      // The head's, notes to the owner, and facts about items.
      /\.(meta\.\w+|sample|topic)$|\.items\.[^.]+\.avatarUrl$/,
      /\.agenda\.next$/,
      // A figure decides which.
      /\.label_\w+$/,
      /\.(message|subject)$/,
      // What the form says later, or to visitors without scripts.
      /^contato\.form\.(success_\w+|noScript|delivery\.\w+)$/,
      new RegExp(`_(?!${form}$)(zero|one|two|few|many|other)$`),
      ...(site.openDays ? [] : [/^contato\.hours\./]),
      // Other languages write the owner's hours in their own way.
      ...(tag === sourceTag ? [] : [/^contato\.hours\.time$/]),
      ...(site.clients?.length ? [] : [/^palestrante\.clients\./]),
      ...(site.formEndpoint === undefined ? [] : [/^contato\.form\.sendsNothing$/]),
      ...(hasBookPages ? [] : [/^elas-venceram\.process\.items\.[^.]+\.alt$/]),
      ...except,
    ];
    return (
      [...texts]
        .filter(([path]) => path.startsWith(`${page}.`) && !unseen.some((keys) => keys.test(path)))
        .filter(([path]) => !empty.some((block) => path.startsWith(block)))
        // The book's cover has a word in each line.
        .flatMap(([path, words]) => (path.endsWith('.hero.cover') ? words.split(' ') : words))
        .map((words) => words.replaceAll('{{count}}', `${replyDays}`).replace(/<\/?[\w-]+>/g, ''))
    );
  }

  const { name, direction } = locale;
  return {
    tag,
    name,
    direction,
    site,
    firstName,
    paths,
    pages: pagesOf(site),
    written,
    texts,
    text,
    idsOf,
    hasBookPages,
    confirmation,
    wordsOn,
  };
}

export type Words = ReturnType<typeof readWords>;
