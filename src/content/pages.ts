import type { WallName } from '../drawings/walls.ts';
import type { Accent } from '../theme/colors.ts';
import type { PageKey } from './resources.ts';
import type { Locale, Site } from './site-data.ts';

interface PageLook {
  accent: Accent;
  wall: WallName;
  footerOnly?: boolean;
  offer?: boolean;
}

/** Every page that a site may have, in the order of header, menu and footer. */
export const pages: Record<PageKey, PageLook> = {
  home: { accent: 'main', wall: 'dawn' },
  palestrante: { accent: 'main', wall: 'dawn' },
  renovare: { accent: 'second', wall: 'leaves', offer: true },
  'elas-venceram': { accent: 'main', wall: 'arches', offer: true },
  'lumiere-experience': { accent: 'third', wall: 'circles', offer: true },
  'empreendedor-hoje': { accent: 'fourth', wall: 'stairs', offer: true },
  depoimentos: { accent: 'main', wall: 'dawn' },
  contato: { accent: 'main', wall: 'dawn' },
  privacidade: { accent: 'main', wall: 'dawn', footerOnly: true },
};

export const pageKeys = Object.keys(pages) as PageKey[];

/** A site's pages, without `privacidade` if the form sends nothing or the policy is elsewhere. */
export function pagesOf({ formEndpoint, privacy }: Pick<Site, 'formEndpoint' | 'privacy'>) {
  const isNeeded = Boolean(formEndpoint) && (!privacy || privacy === '/privacidade');
  return pageKeys.filter((page) => page !== 'privacidade' || isNeeded);
}

/** The pages that `pagesOf` returned for a site. Each language's `paths` has them as its keys. */
export const pagesIn = ({ paths }: Pick<Locale, 'paths'>) => Object.keys(paths) as PageKey[];

export const menuPages = pageKeys.filter((page) => !pages[page].footerOnly);

export const offers = pageKeys.filter((page) => pages[page].offer);

/** The path of a page's route, which only the code uses. Visitors see the page's public path. */
export type Route = '/' | `/${Exclude<PageKey, 'home'>}`;

export function routeOf(page: PageKey): Route {
  return page === 'home' ? '/' : `/${page}`;
}
