import { findNamed } from '../copy/addresses.ts';
import {
  issueAt,
  type JsonFile,
  type Node,
  placeOf,
  propertiesOf,
  textAt,
  valueAt,
} from '../copy/json-file.ts';
import type { LocaleFolder, Locales } from '../copy/read-locales.ts';
import { type Issue, issueInFile, labelOf } from '../issues/issue.ts';
import { messages } from '../issues/messages.ts';
import { checkBySchema } from './by-schema.ts';
import siteSchema from './site.schema.json' with { type: 'json' };

/**
 * The issues in `site.json`. `paths` are the source's addresses. To add a fact, describe it in the
 * schema, with an `errorMessage`, and add its type to `Site` (src/site/site-data.ts).
 */
export function checkSite(
  { dir, site: file, source }: Locales,
  publicFiles: string[],
  paths: string[],
): Issue[] {
  if (!file) return [issueInFile(labelOf(dir, 'site.json'), messages.missingSite)];
  const { root } = file;
  if (!root) return file.issues;
  const agenda = valueAt(root, 'agenda');
  const entries = agenda?.type === 'array' ? (agenda.children ?? []) : [];
  return [
    ...file.issues,
    ...checkBySchema(file, siteSchema),
    ...checkAgenda(file, entries, source),
    ...checkNamed(file, publicFiles, paths),
  ];
}

/** Checks that the copy lists as many meetings as the figure says. */
export function checkListed({ site: file, source }: Locales): Issue[] {
  const meetings = valueAt(file?.root, 'figures', 'meetings');
  const renovare = source.files.get('renovare.json');
  const stages = valueAt(renovare?.root, 'journey', 'stages');
  if (!file || !meetings || !renovare || !stages) return [];
  const listed = propertiesOf(stages)
    .map(({ value }) => valueAt(value, 'meetings'))
    .reduce((sum, block) => sum + (block ? propertiesOf(block).length : 0), 0);
  if (listed === 0 || meetings.type !== 'number' || meetings.value === listed) return [];
  const message = messages.listed(Number(meetings.value), listed, placeOf(renovare, stages));
  return [issueAt(file, meetings.offset, 'figures.meetings', message)];
}

function checkAgenda(file: JsonFile, entries: Node[], { files }: LocaleFolder): Issue[] {
  const dated = [...files]
    .filter(([, { root }]) => valueAt(root, 'agenda', 'next'))
    .map(([name]) => name.replace('.json', ''));
  return entries.flatMap((entry) => {
    const page = valueAt(entry, 'page');
    const time = valueAt(entry, 'time');
    const until = valueAt(entry, 'until');
    const isEarly = until && !(time && until.value > time.value);
    const issue = (name: string, { offset }: Node, message: string) =>
      issueAt(file, offset, `agenda.${name}`, message);
    const hasNoWords = page?.type === 'string' && !dated.includes(page.value);
    return [
      ...(hasNoWords ? [issue('page', page, messages.noDates(page.value, dated))] : []),
      ...(isEarly ? [issue('until', until, messages.endTooEarly)] : []),
    ];
  });
}

function checkNamed(file: JsonFile, publicFiles: string[], paths: string[]): Issue[] {
  const check = (fact: string, known: string[], message: string) => {
    const node = valueAt(file.root, fact);
    const address = textAt(file.root, fact);
    const isMissing = address?.startsWith('/') && !findNamed(address, known);
    return node && isMissing ? [issueAt(file, node.offset, fact, message)] : [];
  };
  return [
    ...check('logo', publicFiles, messages.file),
    ...check('press', publicFiles, messages.file),
    ...check('privacy', [...publicFiles, ...paths], messages.pageOrFile),
  ];
}
