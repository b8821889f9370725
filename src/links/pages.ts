import type { PageKey } from '../i18n/content';

/** The four offers, each with a page and a wall of its own. */
export const products = [
  { page: 'renovare', to: '/renovare' },
  { page: 'elas-venceram', to: '/elas-venceram' },
  { page: 'lumiere-experience', to: '/lumiere-experience' },
  { page: 'empreendedor-hoje', to: '/empreendedor-hoje' },
] as const satisfies { page: PageKey; to: string }[];

/** The order in which header, menu and footer name the pages, and each page's route. */
export const pages = [
  { page: 'home', to: '/' },
  { page: 'palestrante', to: '/palestrante' },
  ...products,
  { page: 'depoimentos', to: '/depoimentos' },
  { page: 'contato', to: '/contato' },
] as const satisfies { page: PageKey; to: string }[];

/** A page's route, for links. */
export type Route = (typeof pages)[number]['to'];

/** The footer's list of all pages, where the menu leads as long as there are no scripts. */
export const pagesId = 'paginas';
