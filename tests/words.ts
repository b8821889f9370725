import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageKeys } from '../src/content/pages.ts';
import type { PageKey } from '../src/content/resources.ts';
import type { Locale, Site } from '../src/content/site-data.ts';
import { variablesOf } from '../src/content/variables.ts';
import { sourceTag, writeOwnWords } from './fixtures/content-root.ts';

/** Keys of texts in drawings. Some drawings need certain copy or facts, so a page may lack them. */
export const ofDrawings = [
  /\.(alt|labels\.[\w-]+)$/,
  /^palestrante\.how\.formats\.caption$/,
  /^renovare\.journey\.tools\./,
];

/** Keys of texts that a page shows later, never, or only with certain facts in site.json. */
const unseen = [
  /\.(meta\.\w+|sample|topic|avatarUrl|stars|message|subject)$/,
  /_(zero|one|two|few|many|other)$/,
  /^contato\.privacy\./,
  /^contato\.(hours\.\w+|form\.(noScript|sendsNothing|delivery\.\w+))$/,
];

/** The source of a regular expression that finds a text, whatever values its variables have. */
export function patternOf(text: string): string {
  const parts = text
    .split(/\{\{[^{}]*\}\}/)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return parts.join('.+').replace(/\s+/g, '\\s+');
}

/** Reads one language's addresses and texts, and fills in the facts of site.json. */
export function readWords(folder = writeOwnWords(), tag = sourceTag) {
  const read = (...path: string[]) => JSON.parse(readFileSync(join(folder, ...path), 'utf8'));
  const site: Site = read('site.json');
  const { name, direction }: Pick<Locale, 'name' | 'direction'> = read(tag, 'locale.json');
  const pages = pageKeys;
  const facts = new Map(Object.entries(variablesOf(site)));
  const fill = (text: string) =>
    text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, fact) => String(facts.get(fact) ?? whole));

  const texts = new Map<string, string>();
  const emptyLists: string[] = [];
  const collect = (value: string | object, path: string) => {
    if (typeof value === 'string') {
      texts.set(path, fill(value));
      return;
    }
    if ('items' in value && Object.keys(value.items as object).length === 0) emptyLists.push(path);
    for (const [key, below] of Object.entries(value)) collect(below, `${path}.${key}`);
  };
  for (const file of readdirSync(join(folder, tag))) {
    if (file !== 'locale.json') collect(read(tag, file), file.slice(0, -'.json'.length));
  }

  function text(path: string): string {
    const found = texts.get(path);
    if (found === undefined) throw new Error(`There is no text at ${path} in ${folder}/${tag}`);
    return found;
  }

  const prefix = new URL(site.address).pathname + (tag === sourceTag ? '' : tag);
  const paths = Object.fromEntries(
    pages.map((page) => [page, join(prefix, text(`${page}.meta.path`)).replace(/(?<=.)\/$/, '')]),
  ) as Record<PageKey, string>;
  // In Portuguese, the home page's address ends in a slash, even if the site is in a folder.
  if (tag === sourceTag) paths.home = prefix;

  function idsOf(list: string): string[] {
    const below = [...texts.keys()].filter((key) => key.startsWith(`${list}.`));
    return [...new Set(below.map((key) => key.slice(list.length + 1).replace(/\..*/, '')))];
  }

  const hasBookPages = idsOf('elas-venceram.process.items').length === 4;

  const count = String(site.figures.replyDays ?? 1);
  const form = new Intl.PluralRules(tag).select(Number(count));
  // Portuguese copy may lack the plural form `many`, which is for whole millions.
  const success = texts.get(`contato.form.success_${form}`) ?? text('contato.form.success_other');
  const confirmation = success.replaceAll('{{count}}', count);

  /** The texts that a page shows when it opens, without those whose keys match `except`. */
  function wordsOn(page: PageKey, ...except: RegExp[]): string[] {
    const hidden = [...unseen, ...except];
    if (!hasBookPages) hidden.push(/^elas-venceram\.process\.items\.[^.]+\.alt$/);
    return (
      [...texts]
        .filter(([path]) => path.startsWith(`${page}.`) && !hidden.some((keys) => keys.test(path)))
        .filter(([path]) => !emptyLists.some((block) => path.startsWith(`${block}.`)))
        // The drawn cover of the book shows each word in a line of its own.
        .flatMap(([path, words]) => (path.endsWith('.hero.cover') ? words.split(' ') : words))
        .map((words) => words.replace(/<\/?[\w-]+>/g, ''))
    );
  }

  return {
    tag,
    name,
    direction,
    site,
    paths,
    pages,
    texts,
    text,
    idsOf,
    hasBookPages,
    confirmation,
    wordsOn,
  };
}

export type Words = ReturnType<typeof readWords>;
