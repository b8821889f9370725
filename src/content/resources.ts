interface Files {
  common: typeof import('../../locales/pt-BR/common.json');
  home: typeof import('../../locales/pt-BR/home.json');
  palestrante: typeof import('../../locales/pt-BR/palestrante.json');
  renovare: typeof import('../../locales/pt-BR/renovare.json');
  'elas-venceram': typeof import('../../locales/pt-BR/elas-venceram.json');
  'lumiere-experience': typeof import('../../locales/pt-BR/lumiere-experience.json');
  'empreendedor-hoje': typeof import('../../locales/pt-BR/empreendedor-hoje.json');
  depoimentos: typeof import('../../locales/pt-BR/depoimentos.json');
  contato: typeof import('../../locales/pt-BR/contato.json');
  privacidade: typeof import('../../locales/pt-BR/privacidade.json');
}

/** The copy's types, which all languages share. */
export type Resources = { [Name in keyof Files]: WithLists<Files[Name]> };

/** Owners add, rename and remove what is in `items`: any ids, or none. */
type WithLists<Block> = {
  [Key in keyof Block]: Key extends 'items'
    ? Record<string, ItemOf<Block[Key]>>
    : WithLists<Block[Key]>;
};

/** An empty list doesn't say what its items are, and i18next's types loop on `never` (TS2589). */
type ItemOf<Items> = [keyof Items] extends [never]
  ? Record<'titulo' | 'desc' | 'quote' | 'author' | 'role', string>
  : WithLists<Items[keyof Items]>;

export type Namespace = keyof Resources;

/** Names a page's copy and its route's file. */
export type PageKey = Exclude<Namespace, 'common'>;
