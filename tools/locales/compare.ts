import {
  type JsonFile,
  join,
  mistakeAt,
  type Node,
  type Property,
  placeOf,
  propertiesOf,
} from './json-file.ts';
import { formList, languageName, numberList } from './language.ts';
import { says } from './messages.ts';
import { kinds } from './messages-site.ts';
import type { Mistake } from './mistake.ts';
import { formOf, type Slot, slotsOf } from './plurals.ts';
import { suggest } from './suggest.ts';

/** A file to be held against the source's file of the same name. */
export interface Comparison {
  file: JsonFile;
  source: JsonFile;
  tag: string;
  /** Whether a text must be there. A draft's may be missing. */
  needs: (path: string) => boolean;
  /** What is wrong with a text that is there. */
  check: (text: string, slot: Slot, path: string) => string[];
}

/** A note for the owner, at the top of a file: no copy, so no language needs it. */
export const note = 'sample';

/** Holds a file's names, kinds of value and texts against the source's. */
export function compare(comparison: Comparison): Mistake[] {
  const { file, source } = comparison;
  if (!file.root || !source.root) return [];
  if (file.root.type !== 'object') {
    const message = says.notBlock(kinds[file.root.type] ?? '', source.label);
    return [mistakeAt(file, file.root, '', message)];
  }
  return compareBlock(comparison, file.root, source.root, '');
}

/** How many texts a value of the source holds. */
function countTexts(node: Node): number {
  if (node.type !== 'object') return 1;
  return propertiesOf(node).reduce((sum, { value }) => sum + countTexts(value), 0);
}

function compareBlock(comparison: Comparison, block: Node, source: Node, path: string): Mistake[] {
  const slots = slotsOf(source, comparison.tag);
  const properties = propertiesOf(block).filter(({ name }) => path || name !== note);
  const present = new Set(properties.map(({ name }) => name));
  const missing = [...slots.values()].filter(
    ({ name, optional }) => !present.has(name) && !optional && (path || name !== note),
  );

  const mistakes: Mistake[] = [];
  const meant = new Set<string>();
  for (const property of properties) {
    const slot = slots.get(property.name);
    if (slot) {
      mistakes.push(...compareValue(comparison, property, slot, join(path, property.name)));
      continue;
    }
    const { message, suggestion } = strange(property, slots, missing, comparison.tag);
    if (suggestion) meant.add(suggestion);
    mistakes.push(mistakeAt(comparison.file, property.key, join(path, property.name), message));
  }
  for (const slot of missing) {
    const inner = join(path, slot.name);
    // One slip, one line: the misspelt name has been told already.
    if (meant.has(slot.name) || !comparison.needs(inner)) continue;
    const place = gap(block, slots, slot.name);
    mistakes.push(mistakeAt(comparison.file, place, inner, lack(comparison, slot)));
  }
  return mistakes;
}

function compareValue(
  comparison: Comparison,
  { value }: Property,
  slot: Slot,
  path: string,
): Mistake[] {
  const { file, source, check } = comparison;
  const original = slot.source.value;
  if (original.type === 'object') {
    if (value.type === 'object') return compareBlock(comparison, value, original, path);
    const place = placeOf(source, slot.source.key);
    return [mistakeAt(file, value, path, says.notBlock(kinds[value.type] ?? '', place))];
  }
  if (value.type !== 'string') {
    return [mistakeAt(file, value, path, says.notText(kinds[value.type] ?? ''))];
  }
  return check(String(value.value), slot, path).map((message) =>
    mistakeAt(file, value, path, message),
  );
}

/** Where a missing name would go: after the end of the name before it. */
function gap(block: Node, slots: Map<string, Slot>, name: string): Node | number {
  const before = [...slots.keys()].slice(0, [...slots.keys()].indexOf(name));
  const neighbour = propertiesOf(block).findLast((property) => before.includes(property.name));
  if (neighbour) return neighbour.value.offset + neighbour.value.length;
  return block.parent?.children?.[0] ?? block;
}

/** A name that the source does not have. */
function strange({ name }: Property, slots: Map<string, Slot>, missing: Slot[], tag: string) {
  const plural = formOf(name);
  const forms = [...slots.values()].some((slot) => slot.plural?.base === plural?.base);
  if (plural && forms) {
    const list = formList(tag, plural.ordinal);
    return { message: says.strayForm(plural.form, languageName(tag), list) };
  }
  const suggestion =
    suggest(
      name,
      missing.map((slot) => slot.name),
    ) ?? missing.find((slot) => slot.plural?.base === name)?.name;
  return { message: says.unknownKey(name, suggestion), suggestion };
}

function lack({ source, tag }: Comparison, { source: original, plural }: Slot): string {
  if (plural) {
    const { form, ordinal } = plural;
    return says.missingForm(form, languageName(tag), numberList(tag, form, ordinal));
  }
  const place = placeOf(source, original.key);
  return original.value.type === 'object'
    ? says.missingBlock(place, countTexts(original.value))
    : says.missingText(place);
}
