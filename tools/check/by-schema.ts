import { Ajv, type ErrorObject, type SchemaObject } from 'ajv';
import { isDay } from '../copy/dates.ts';
import {
  dataOf,
  issueAt,
  type JsonFile,
  type Node,
  propertiesOf,
  valueAt,
} from '../copy/json-file.ts';
import type { Issue } from '../issues/issue.ts';
import { messages } from '../issues/messages.ts';

const ajv = new Ajv({
  allErrors: true,
  verbose: true,
  allowUnionTypes: true,
  keywords: ['errorMessage', 'patternErrorMessage'],
  formats: {
    date: isDay,
    country: isCountry,
    uri: (text: string) => URL.canParse(text),
    'uri-reference': (text: string) => URL.canParse(text, 'https://example.com'),
  },
});

function isCountry(code: string): boolean {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return /^[A-Z]{2}$/.test(code) && names.of(code) !== undefined;
}

/** What is wrong with a file by the schema that editors read, too. */
export function checkBySchema(file: JsonFile, schema: SchemaObject): Issue[] {
  const { root } = file;
  if (!root) return [];
  if (root.type !== 'object') {
    return [issueAt(file, 0, '', messages.wrongKind('object', root.type))];
  }
  // Ajv compiles each schema once.
  const validate = ajv.compile(schema);
  validate(dataOf(root));
  const errors = validate.errors ?? [];
  const by = (keyword: string) => errors.filter((error) => error.keyword === keyword);

  const unknown = by('additionalProperties').map((error) => {
    const name: string = error.params.additionalProperty;
    const { $schema: _, sample: _note, ...known } = error.parentSchema?.properties ?? {};
    const present = propertiesOf(nodeAt(root, error));
    const absent = Object.keys(known).filter((each) => present.every((own) => own.name !== each));
    const message = messages.unknownFact(name, absent, 'figures' in known);
    return issueAtName(file, root, error, name, message);
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
      const examples: unknown[] = properties[name].examples;
      const message = messages.missingFact(
        name,
        examples.map((each) => JSON.stringify(each)),
      );
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

/** An issue at a name; at the block that lacks it, if it is missing. */
function issueAtName(
  file: JsonFile,
  root: Node,
  error: ErrorObject,
  name: string,
  message: string,
) {
  const block = nodeAt(root, error);
  const own = propertiesOf(block).find((property) => property.name === name);
  const { offset } = own?.key ?? (block.parent?.type === 'property' ? block.parent : block);
  return issueAt(file, offset, [...namesOf(error), name].join('.'), message);
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
