import { Ajv, type ErrorObject } from 'ajv';
import { clockTime, isDay, isTimeZone } from '../copy/dates.ts';
import {
  dataOf,
  issueAt,
  type JsonFile,
  type Node,
  placeOf,
  propertiesOf,
  textAt,
  valueAt,
} from '../copy/json-file.ts';
import type { Copy, LocaleFolder } from '../copy/read-copy.ts';
import { type Issue, issueInFile, labelOf } from '../issues/issue.ts';
import { messages } from '../issues/messages.ts';
import siteSchema from './site.schema.json' with { type: 'json' };

/**
 * Editors read the schema, too. To add a fact, describe it there, with an `errorMessage`, and add
 * its type to `Site` (src/site/content.ts).
 */
const validate = new Ajv({
  allErrors: true,
  verbose: true,
  allowUnionTypes: true,
  keywords: ['errorMessage', 'patternErrorMessage'],
  formats: {
    date: isDay,
    'time-zone': isTimeZone,
    uri: (text: string) => URL.canParse(text),
    'uri-reference': (text: string) => URL.canParse(text, 'https://example.com'),
  },
}).compile(siteSchema);

/** The issues in `site.json`. `paths` are the source's addresses. */
export function checkSite(
  { dir, site: file, source }: Copy,
  publicFiles: string[],
  paths: string[],
): Issue[] {
  if (!file) return [issueInFile(labelOf(dir, 'site.json'), messages.missingSite)];
  const { root } = file;
  if (!root) return file.issues;
  if (root.type !== 'object')
    return [issueAt(file, 0, '', messages.wrongKind('object', root.type))];
  const agenda = valueAt(root, 'agenda');
  const entries = agenda?.type === 'array' ? (agenda.children ?? []) : [];
  return [
    ...file.issues,
    ...checkValues(file, root),
    ...checkOrder(file, root),
    ...checkAgenda(file, entries, source),
    ...checkNamed(file, publicFiles, paths),
  ];
}

/** Checks that the copy lists as many meetings as the figure says. */
export function checkListed({ site: file, source }: Copy): Issue[] {
  const meetings = valueAt(file?.root, 'figures', 'meetings');
  const copy = source.files.get('renovare.json');
  const stages = valueAt(copy?.root, 'journey', 'stages');
  if (!file || !meetings || !copy || !stages) return [];
  const listed = propertiesOf(stages)
    .map(({ value }) => valueAt(value, 'meetings'))
    .reduce((sum, block) => sum + (block ? propertiesOf(block).length : 0), 0);
  if (listed === 0 || meetings.type !== 'number' || meetings.value === listed) return [];
  const message = messages.listed(Number(meetings.value), listed, placeOf(copy, stages));
  return [issueAt(file, meetings.offset, 'figures.meetings', message)];
}

function checkValues(file: JsonFile, root: Node): Issue[] {
  validate(dataOf(root));
  const errors = validate.errors ?? [];
  const by = (keyword: string) => errors.filter((error) => error.keyword === keyword);

  const unknown = by('additionalProperties').map((error) => {
    const name: string = error.params.additionalProperty;
    const { $schema: _, sample: _note, ...known } = error.parentSchema?.properties ?? {};
    const present = propertiesOf(nodeAt(root, error));
    const absent = Object.keys(known).filter((each) => present.every((own) => own.name !== each));
    return issueAtName(file, root, error, name, messages.unknownFact(name, absent));
  });
  const misnamed = errors.flatMap((error) => {
    const { propertyName: name, parentSchema } = error;
    if (name === undefined) return [];
    const message = messages.factName(name, parentSchema?.patternErrorMessage);
    return issueAtName(file, root, error, name, message);
  });
  // A misspelt name is one issue, not a missing and an unknown fact.
  const misspelt = by('additionalProperties').map(({ instancePath }) => instancePath);
  const missing = by('required')
    .filter(({ instancePath }) => !misspelt.includes(instancePath))
    .map((error) => {
      const name: string = error.params.missingProperty;
      const { properties } = error.parentSchema ?? {};
      const [example] = properties[name].examples;
      const message = messages.missingFact(name, JSON.stringify(example));
      return issueAtName(file, root, error, name, message);
    });
  const ofNames = ['additionalProperties', 'propertyNames', 'required'];
  const ofValues = errors.filter(
    ({ keyword, propertyName }) => !ofNames.includes(keyword) && propertyName === undefined,
  );
  // A value that breaks several rules is one issue.
  const values = new Map(ofValues.map((error) => [error.instancePath, error]));
  const wrong = [...values.values()].map((error) => {
    const { offset } = nodeAt(root, error);
    const message = messages.fact(error.parentSchema?.errorMessage);
    return issueAt(file, offset, namesOf(error).join('.'), message);
  });
  return [...unknown, ...misnamed, ...missing, ...wrong];
}

