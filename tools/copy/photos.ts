import { type JsonFile, type Node, textsIn, valueAt } from './json-file.ts';
import type { Locales } from './read-locales.ts';

export type PhotoPlace = 'portrait' | 'people';

export interface NamedPhoto {
  place: PhotoPlace;
  /** As facts or copy write it. */
  name: string;
  /** As it is in `photos/`; undefined if the file is missing. */
  found: string | undefined;
  /** The file that names it. */
  file: JsonFile;
  node: Node;
  key: string;
}

/** The key of a testimonial's photograph. */
export const photoKey = /(^|\.)items\.[^.]+\.avatarUrl$/;

/** The photographs that facts and the source's copy name. Translations show the source's. */
export function namedPhotos(locales: Locales): NamedPhoto[] {
  const { site, source } = locales;
  const node = valueAt(site?.root, 'portrait');
  const portrait =
    site && node ? [{ place: 'portrait' as const, file: site, node, key: 'portrait' }] : [];
  const ofPeople = [...source.files.values()].flatMap((file) =>
    textsIn(file.root)
      .filter(({ path }) => photoKey.test(path))
      .map(({ path, node }) => ({ place: 'people' as const, file, node, key: path })),
  );
  return [...portrait, ...ofPeople].flatMap((named) => {
    const { value } = named.node;
    // Other checks report any other value.
    if (typeof value !== 'string' || !value.trim()) return [];
    return [{ ...named, name: value, found: locales.photos.find((each) => isSame(each, value)) }];
  });
}

/** Compares file names: a Mac writes “é” as two characters. */
export const isSame = (one: string, other: string) => one.normalize() === other.normalize();
