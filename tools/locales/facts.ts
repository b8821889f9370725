import { Ajv, type ErrorObject, type SchemaObject } from 'ajv';
import { pageKeys } from '../../src/content/pages.ts';
import type { Issue } from './issue.ts';
import { entriesOf, issueOf, type JsonFile, keyOf, valueAt } from './json-file.ts';
import siteSchema from './site.schema.json' with { type: 'json' };

const ajv = new Ajv({
  allErrors: true,
  verbose: true,
  allowUnionTypes: true,
  // Sentences of our own: what a value, or a name, must look like.
  keywords: ['errorMessage', 'patternErrorMessage'],
  formats: { uri: (text: string) => URL.canParse(text) },
});

/** Checks site.json. `publicFiles` are the files that a link may lead to. */
export function checkSite(site: JsonFile, publicFiles: string[]): Issue[] {
  const issues = checkBySchema(site, siteSchema);
  for (const [name, from] of entriesOf(site.data?.figures)) {
    const to = valueAt(site.data, 'figures', name.replace(/From$/, 'To'));
    if (Number(from) > Number(to)) {
      const message = `Este número vai de ${from} a ${to}: o primeiro não pode ser maior. Corrija um dos dois.`;
      issues.push(issueOf(site, ['figures', name], message));
    }
  }
  for (const [name, address] of entriesOf(site.data?.links)) {
    if (['email', 'whatsapp', ...pageKeys].includes(name)) {
      const message = `O nome “${name}” já tem um sentido nos textos: é o do e-mail, o do WhatsApp ou o de uma página. Dê outro nome a este link.`;
      issues.push(issueOf(site, ['links', name], message));
    }
    const [file = ''] = String(address).split(/[?#]/);
    const isReported = issues.some(({ key }) => key === keyOf(['links', name]));
    if (file.startsWith('/') && !publicFiles.includes(file) && !isReported) {
      const message = `Não há o arquivo “${file}” na pasta public/. Ponha-o lá e escreva aqui uma barra e o nome dele, com as mesmas maiúsculas e minúsculas.`;
      issues.push(issueOf(site, ['links', name], message));
    }
  }
  return issues;
}

/** Checks a file of facts. Editors use the same schema, and show the same sentences. */
function checkBySchema(file: JsonFile, schema: SchemaObject): Issue[] {
  if (file.data === undefined) return file.issues;
  const validate = ajv.compile(schema);
  validate(file.data);
  const issues = new Map<string, Issue>();
  for (const error of validate.errors ?? []) {
    // The names in question are reported one by one.
    if (error.keyword === 'propertyNames') continue;
    // The name that is wrong or missing, if it isn't the value that is wrong.
    const { propertyName, params } = error;
    const name: string | undefined =
      propertyName ?? params.additionalProperty ?? params.missingProperty;
    const path = [...pagePath(error), ...(name === undefined ? [] : [name])];
    // A value that breaks several rules is reported once.
    issues.set(path.join('.'), issueOf(file, path, explainSchemaError(error, name)));
  }
  return [...file.issues, ...issues.values()];
}

/** The names of the blocks in which the value lies. Positions in lists are left out. */
function pagePath({ instancePath }: ErrorObject): string[] {
  const steps = instancePath.split('/').slice(1);
  const names = steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return names.filter((name) => !/^\d+$/.test(name));
}

function explainSchemaError(
  { keyword, propertyName, parentSchema = {} }: ErrorObject,
  name = '',
): string {
  if (propertyName !== undefined) {
    return `O nome “${name}” não serve. ${parentSchema.patternErrorMessage} Mude o nome.`;
  }
  if (keyword === 'additionalProperties') {
    const hint = parentSchema.properties.figures ? ' Um número seu vai dentro de "figures".' : '';
    return `O site não conhece o dado “${name}”. Corrija o nome, ou leve o dado para fora deste arquivo.${hint}`;
  }
  if (keyword === 'required') {
    const { examples }: { examples: unknown[] } = parentSchema.properties[name];
    const values = examples.map((each) => JSON.stringify(each)).join(' ou ');
    return `Falta o dado “${name}”. Se ele está aqui com outro nome, corrija o nome. Se não, acrescente-o, como em "${name}": ${values}.`;
  }
  return `O valor não serve. ${parentSchema.errorMessage}`;
}