/** An issue at a name, or at its block if the name is missing. */
function issueAtName(
  file: JsonFile,
  root: Node,
  error: ErrorObject,
  name: string,
  message: string,
) {
  const block = nodeAt(root, error);
  const start = block.parent?.type === 'property' ? block.parent : block;
  const { key } = propertiesOf(block).find((property) => property.name === name) ?? { key: start };
  return issueAt(file, key.offset, [...namesOf(error), name].join('.'), message);
}

function nodeAt(root: Node, { instancePath }: ErrorObject): Node {
  const path = instancePath.split('/').slice(1);
  const found = path.reduce<Node | undefined>(
    (node, step) => (node?.type === 'array' ? node.children?.[Number(step)] : valueAt(node, step)),
    root,
  );
  return found ?? root;
}

/** Leaves out the positions in lists: `agenda.date`. */
function namesOf({ instancePath }: ErrorObject): string[] {
  return instancePath.split('/').filter((step) => /\D/.test(step));
}

/** Figures may be words, which can't be compared and pass. */
function checkOrder(file: JsonFile, root: Node): Issue[] {
  const ranges = [
    ['ageFrom', 'ageTo'],
    ['groupFrom', 'groupTo'],
    ['talkFrom', 'talkTo'],
  ] as const;
  const issues = ranges.flatMap(([from, to]) => {
    const first = valueAt(root, 'figures', from)?.value ?? Number.NaN;
    const last = valueAt(root, 'figures', to);
    if (!last || !(Number(last.value ?? Number.NaN) < Number(first))) return [];
    return [issueAt(file, last.offset, `figures.${to}`, messages.disorder(from, to))];
  });
  return [...issues, ...checkHours(file, root)];
}

function checkHours(file: JsonFile, root: Node): Issue[] {
  const opens = valueAt(root, 'figures', 'opensAt');
  const closes = valueAt(root, 'figures', 'closesAt');
  const from = clockTime(opens?.value);
  const to = clockTime(closes?.value);
  if (!closes || !from || !to) return [];
  // A day that doesn't begin at midnight may end there.
  const end = to === '00:00' && from !== '00:00' ? '24:00' : to;
  if (from < end) return [];
  const message = messages.hoursDisorder('opensAt', 'closesAt');
  return [issueAt(file, closes.offset, 'figures.closesAt', message)];
}

function checkAgenda(file: JsonFile, entries: Node[], { files }: LocaleFolder): Issue[] {
  const dated = [...files]
    .filter(([, { root }]) => valueAt(root, 'agenda', 'next'))
    .map(([name]) => name.replace('.json', ''));
  const dayOf = (entry: Node) => `${textAt(entry, 'page')} ${textAt(entry, 'date')}`;
  return entries.flatMap((entry, at) => {
    const page = valueAt(entry, 'page');
    const date = valueAt(entry, 'date');
    const time = valueAt(entry, 'time');
    const until = valueAt(entry, 'until');
    const first = entries.slice(0, at).find((other) => dayOf(other) === dayOf(entry));
    const isEarly = until && !(time && isAfter(until.value, time.value));
    const issue = (name: string, { offset }: Node, message: string) =>
      issueAt(file, offset, `agenda.${name}`, message);
    const hasNoWords = page?.type === 'string' && !dated.includes(page.value);
    return [
      ...(hasNoWords ? [issue('page', page, messages.noDates(page.value, dated))] : []),
      ...(isEarly ? [issue('until', until, messages.endTooEarly)] : []),
      ...(first && date ? [issue('date', date, messages.dayTwice(placeOf(file, first)))] : []),
    ];
  });
}

/** What begins in the evening may end the next morning. */
const isAfter = (end: string, start: string) => end > start || (end !== start && end <= '06:00');

function checkNamed(file: JsonFile, publicFiles: string[], paths: string[]): Issue[] {
  const check = (fact: string, known: string[], message: string) => {
    const node = valueAt(file.root, fact);
    const path = /^\/[^/?#][^?#]*/.exec(String(node?.value))?.[0];
    return node && path && !known.includes(path) ? [issueAt(file, node.offset, fact, message)] : [];
  };
  return [
    ...check('press', publicFiles, messages.file),
    ...check('privacy', [...publicFiles, ...paths], messages.pageOrFile),
  ];
}
