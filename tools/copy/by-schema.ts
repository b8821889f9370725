import { Ajv, type ErrorObject, type SchemaObject } from 'ajv';
import type { Issue } from './issue.ts';
import { isBlock, issueOf, type JsonFile, kindOf, type Mistake, type Path } from './json-file.ts';
import { messages } from './messages.ts';

const ajv = new Ajv({
  allErrors: true,
  verbose: true,
  allowUnionTypes: true,
  keywords: ['errorMessage', 'patternErrorMessage'],
  formats: {
    uri: (text: string) => URL.canParse(text),
  },
});

/** Returns the issues that a schema finds in a file. Editors use the same schema. */
export function checkBySchema(file: JsonFile, schema: SchemaObject): Issue[] {
  const { data } = file;
  if (data === undefined) return [];
  if (!isBlock(data)) {
    return [issueOf(file, { path: [], message: messages.wrongKind('object', kindOf(data)) })];
  }
  const validate = ajv.compile(schema);
  validate(data);
  const errors = validate.errors ?? [];
  const misspelt = errors.filter(({ keyword }) => keyword === 'additionalProperties');
  const found = errors.flatMap((error): Mistake[] => {
    const { keyword, params, propertyName, instancePath, parentSchema = {} } = error;
    const path = pathOf(data, error);
    const atName = (name: string, message: string): Mistake[] => {
      return [{ path: [...path, name], at: 'name', message }];
    };
    if (propertyName !== undefined) {
      return atName(
        propertyName,
        messages.factName(propertyName, parentSchema.patternErrorMessage),
      );
    }
    if (keyword === 'propertyNames') return [];
    if (keyword === 'additionalProperties') {
      const { $schema: _, sample: _note, ...known } = parentSchema.properties ?? {};
      const absent = Object.keys(known).filter((name) => !Object.hasOwn(Object(error.data), name));
      const name: string = params.additionalProperty;
      return atName(name, messages.unknownFact(name, absent, 'figures' in known));
    }
    if (keyword === 'required') {
      if (misspelt.some((each) => each.instancePath === instancePath)) return [];
      const name: string = params.missingProperty;
      const examples: unknown[] = parentSchema.properties[name].examples;
      const written = examples.map((each) => JSON.stringify(each));
      return atName(name, messages.missingFact(name, written));
    }
    return [{ path, message: messages.fact(parentSchema.errorMessage) }];
  });
  // A value that breaks several rules is reported once.
  const reported = new Map(
    found.map((mistake) => [mistake.at ? mistake : mistake.path.join('/'), mistake]),
  );
  return [...reported.values()].map((mistake) => issueOf(file, mistake));
}

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
