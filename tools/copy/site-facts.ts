import { join } from 'node:path';
import { pageKeys } from '../../src/content/pages.ts';
import { checkBySchema } from './by-schema.ts';
import { type Issue, issueInFile } from './issue.ts';
import { entriesOf, issueOf, type JsonFile, placeOf, valueAt } from './json-file.ts';
import { messages } from './messages.ts';
import type { Locales } from './read-locales.ts';
import siteSchema from './site.schema.json' with { type: 'json' };

/** Checks `site.json`. A new fact needs an `errorMessage` in the schema, and a type in `Site`. */
export function checkSite({ dir, site: file }: Locales, publicFiles: string[]): Issue[] {
  if (!file) return [issueInFile(join(dir, 'site.json'), messages.missingSite)];
  if (file.data === undefined) return file.issues;
  return [...file.issues, ...checkBySchema(file, siteSchema), ...checkLinks(file, publicFiles)];
}

/** Reports `figures.meetings` if it isn't the number of meetings that renovare.json lists. */
export function checkListed({ site: file, source }: Locales): Issue[] {
  const meetings = valueAt(file?.data, 'figures', 'meetings');
  const renovare = source.files.get('renovare.json');
  const path = ['journey', 'stages'];
  if (!file || !renovare) return [];
  const listed = entriesOf(valueAt(renovare.data, ...path))
    .map(([, stage]) => entriesOf(valueAt(stage, 'meetings')).length)
    .reduce((sum, count) => sum + count, 0);
  if (listed === 0 || typeof meetings !== 'number' || meetings === listed) return [];
  const message = messages.listed(meetings, listed, placeOf(renovare, path));
  return [issueOf(file, { path: ['figures', 'meetings'], message })];
}

/** Reports a link whose name has another meaning in texts, or whose file is not in `public/`. */
function checkLinks(file: JsonFile, publicFiles: string[]): Issue[] {
  const issues: Issue[] = [];
  for (const [name, address] of entriesOf(valueAt(file.data, 'links'))) {
    const path = ['links', name];
    if (['email', 'whatsapp', ...pageKeys].includes(name)) {
      issues.push(issueOf(file, { path, at: 'name', message: messages.reservedLink(name) }));
    }
    const [named = ''] = String(address).split(/[?#]/);
    if (named.startsWith('/') && !publicFiles.includes(named)) {
      issues.push(issueOf(file, { path, message: messages.file }));
    }
  }
  return issues;
}
