import { type Node, type Property, pathBelow, propertiesOf } from './json-file.ts';
import { photoKey } from './photos.ts';
import { formOf, formsOf, neededForms, type Plural } from './plurals.ts';

/** Not copy: a note for the owner, and the schema for editors. */
const notCopy = ['sample', '$schema'];

/** A text or block of the source with the locale's. One may be missing. */
export interface Pair {
  /** Such as `hero.lead`; empty for the whole file. */
  path: string;
  /** Undefined for a name that the source doesn't have. */
  original?: Property;
  own?: Property;
  /** For a plural form. `original` may be another form of the same text. */
  plural?: Plural;
  /** Names a photograph, so it isn't words: every language shows the source's. */
  isPhoto?: boolean;
  /** All plural forms of the original. */
  forms?: Property[];
  /** For an unknown name: those missing in its block. */
  missing?: string[];
  /**
   * Where in the locale's file to report a missing text. Undefined if that isn't reported: its
   * block is missing, a name beside it is unknown, or it is a photograph.
   */
  offset?: number;
}

/** Walks through the source's file and the locale's, in the source's order. */
export function* walk(source: Node, own: Node | undefined, tag: string): Generator<Pair> {
  const whole = (value: Node): Property => ({ name: '', key: value, value });
  const pair: Pair = { path: '', original: whole(source), own: own && whole(own) };
  yield pair;
  yield* walkBlock(pair, tag);
}

function* walkBlock({ path, original, own }: Pair, tag: string): Generator<Pair> {
  if (original?.value.type !== 'object') return;
  const expected = expectedIn(copyIn(original, path), path, tag);
  const block = own?.value.type === 'object' ? own : undefined;
  const present = block ? copyIn(block, path) : [];
  const unknown = present.filter(({ name }) => expected.every((each) => each.name !== name));
  const find = (name: string) => present.find((each) => each.name === name);

  // Behind the brace.
  let offset = unknown.length > 0 || !block ? undefined : block.value.offset + 1;
  for (const { name, optional, ...expectation } of expected) {
    const property = find(name);
    if (!property && optional) continue;
    if (property && offset !== undefined) {
      // The locale may have another order.
      offset = Math.max(offset, property.value.offset + property.value.length);
    }
    const below = pathBelow(path, name);
    const pair: Pair = {
      ...expectation,
      path: below,
      own: property,
      offset: expectation.isPhoto ? undefined : offset,
    };
    yield pair;
    yield* walkBlock(pair, tag);
  }
  const missing = expected
    .filter(({ name, optional, isPhoto }) => !optional && !isPhoto && !find(name))
    .map(({ name }) => name);
  for (const property of unknown) {
    const plural = formOf(property.name);
    const isForm = expected.some((each) => each.plural && each.plural.base === plural?.base);
    yield {
      path: pathBelow(path, property.name),
      own: property,
      missing,
      plural: isForm ? plural : undefined,
    };
  }
}

function copyIn({ value }: Property, path: string): Property[] {
  return propertiesOf(value).filter(({ name }) => path !== '' || !notCopy.includes(name));
}

type Expectation = Pick<Pair, 'plural' | 'forms' | 'isPhoto'> & {
  name: string;
  original: Property;
  optional?: boolean;
};

function expectedIn(source: Property[], path: string, tag: string): Expectation[] {
  const formIn = ({ name, value }: Property) =>
    value.type === 'object' ? undefined : formOf(name);
  return source.flatMap((property): Expectation[] => {
    const base = formIn(property)?.base;
    if (!base) {
      const { name } = property;
      return [{ name, original: property, isPhoto: photoKey.test(pathBelow(path, name)) }];
    }
    const forms = source.filter((each) => formIn(each)?.base === base);
    // All forms stand where the first does.
    return property === forms[0] ? formsInLanguage(base, forms, tag) : [];
  });
}

function formsInLanguage(base: string, forms: Property[], tag: string): Expectation[] {
  const needed = neededForms(tag);
  const find = (form: string) => forms.find(({ name }) => name === `${base}_${form}`);
  // i18next uses `_zero` for 0 in any language whose copy has it.
  return [...new Set(['zero', ...formsOf(tag)])].flatMap((form) => {
    const original = find(form) ?? find('other') ?? forms[0];
    if (!original) return [];
    const optional = !needed.includes(form);
    return [{ name: `${base}_${form}`, original, plural: { base, form }, forms, optional }];
  });
}
