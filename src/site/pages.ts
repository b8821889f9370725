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

/** A page whose dates the owner may name in `agenda`. */
export type DatedPage = {
  [Key in PageKey]: (typeof pages)[Key] extends { dates: true } ? Key : never;
}[PageKey];

export const datedPages = pageKeys.filter((key): key is DatedPage => pages[key].dates);

/** The offers that home may show, and whose walls share the contact page's drawing, a quarter each. */
export const products = [
  'renovare',
  'elas-venceram',
  'lumiere-experience',
  'empreendedor-hoje',
] as const satisfies PageKey[];

export type Product = (typeof products)[number];
