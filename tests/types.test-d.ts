import type { kinds } from '../src/routes/empreendedor-hoje';
import type { benefits } from '../src/routes/index';
import type { rooms } from '../src/routes/lumiere-experience';
import type { themes } from '../src/routes/palestrante';
import type { tools } from '../src/routes/renovare';
import type { modules } from '../src/sections/figures';
import type { AgendaEntry } from '../src/site/agenda';
import type { Figures, Site } from '../src/site/content';
import type { Resources } from '../src/site/resources';
import type siteSchema from '../tools/locales/site.schema.json';

/*
 * Nothing here runs: a mistake makes `tsc` fail. `npm run check` includes this file, the build does
 * not, so that an owner who renames or deletes an item still gets a site.
 */

/** The items that the code has something for must be in the copy: `Pick` rejects any other id. */
export type Kept = [
  Pick<Resources['home']['benefits']['items'], keyof typeof benefits>,
  Pick<Resources['home']['figures']['items'], keyof typeof modules>,
  Pick<Resources['palestrante']['themes']['items'], keyof typeof themes>,
  Pick<Resources['renovare']['journey']['tools'], keyof typeof tools>,
  Pick<Resources['lumiere-experience']['format']['items'], keyof typeof rooms>,
  Pick<Resources['empreendedor-hoje']['blocks']['items'], keyof typeof kinds>,
];

type Described = (typeof siteSchema)['properties'];
type Entry = Described['agenda']['items']['properties'];

/** Editors must know every fact: site.schema.json describes what `Site` has. */
export type Facts = [
  Pick<Described, keyof Site>,
  Pick<Entry, keyof AgendaEntry>,
  Pick<Described['social']['properties'], keyof Site['social']>,
  Pick<Described['figures']['properties'], keyof Figures>,
];
