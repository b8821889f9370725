import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../src/site/content.ts';
import { dataOf, type JsonFile, readJsonFile, textAt } from './json-file.ts';

/**
 * The variables that any text may use: `{{name}}`, `{{firstName}}`, `{{email}}`, every figure, and
 * `{{weeks}}`, from the first of the group's fortnightly meetings to the last.
 *
 * @param site May be unchecked, so this must not throw, for instance if `name` is a number.
 */
export function siteVariables({ name, firstName, email, figures }: Site) {
  const [firstWord = ''] = `${name}`.trim().split(/\s+/);
  const weeks = 2 * (figures?.meetings - 1);
  return { name, firstName: firstName ?? firstWord, email, ...figures, weeks };
}

/**
 * The facts that rules for the copy need: the slug of addresses, the variables that texts may name,
 * and the channels that have an address. The latter two are undefined if the file can't be parsed.
 */
export function readFacts(dir: string) {
  const { root, issues = [] } = readSiteFile(dir) ?? {};
  const slug = textAt(root, 'slug') ?? 'slug';
  if (root?.type !== 'object' || issues.length > 0) return { slug };
  const site: Site = dataOf(root);
  const channels = ['whatsapp', 'email', ...Object.keys(Object(site.social))];
  return { slug, variables: siteVariables(site), channels };
}

/** The file of the owner's facts, if it exists. */
export function readSiteFile(dir: string): JsonFile | undefined {
  const path = join(dir, 'site.json');
  return existsSync(path) ? readJsonFile(path) : undefined;
}
