import { pageKeys } from '../../src/content/pages.ts';
import { type Block, isBlock, keyOf, type Path } from './json-file.ts';
import { neededForms, pluralForms, pluralOf } from './language-tag.ts';
import { hasWords, isBlank } from './markers.ts';
import type { LocaleFolder } from './read-locales.ts';

/** Names whose values are no copy: a note to the owner, and the schema for editors. */
const namesWithoutCopy = ['sample', '$schema'];

/**
 * What a block must hold in a language: the names and values of the source (pt-BR), but the plural
 * forms of the language. Forms that the language may leave out are there if `own` has them.
 */
function expectedIn(source: Block, own: Block, tag: string): Block {
  const expected: Block = {};
  for (const [name, original] of Object.entries(source)) {
    if (namesWithoutCopy.includes(name)) continue;
    const plural = isBlock(original) ? undefined : pluralOf(name);
    if (!plural) {
      expected[name] = original;
      continue;
    }
    const { base } = plural;
    const optional = [...pluralForms(tag), 'zero'].filter((form) => `${base}_${form}` in own);
    for (const form of [...neededForms(tag), ...optional]) {
      const needed = `${base}_${form}`;
      // The source may lack the form, and an owner may have deleted `_other`.
      expected[needed] = source[needed] ?? source[`${base}_other`] ?? original;
    }
  }
  return expected;
}

/** A name's values in the source and in a language. If one is undefined, the name isn't there. */
export interface Pair {
  path: Path;
  original: unknown;
  own: unknown;
}

/** All pairs of two blocks, each block before what is in it. */
export function pairsIn(source: Block, own: Block, tag: string, above: Path = []): Pair[] {
  const pairs: Pair[] = [];
  const expected = expectedIn(source, own, tag);
  for (const name of new Set([...Object.keys(expected), ...Object.keys(own)])) {
    if (namesWithoutCopy.includes(name)) continue;
    const original = expected[name];
    const path = [...above, name];
    const value = own[name];
    if (original === undefined && value === undefined) continue;
    pairs.push({ path, original, own: value });
    if (isBlock(original)) {
      pairs.push(...pairsIn(original, isBlock(value) ? value : {}, tag, path));
    }
  }
  return pairs;
}

/** Whether every language has the source's value: a photograph, or the page of a testimonial. */
export function isShared(name: string, original: unknown): boolean {
  return name === 'avatarUrl' || (name === 'topic' && pageKeys.some((page) => page === original));
}

const isText = (value: unknown) => typeof value === 'string' && !isBlank(value);

/** A text that a language needs. */
export interface Text extends Pair {
  file: string;
  original: string;
}

/** The texts that a language needs, in the order of pt-BR. */
export function neededTexts(folder: LocaleFolder, source: LocaleFolder): Text[] {
  const texts: Text[] = [];
  for (const [file, { data }] of source.files) {
    if (!data) continue;
    const own = folder.files.get(file)?.data ?? {};
    for (const pair of pairsIn(data, own, folder.tag)) {
      const { path, original } = pair;
      const isFile = path.at(-1) === 'avatarUrl';
      if (typeof original === 'string' && !isFile) texts.push({ ...pair, original, file });
    }
  }
  return texts;
}

export const isMissing = ({ own }: Text) => !isText(own);

/** The key of a text that may be the same in all languages. */
const mayStay = /(^|\.)(topic|author)$|Lang$/;

/** Whether a text is still Portuguese. */
export function isPortuguese({ path, own, original }: Text): boolean {
  if (mayStay.test(keyOf(path)) || !hasWords(original)) return false;
  // Editors and translation platforms change white space.
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  return typeof own === 'string' && plain(own) === plain(original);
}

/** Such as “450 textos: por traduzir 5” for a draft, otherwise “faltam 2, iguais ao português 3”. */
export function progressIn(texts: Text[], isDraft = false): string {
  const missing = texts.filter(isMissing).length;
  const portuguese = texts.filter(isPortuguese).length;
  if (isDraft) return `${texts.length} textos: por traduzir ${missing + portuguese}`;
  return `${texts.length} textos: faltam ${missing}, iguais ao português ${portuguese}`;
}
