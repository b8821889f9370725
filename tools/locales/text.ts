import { languageName } from './language.ts';
import { says } from './messages.ts';
import type { Slot } from './plurals.ts';
import { saysItsNumber } from './plurals.ts';
import { checkTags } from './tags.ts';
import { checkVariables, variablesIn } from './variables.ts';

/** White space, and what shows even less than that. */
const invisible = /[\s\u00ad\u200b-\u200f\u2060\ufeff]/g;

const codes = [
  { pattern: /&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i, message: says.entity },
  { pattern: /\*\*|\]\(|`/, message: says.markdown },
  { pattern: /\$t\(/, message: () => says.nesting },
];

/** What is wrong with a text whatever its original says. */
export function checkLetters(text: string): string[] {
  if (!text.replace(invisible, '')) return [says.blank];
  return text.includes('\uFFFD') ? [says.brokenLetter] : [];
}

/** Codes that would be shown as they are; `original` may have its reasons for one. */
export function checkCodes(text: string, original = ''): string[] {
  return codes.flatMap(({ pattern, message }) => {
    const found = pattern.exec(text)?.[0];
    return found && !original.includes(found) ? [message(found)] : [];
  });
}

/** Everything that is wrong with a translated text, given its place in the source. */
export function checkText(text: string, slot: Slot, tag: string): string[] {
  const letters = checkLetters(text);
  if (letters.includes(says.blank)) return letters;

  const { plural, source } = slot;
  const originals = (plural?.originals ?? [source.value]).map(({ value }) => String(value));
  const original = {
    names: new Set(originals.flatMap((each) => [...variablesIn(each).names])),
    broken: originals.some((each) => variablesIn(each).broken),
  };
  const messages = [
    ...letters,
    ...checkVariables(text, original, plural ? ['count'] : []),
    ...checkTags(text, originals),
    ...checkCodes(text, originals.join(' ')),
  ];
  const silent = original.names.has('count') && !variablesIn(text).names.has('count');
  if (plural && silent && !saysItsNumber(tag, plural.form, plural.ordinal)) {
    messages.push(says.droppedCount(plural.form, languageName(tag)));
  }
  return messages;
}
