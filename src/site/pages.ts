import type { WallName } from '../drawings/walls.ts';
import type { Accent } from '../theme/colors.ts';
import type { PageKey } from './resources.ts';

interface Page {
  /** As its file under `src/routes` names it; its public address is copy. */
  route: string;
  accent: Accent;
  wall: WallName;
  /** Whether it is about something that begins on a date. */
  dates: boolean;
}

/** Every page, in the order of header, menu and footer. A page's key names its copy. */
export const pages = {
  home: { route: '/', accent: 'rose', wall: 'dawn', dates: false },
  palestrante: { route: '/palestrante', accent: 'rose', wall: 'dawn', dates: false },
  renovare: { route: '/renovare', accent: 'teal', wall: 'leaves', dates: true },
  'elas-venceram': { route: '/elas-venceram', accent: 'rose', wall: 'arches', dates: false },
  'lumiere-experience': {
    route: '/lumiere-experience',
    accent: 'plum',
    wall: 'circles',
    dates: true,
  },
  'empreendedor-hoje': { route: '/empreendedor-hoje', accent: 'blue', wall: 'stairs', dates: true },
  depoimentos: { route: '/depoimentos', accent: 'rose', wall: 'dawn', dates: false },
  contato: { route: '/contato', accent: 'rose', wall: 'dawn', dates: false },
} as const satisfies Record<PageKey, Page>;

/** The keys of all pages, in order. */
export const pageKeys = Object.keys(pages) as PageKey[];

/** A page's route, for links. */
export type Route = (typeof pages)[PageKey]['route'];

type KeyOf<Property> = {
  [Key in PageKey]: (typeof pages)[Key] extends Property ? Key : never;
}[PageKey];

/** A page whose dates the owner may name in `agenda`. */
export type DatedPage = KeyOf<{ dates: true }>;

export const datedPages = pageKeys.filter((key): key is DatedPage => pages[key].dates);

/** An offer: a page with a wall of its own. */
export type Product = Exclude<PageKey, KeyOf<{ wall: 'dawn' }>>;

export const products = pageKeys.filter((key): key is Product => pages[key].wall !== 'dawn');
