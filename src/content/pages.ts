import type { WallName } from '../drawings/walls.ts';
import type { Accent } from '../theme/colors.ts';
import type { PageKey } from './resources.ts';

interface PageLook {
  accent: Accent;
  wall: WallName;
  product?: boolean;
}

/** Every page, in the order of header, menu and footer. */
export const pages: Record<PageKey, PageLook> = {
  home: { accent: 'main', wall: 'dawn' },
  palestrante: { accent: 'main', wall: 'dawn' },
  renovare: { accent: 'second', wall: 'leaves', product: true },
  'elas-venceram': { accent: 'main', wall: 'arches', product: true },
  'lumiere-experience': { accent: 'third', wall: 'circles', product: true },
  'empreendedor-hoje': { accent: 'fourth', wall: 'stairs', product: true },
  depoimentos: { accent: 'main', wall: 'dawn' },
  contato: { accent: 'main', wall: 'dawn' },
};

export const pageKeys = Object.keys(pages) as PageKey[];

export const products = pageKeys.filter((page) => pages[page].product);

/** The path of a page's route. `pagePath` turns it into the path that visitors see. */
export type RoutePath = '/' | `/${Exclude<PageKey, 'home'>}`;

export function routeOf(page: PageKey): RoutePath {
  return page === 'home' ? '/' : `/${page}`;
}
