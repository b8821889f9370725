/** The type of each JSON file of the copy. All languages share those of the Portuguese files. */
export interface Resources {
  common: typeof import('../../locales/pt-BR/common.json');
  home: typeof import('../../locales/pt-BR/home.json');
  palestrante: typeof import('../../locales/pt-BR/palestrante.json');
  renovare: typeof import('../../locales/pt-BR/renovare.json');
  'elas-venceram': typeof import('../../locales/pt-BR/elas-venceram.json');
  'lumiere-experience': typeof import('../../locales/pt-BR/lumiere-experience.json');
  'empreendedor-hoje': typeof import('../../locales/pt-BR/empreendedor-hoje.json');
  depoimentos: typeof import('../../locales/pt-BR/depoimentos.json');
  contato: typeof import('../../locales/pt-BR/contato.json');
}

/** One JSON file of a language: a page's own, or what all pages share. */
export type Namespace = keyof Resources;

/** A page is named after its copy's file and its route's file. */
export type PageKey = Exclude<Namespace, 'common'>;
