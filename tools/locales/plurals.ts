import { type Node, type Property, propertiesOf } from './json-file.ts';

/** A place for a text, as the source defines it for one language. */
export interface Slot {
  name: string;
  /** What stands there in the source; for a plural form the source lacks, another form of it. */
  source: Property;
  /** The plural form that this is, with every form that the source has. */
  plural?: { base: string; form: string; ordinal: boolean; originals: Node[] };
  /** Nobody misses it if it is not there. */
  optional: boolean;
}

interface FormName {
  base: string;
  form: string;
  ordinal: boolean;
}

/** Splits `success_other` into its text and its form (i18next's JSON v4). */
export function formOf(name: string): FormName | undefined {
  const match = /^(.+?)(_ordinal)?_(zero|one|two|few|many|other)$/.exec(name);
  if (!match?.[1] || !match[3]) return;
  return { base: match[1] + (match[2] ?? ''), form: match[3], ordinal: Boolean(match[2]) };
}

/** The forms that a language needs. One that no runtime knows gets by with a single form. */
export function formsOf(tag: string, ordinal = false): string[] {
  const rules = new Intl.PluralRules(tag, { type: ordinal ? 'ordinal' : 'cardinal' });
  if (Intl.PluralRules.supportedLocalesOf(tag).length === 0) return ['other'];
  const forms: string[] = rules.resolvedOptions().pluralCategories;
  return ['zero', 'one', 'two', 'few', 'many', 'other'].filter((form) => forms.includes(form));
}

/** What a block of a language must hold, given the same block of the source. */
export function slotsOf(source: Node, tag: string): Map<string, Slot> {
  const properties = propertiesOf(source);
  const slots = new Map<string, Slot>();
  for (const property of properties) {
    const plural = formOf(property.name);
    if (!plural) {
      slots.set(property.name, { name: property.name, source: property, optional: false });
      continue;
    }
    const { base, ordinal } = plural;
    const originals = properties.filter(({ name }) => formOf(name)?.base === base);
    const needed = formsOf(tag, ordinal);
    // i18next shows `_zero` for 0 in every language that has it written down.
    for (const form of new Set(['zero', ...needed])) {
      const name = `${base}_${form}`;
      const like =
        originals.find((original) => original.name === name) ??
        originals.find((original) => original.name === `${base}_other`) ??
        property;
      slots.set(name, {
        name,
        source: like,
        plural: { base, form, ordinal, originals: originals.map(({ value }) => value) },
        optional: !needed.includes(form),
      });
    }
  }
  return slots;
}

/** Numbers for which a language uses a form, as examples: at most three, whole ones if it can. */
export function numbersOf(tag: string, form: string, ordinal = false): number[] {
  const rules = new Intl.PluralRules(tag, { type: ordinal ? 'ordinal' : 'cardinal' });
  const whole = [...Array.from({ length: 201 }, (_, number) => number), 1_000_000];
  const uses = (number: number) => rules.select(number) === form;
  const found = whole.filter(uses);
  return (found.length > 0 ? found : [0.5, 1.5, 2.5].filter(uses)).slice(0, 3);
}

/**
 * A form that stands for one number only (`_one` in English, `_two` in Arabic) may say it in
 * words; elsewhere, as `_one` in Portuguese, which is 0 too, the number must be there.
 */
export function saysItsNumber(tag: string, form: string, ordinal: boolean): boolean {
  if (form === 'zero' && !formsOf(tag, ordinal).includes('zero')) return true;
  return numbersOf(tag, form, ordinal).length === 1 && form !== 'many' && form !== 'other';
}
