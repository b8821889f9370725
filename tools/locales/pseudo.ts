import type { Locale } from '../../src/i18n/content.ts';
import { type Block, mapTexts } from './merge-copy.ts';

type Direction = Locale['direction'];

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'åƀćðěƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁĆÐĚƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';
const accents = new Map([...plain].map((letter, index) => [letter, [...accented][index]]));

/** Variables and tags, which stay as they are. */
const untouched = /(\{\{[^{}]*\}\}|<\/?[\w-]+\s*\/?>)/;

/** Accents every letter and doubles two in five; leaves variables and tags alone. */
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
    // Unicode marks that make any letters run from right to left; word by word, so that lines still break.
    return direction === 'rtl' ? `\u202e${letters.join('')}\u202c` : letters.join('');
  }
}

/**
 * Pseudo-locales for development: text that stays plain on their pages is hard-coded, and a layout that
 * breaks there is too tight for a real language. The tag `qps` is reserved for this use.
 */
export const pseudoLocales: Pick<Locale, 'tag' | 'name' | 'direction'>[] = [
  { tag: 'qps-Ploc', name: pseudo('Pretend'), direction: 'ltr' },
  { tag: 'qps-plocm', name: pseudo('Pretend', 'rtl'), direction: 'rtl' },
];

/** A whole file in a pseudo-locale. */
export function pseudoCopy(copy: Block, direction: Direction): Block {
  return mapTexts(copy, (text) => pseudo(text, direction));
}
