import type { AgendaEntry, Figures, Site } from '../src/content/site-data.ts';
import type siteSchema from '../tools/copy/site.schema.json';

/* Nothing here runs: a mistake makes `tsc` fail. */

type Described = (typeof siteSchema)['properties'];
type Entry = Described['agenda']['items']['properties'];

/** site.schema.json must describe all of `Site`, for editors. */
export type Facts = [
  Pick<Described, keyof Site>,
  Pick<Entry, keyof AgendaEntry>,
  Pick<Described['figures']['properties'], keyof Figures>,
];
