import type { AgendaEntry } from '../src/site/agenda.ts';
import type { Figures, Site } from '../src/site/content.ts';
import type siteSchema from '../tools/check/site.schema.json';

/* Nothing here runs: a mistake makes `tsc` fail. */

type Described = (typeof siteSchema)['properties'];
type Entry = Described['agenda']['items']['properties'];

/** Editors must know every fact: site.schema.json describes what `Site` has. */
export type Facts = [
  Pick<Described, keyof Site>,
  Pick<Entry, keyof AgendaEntry>,
  Pick<Described['figures']['properties'], keyof Figures>,
];
