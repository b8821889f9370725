import { join, type Node, type Property, propertiesOf } from './json-file.ts';
import { formOf, formsOf, type Plural } from './plurals.ts';
import { suggest } from './suggest.ts';

/** A note for the owner at the top of a file, which locales don't translate. */
const note = 'sample';

/** A text or a block of texts in a locale's file, present or missing. */
export interface Slot {
  /** Dotted path, such as `hero.lead`; empty for the file as a whole. */
  path: string;
  /** The source's property; undefined if it doesn't have the name. */
  want?: Property;
  /** The locale's property. */
  own?: Property;
  /** The plural form, if it is one. `want` may be another form of the same text. */
  plural?: Plural;
  /** For a name that the source doesn't have: the missing name that it most likely misspells. */
  meant?: string;
  /**
   * Where a missing one would go, as an offset in the locale's file. Nothing if its absence needs no
   * telling: its whole block is missing, or it is there under a misspelt name.
   */
  after?: number;
}

/**
 * Walks through a file of the source and the same file of a locale in parallel, in the source's order.
 * Used by the check, `todo`, `done`, `new`, the merged copy and the inspector.
 */
export function* walk(source: Node, own: Node | undefined, tag: string): Generator<Slot> {
  const whole = (value: Node): Property => ({ name: '', key: value, value });
  const slot: Slot = { path: '', want: whole(source), own: own && whole(own) };
  yield slot;
  yield* walkBlock(slot, tag);
}

/** The slots that hold a text in the source. */
export function* walkTexts(
  ...args: Parameters<typeof walk>
): Generator<Slot & { want: Property; text: string | undefined }> {
  for (const slot of walk(...args)) {
    const { want, own } = slot;
    if (!want || want.value.type === 'object') continue;
    const text = own?.value.type === 'string' ? String(own.value.value) : undefined;
    yield { ...slot, want, text };
  }
}

function* walkBlock({ path, want, own }: Slot, tag: string): Generator<Slot> {
  if (want?.value.type !== 'object') return;
  const isCopy = ({ name }: { name: string }) => path !== '' || name !== note;
  const wanted = wantedIn(want.value, tag).filter(isCopy);
  const block = own?.value.type === 'object' ? own : undefined;
  const owned = new Map(
    (block ? propertiesOf(block.value) : []).filter(isCopy).map((each) => [each.name, each]),
  );

  const missing = wanted.filter(({ name, optional }) => !optional && !owned.has(name));
  const strays = [...owned.values()]
    .filter(({ name }) => !wanted.some((each) => each.name === name))
    .map((stray) => strayIn(wanted, missing, stray));
  const misspelt = new Set(strays.map(({ meant }) => meant));

  let after = block?.key.offset;
  for (const { name, optional, ...slot } of wanted) {
    const mine = owned.get(name);
    if (mine) after = Math.max(after ?? 0, mine.value.offset + mine.value.length);
    else if (optional) continue;
    const inner: Slot = {
      ...slot,
      path: join(path, name),
      own: mine,
      after: misspelt.has(name) ? undefined : after,
    };
    yield inner;
    yield* walkBlock(inner, tag);
  }
  for (const stray of strays) yield { ...stray, path: join(path, stray.own.name) };
}

interface Wanted {
  name: string;
  want: Property;
  plural?: Plural;
  /** Its absence isn't a mistake. */
  optional?: boolean;
}

/** The properties that a locale's block needs, given the source's block. */
function wantedIn(source: Node, tag: string): Wanted[] {
  const properties = propertiesOf(source);
  const wanted = new Map<string, Wanted>();
  for (const property of properties) {
    const own = property.value.type === 'object' ? undefined : formOf(property.name);
    if (!own) {
      wanted.set(property.name, { name: property.name, want: property });
      continue;
    }
    const { base, ordinal } = own;
    const forms = properties.filter(({ name }) => formOf(name)?.base === base);
    const needed = formsOf(tag, ordinal);
    // i18next uses `_zero` for 0 in any language whose copy has it.
    for (const form of new Set(['zero', ...needed])) {
      const name = `${base}_${form}`;
      const named = (other: string) => forms.find((each) => each.name === other);
      const want = named(name) ?? named(`${base}_other`) ?? property;
      const plural = { base, form, ordinal, forms: forms.map(({ value }) => value) };
      wanted.set(name, { name, want, plural, optional: !needed.includes(form) });
    }
  }
  return [...wanted.values()];
}

function strayIn(wanted: Wanted[], missing: Wanted[], own: Property) {
  const form = formOf(own.name);
  const plural = wanted.find((each) => each.plural && each.plural.base === form?.base)?.plural;
  if (form && plural) return { own, plural: { ...plural, ...form } };
  const names = missing.map(({ name }) => name);
  const base = missing.find((each) => each.plural?.base === own.name);
  return { own, meant: suggest(own.name, names) ?? base?.name };
}
