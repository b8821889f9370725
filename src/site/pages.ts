import type { WallName } from '../drawings/walls.ts';
import type { FileRouteTypes } from '../routeTree.gen.ts';
import type { Accent } from '../theme/colors.ts';
import type { PageKey } from './resources.ts';

/** What a page can be about, for search engines. */
export type Subject = 'talks' | 'mentoring' | 'book' | 'event';

interface Page {
  accent: Accent;
  wall: WallName;
  /** Whether only the footer leads there, as to a privacy policy. */
  footerOnly?: boolean;
  /** Whether home may offer it; its wall is then a part of the contact page's drawing. */
  offer?: boolean;
  /** What it is about, for search engines, besides the owner. */
  subject?: Subject;
  /** What its preview picture shows; without it, its wall. */
  picture?: 'portrait' | 'avatars' | 'offers';
}

/** Every page, in the order of header, menu and footer. A page's key names its copy and its route's file. */
export const pages: Record<PageKey, Page> = {
  home: { accent: 'main', wall: 'dawn' },
  palestrante: { accent: 'main', wall: 'dawn', subject: 'talks', picture: 'portrait' },
  renovare: { accent: 'second', wall: 'leaves', offer: true, subject: 'mentoring' },
  'elas-venceram': { accent: 'main', wall: 'arches', offer: true, subject: 'book' },
  'lumiere-experience': { accent: 'third', wall: 'circles', offer: true, subject: 'event' },
  'empreendedor-hoje': { accent: 'fourth', wall: 'stairs', offer: true, subject: 'event' },
  depoimentos: { accent: 'main', wall: 'dawn', picture: 'avatars' },
  contato: { accent: 'main', wall: 'dawn', picture: 'offers' },
};

/** The keys of all pages, in order. */
export const pageKeys = Object.keys(pages) as PageKey[];

/** The pages to which header and menu lead. */
export const menuPages = pageKeys.filter((page) => !pages[page].footerOnly);

/** The pages that home may offer. */
export const offers = pageKeys.filter((page) => pages[page].offer);

/**
 * The walls that fill the contact page's picture, and how many of them stand in a row: those of the offers,
 * or else its own. No row has a gap.
 */
export function mosaicOf(offers: readonly PageKey[]) {
  const walls: readonly PageKey[] = offers.length > 0 ? offers : ['contato'];
  const inRow = walls.length > 3 && walls.length % 2 === 0 ? 2 : 1;
  return { walls, inRow, rows: walls.length / inRow };
}

/** A page's route, for links. */
export type Route = FileRouteTypes['to'];

/** The route of a page, which a file in `src/routes` must have. */
export function routeOf(page: PageKey): Route {
  return page === 'home' ? '/' : `/${page}`;
}
