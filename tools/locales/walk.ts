import { join, type Node, type Property, propertiesOf } from './json-file.ts';
import { formOf, formsOf, type Plural } from './plurals.ts';

/** A note for the owner at the top of a file, which locales don't translate. */
const note = 'sample';

/** A text or a block of texts in a locale's file, present or missing. */
export interface Slot {
  /** Dotted path, such as `hero.lead`; empty for the file as a whole. */
  path: string;
  /** The property in the source; undefined for a name that the source doesn't have. */
  original?: Property;
  /** The property in the locale's file; undefined if it is missing. */
  own?: Property;
  /** The plural form, if it is one. `original` may be another form of the same text. */
  plural?: Plural;
  /** All plural forms of the original. */
  forms?: Property[];
  /** For an unknown name: the names that are missing in its block. */
  missing?: string[];
  /**
   * Where a missing property would go, as an offset in the locale's file. Undefined if its absence is not
   * to be reported: its whole block is missing, or an unknown name in the block stands for it.
   */
  offset?: number;
}

/**
 * Walks through a file of the source and the same file of a locale in parallel, in the source's order.
 */
export function* walk(source: Node, own: Node | undefined, tag: string): Generator<Slot> {
  const whole = (value: Node): Property => ({ name: '', key: value, value });
  const slot: Slot = { path: '', original: whole(source), own: own && whole(own) };
  yield slot;
  yield* walkBlock(slot, tag);
}

function* walkBlock({ path, original, own }: Slot, tag: string): Generator<Slot> {
  if (original?.value.type !== 'object') return;
  const isCopy = ({ name }: { name: string }) => path !== '' || name !== note;
  const expected = expectedIn(original.value, tag).filter(isCopy);
  const block = own?.value.type === 'object' ? own : undefined;
  const present = new Map(
    (block ? propertiesOf(block.value) : []).filter(isCopy).map((each) => [each.name, each]),
  );
  const unknown = [...present.values()].filter(({ name }) =>
    expected.every((each) => each.name !== name),
  );
  const missing = expected
    .filter(({ name, optional }) => !optional && !present.has(name))
    .map(({ name }) => name);

  let offset = unknown.length > 0 ? undefined : block?.key.offset;
  for (const { name, optional, ...slot } of expected) {
    const property = present.get(name);
    if (!property && optional) continue;
    if (property && offset !== undefined) offset = endOf(property.value, offset);
    const inner: Slot = { ...slot, path: join(path, name), own: property, offset };
    yield inner;
    yield* walkBlock(inner, tag);
  }
  for (const property of unknown) {
    const plural = formOf(property.name);
    const isForm = expected.some((each) => each.plural && each.plural.base === plural?.base);
    const slot = { path: join(path, property.name), own: property, missing };
    yield isForm ? { ...slot, plural } : slot;
  }
}

/** The later of a node's end and an offset. */
function endOf(node: Node, offset: number): number {
  return Math.max(offset, node.offset + node.length);
}

type Expected = Pick<Slot, 'plural' | 'forms'> & {
  name: string;
  original: Property;
  /** Its absence isn't an issue. */
  optional?: boolean;
};

/** The properties that a locale's block needs, given the source's block. */
function expectedIn(source: Node, tag: string): Expected[] {
  const properties = propertiesOf(source);
  const expected = new Map<string, Expected>();
  for (const property of properties) {
    const plural = property.value.type === 'object' ? undefined : formOf(property.name);
    if (!plural) {
      expected.set(property.name, { name: property.name, original: property });
      continue;
    }
    const { base, ordinal } = plural;
    const forms = properties.filter(({ name }) => formOf(name)?.base === base);
    const needed = formsOf(tag, ordinal);
    // i18next uses `_zero` for 0 in any language whose copy has it.
    for (const form of new Set(['zero', ...needed])) {
      const name = `${base}_${form}`;
      const named = (other: string) => forms.find((each) => each.name === other);
      const original = named(name) ?? named(`${base}_other`) ?? property;
      const optional = !needed.includes(form);
      expected.set(name, { name, original, plural: { base, form, ordinal }, forms, optional });
    }
  }
  return [...expected.values()];
}
