/** The copy's JSON files, whose types all languages share. */
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

export type Namespace = keyof Resources;

/** Names a page's copy and its route's file. */
export type PageKey = Exclude<Namespace, 'common'>;
