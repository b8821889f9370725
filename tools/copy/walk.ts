import { type Block, entriesOf, isBlock, keyOf } from './json-file.ts';
import { photoKey } from './named-photos.ts';
import { formOf, formsOf, neededForms, type Plural } from './plurals.ts';

/** Top-level names whose values aren't copy: a note to the owner, and the schema for editors. */
const notCopy = ['sample', '$schema'];

/** A text or block of the source (pt-BR) with its translation in the locale's file. */
export type Pair = KnownPair | UnknownPair;

export interface KnownPair {
  kind: 'known';
  path: string[];
  original: unknown;
  /** The path in the source. Differs from `path` if the source lacks this plural form. */
  originalPath: string[];
  own: unknown;
  plural?: Plural;
  forms?: unknown[];
  /** Whether the text names a photograph. Every language shows the source's photographs. */
  isPhoto?: boolean;
  /** If a missing text is reported: the names in its block after which it belongs. */
  after?: string[];
}

/** A name that the source lacks. It may be a misspelling of one of the `missing` names. */
export interface UnknownPair {
  kind: 'unknown';
  path: string[];
  plural: Plural | undefined;
  missing: string[];
}

export function* walk(original: unknown, own: unknown, tag: string): Generator<Pair> {
  yield* walkFrom({ kind: 'known', path: [], originalPath: [], original, own }, tag);
}

function* walkFrom(pair: KnownPair, tag: string): Generator<Pair> {
  yield pair;
  const { path, original, own } = pair;
  if (!isBlock(original)) return;
  const expected = expectedIn(copyIn(original, path), path, tag);
  const present = isBlock(own) ? copyIn(own, path) : {};
  const isMissing = (name: string) => !Object.hasOwn(present, name);
  const unknown = Object.keys(present).filter((name) =>
    expected.every((each) => each.name !== name),
  );
  const before: string[] = [];
  for (const { name, optional, ...expectation } of expected) {
    if (isMissing(name) && optional) continue;
    const isReported = isBlock(own) && unknown.length === 0 && !expectation.isPhoto;
    const after = isMissing(name) && isReported ? [...before] : undefined;
    if (!isMissing(name)) before.push(name);
    const below = { kind: 'known' as const, path: [...path, name], own: present[name], after };
    yield* walkFrom({ ...expectation, ...below }, tag);
  }
  const missing = expected
    .filter(({ name, optional, isPhoto }) => !optional && !isPhoto && isMissing(name))
    .map(({ name }) => name);
  for (const name of unknown) {
    const form = formOf(name);
    const plural = expected.some((each) => each.plural?.base === form?.base) ? form : undefined;
    yield { kind: 'unknown', path: [...path, name], missing, plural };
  }
}

function copyIn(block: Block, path: string[]): Block {
  const copy = entriesOf(block).filter(([name]) => path.length > 0 || !notCopy.includes(name));
  return Object.fromEntries(copy);
}

type Expectation = Pick<KnownPair, 'original' | 'originalPath' | 'plural' | 'forms' | 'isPhoto'> & {
  name: string;
  optional?: boolean;
};

function expectedIn(source: Block, path: string[], tag: string): Expectation[] {
  const baseOf = (name: string) => (isBlock(source[name]) ? undefined : formOf(name)?.base);
  const names = Object.keys(source);
  return names.flatMap((name): Expectation[] => {
    const originalPath = [...path, name];
    const base = baseOf(name);
    if (!base) {
      const isPhoto = photoKey.test(keyOf(originalPath));
      return [{ name, original: source[name], originalPath, isPhoto }];
    }
    const forms = names.filter((each) => baseOf(each) === base);
    return name === forms[0] ? formsInLanguage(source, path, base, forms, tag) : [];
  });
}

function formsInLanguage(
  source: Block,
  path: string[],
  base: string,
  names: string[],
  tag: string,
): Expectation[] {
  const needed = neededForms(tag);
  const find = (form: string) => names.find((name) => name === `${base}_${form}`);
  const forms = names.map((name) => source[name]);
  // If the copy of a language has `_zero`, i18next uses this form for 0.
  return [...new Set(['zero', ...formsOf(tag)])].map((form) => {
    const name = find(form) ?? find('other') ?? names[0] ?? base;
    return {
      name: `${base}_${form}`,
      original: source[name],
      originalPath: [...path, name],
      plural: { base, form },
      forms,
      optional: !needed.includes(form),
    };
  });
}
