import { Ajv, type ErrorObject, type SchemaObject } from 'ajv';
import { isDay } from './days-and-hours.ts';
import type { Issue } from './issue.ts';
import { isBlock, issueOf, type JsonFile, kindOf, type Path } from './json-file.ts';
import { messages } from './messages.ts';

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
  const { data } = file;
  if (data === undefined) return [];
  if (!isBlock(data)) {
    return [issueOf(file, { path: [], message: messages.wrongKind('object', kindOf(data)) })];
  }
  // Ajv compiles each schema once.
  const validate = ajv.compile(schema);
  validate(data);
  const errors = validate.errors ?? [];
  const issueAtName = (error: ErrorObject, name: string, message: string) =>
    issueOf(file, { path: [...pathOf(data, error), name], at: 'name', message });
  const by = (keyword: string) => errors.filter((error) => error.keyword === keyword);

  const unknown = by('additionalProperties').map((error) => {
    const name: string = error.params.additionalProperty;
    const { $schema: _, sample: _note, ...known } = error.parentSchema?.properties ?? {};
    const absent = Object.keys(known).filter((each) => !Object.hasOwn(Object(error.data), each));
    const message = messages.unknownFact(name, absent, 'figures' in known);
    return issueAtName(error, name, message);
  });
  const misnamed = errors.flatMap((error) => {
    const { propertyName: name, parentSchema } = error;
    if (name === undefined) return [];
    const message = messages.factName(name, parentSchema?.patternErrorMessage);
    return issueAtName(error, name, message);
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
      return issueAtName(error, name, message);
    });
  const ofNames = ['additionalProperties', 'propertyNames', 'required'];
  const ofValues = errors.filter(
    ({ keyword, propertyName }) => !ofNames.includes(keyword) && propertyName === undefined,
  );
  // A value that breaks several rules is one issue.
  const values = new Map(ofValues.map((error) => [error.instancePath, error]));
  const wrong = [...values.values()].map((error) => {
    const message = messages.fact(error.parentSchema?.errorMessage);
    return issueOf(file, { path: pathOf(data, error), message });
  });
  return [...unknown, ...misnamed, ...missing, ...wrong];
}

/** Steps of a list are numbers. */
function pathOf(data: unknown, { instancePath }: ErrorObject): Path {
  const path: (string | number)[] = [];
  let value = data;
  for (const escaped of instancePath.split('/').slice(1)) {
    const step = escaped.replaceAll('~1', '/').replaceAll('~0', '~');
    path.push(Array.isArray(value) ? Number(step) : step);
    value = Object(value)[step];
  }
  return path;
}
