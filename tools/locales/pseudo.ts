import type { Locale } from '../../src/i18n/content.ts';
import { type Block, mapTexts } from './merge-copy.ts';

type Direction = Locale['direction'];

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'åƀćðěƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁĆÐĚƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';
const accents = new Map([...plain].map((letter, index) => [letter, [...accented][index]]));

/** Variables and tags, which are not for reading. */
const untouched = /(\{\{[^{}]*\}\}|<\/?[\w-]+\s*\/?>)/;

/** Every letter accented, two in five of them twice; variables and tags as they were. */
export function pseudo(text: string, direction: Direction = 'ltr'): string {
  let owed = 0;
  return text
    .split(untouched)
    .map((part) => (untouched.test(part) ? part : part.replace(/\S+/g, spell)))
    .join('');

  function spell(word: string): string {
    const letters = [...word].map((character) => {
      const letter = accents.get(character.normalize('NFD')[0] ?? '');
      if (!letter) return character;
      owed += 2;
      if (owed < 5) return letter;
      owed -= 5;
      return letter + letter;
    });
    // Marks that make any letters run from right to left, word by word, so that lines still break.
    return direction === 'rtl' ? `\u202e${letters.join('')}\u202c` : letters.join('');
  }
}

/**
 * Languages that nobody speaks, for development: what stays plain on their pages is hard-coded, and
 * what breaks there is too tight for a real language. `qps` is reserved for such use.
 */
export const pseudoLocales: Pick<Locale, 'tag' | 'name' | 'direction'>[] = [
  { tag: 'qps-Ploc', name: pseudo('Pretend'), direction: 'ltr' },
  { tag: 'qps-plocm', name: pseudo('Pretend', 'rtl'), direction: 'rtl' },
];

/** A whole file in a pretend language. */
export function pseudoCopy(copy: Block, direction: Direction): Block {
  return mapTexts(copy, (text) => pseudo(text, direction));
}
