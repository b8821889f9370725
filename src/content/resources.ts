interface SourceFiles {
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

/** The types of the copy, taken from the Portuguese files. They hold for all languages. */
export type Resources = { [Name in keyof SourceFiles]: WithLists<SourceFiles[Name]> };

/** Owners may add, rename and remove the entries of `items`, so an entry's id can be any string. */
type WithLists<Block> = {
  [Key in keyof Block]: Key extends 'items'
    ? Record<string, ItemOf<Block[Key]>>
    : WithLists<Block[Key]>;
};

/** An item's type. An empty list would give `never`, with which i18next's types fail (TS2589). */
type ItemOf<Items> = keyof Items extends never
  ? Record<'titulo' | 'desc' | 'quote' | 'author' | 'role', string>
  : WithLists<Items[keyof Items]>;

export type Namespace = keyof Resources;

export type PageKey = Exclude<Namespace, 'common'>;
