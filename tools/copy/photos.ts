import { type JsonFile, type Node, textsIn, valueAt } from './json-file.ts';
import type { Locales } from './read-locales.ts';

export type PhotoPlace = 'portrait' | 'video' | 'people';

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

const factPlaces: Record<string, PhotoPlace> = { portrait: 'portrait', videoPicture: 'video' };

/** The photographs that facts and the source's copy name. Translations show the source's. */
export function namedPhotos(locales: Locales): NamedPhoto[] {
  const ofFacts = Object.entries(factPlaces).flatMap(([key, place]) => {
    const node = valueAt(locales.site?.root, key);
    // Without a video, its picture is shown nowhere.
    const isShown = key !== 'videoPicture' || valueAt(locales.site?.root, 'video');
    return locales.site && node && isShown ? [{ place, file: locales.site, node, key }] : [];
  });
  const ofPeople = [...locales.source.files.values()].flatMap((file) =>
    textsIn(file.root)
      .filter(({ path }) => photoKey.test(path))
      .map(({ path, node }) => ({ place: 'people' as const, file, node, key: path })),
  );
  return [...ofFacts, ...ofPeople].flatMap((named) => {
    const { value } = named.node;
    // Other checks report any other value.
    if (typeof value !== 'string' || !value.trim()) return [];
    return [{ ...named, name: value, found: locales.photos.find((each) => isSame(each, value)) }];
  });
}

/** Compares file names: a Mac writes “é” as two characters. */
export const isSame = (one: string, other: string) => one.normalize() === other.normalize();
