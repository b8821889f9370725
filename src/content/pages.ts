import type { WallName } from '../drawings/walls.ts';
import type { Accent } from '../theme/colors.ts';
import type { PageKey } from './resources.ts';

interface PageLook {
  accent: Accent;
  wall: WallName;
  offer?: boolean;
}

/** Every page, in the order of header, menu and footer. */
export const pages: Record<PageKey, PageLook> = {
  home: { accent: 'main', wall: 'dawn' },
  palestrante: { accent: 'main', wall: 'dawn' },
  renovare: { accent: 'second', wall: 'leaves', offer: true },
  'elas-venceram': { accent: 'main', wall: 'arches', offer: true },
  'lumiere-experience': { accent: 'third', wall: 'circles', offer: true },
  'empreendedor-hoje': { accent: 'fourth', wall: 'stairs', offer: true },
  depoimentos: { accent: 'main', wall: 'dawn' },
  contato: { accent: 'main', wall: 'dawn' },
};

export const pageKeys = Object.keys(pages) as PageKey[];

export const offers = pageKeys.filter((page) => pages[page].offer);

/** The path of a page's route, which only the code uses. Visitors see the page's public path. */
export type Route = '/' | `/${Exclude<PageKey, 'home'>}`;

export function routeOf(page: PageKey): Route {
  return page === 'home' ? '/' : `/${page}`;
}
