import type { Files } from './resources.gen.ts';

/** The copy's types, which all languages share. */
export type Resources = { [Name in keyof Files]: WithLists<Files[Name]> };

/** Owners add, rename and remove what is in `items`: any ids, or none. */
type WithLists<Block> = {
  [Key in keyof Block]: Key extends 'items'
    ? Record<string, WithLists<Block[Key][keyof Block[Key]]>>
    : WithLists<Block[Key]>;
};

export type Namespace = keyof Resources;

/** Names a page's copy and its route's file. */
export type PageKey = Exclude<Namespace, 'common'>;
