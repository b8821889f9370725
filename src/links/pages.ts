import type { PageKey } from '../i18n/content';

/** The four offers, each with a page and a wall of its own. */
export const products = [
  { page: 'renovare', to: '/renovare' },
  { page: 'elas-venceram', to: '/elas-venceram' },
  { page: 'lumiere-experience', to: '/lumiere-experience' },
  { page: 'empreendedor-hoje', to: '/empreendedor-hoje' },
] as const satisfies { page: PageKey; to: string }[];

/** All pages with their routes, in the order of header, menu and footer. */
export const pages = [
  { page: 'home', to: '/' },
  { page: 'palestrante', to: '/palestrante' },
  ...products,
  { page: 'depoimentos', to: '/depoimentos' },
  { page: 'contato', to: '/contato' },
] as const satisfies { page: PageKey; to: string }[];

/** A page's route, for links. */
export type Route = (typeof pages)[number]['to'];

/** Id of the footer's list of pages, to which the menu button links until the menu has loaded. */
export const pagesId = 'paginas';
