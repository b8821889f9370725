import { type JsonFile, type Node, textsIn, valueAt } from './json-file.ts';
import type { Copy } from './read-copy.ts';

/** Where a photograph is shown. */
export type PhotoPlace = 'portrait' | 'video' | 'people';

/** A photograph that facts or copy name. */
export interface NamedPhoto {
  place: PhotoPlace;
  /** The file's name, as it is written there. */
  name: string;
  /** The same file's name as it lies in `photos/`; undefined if there is none. */
  found: string | undefined;
  /** Where it is named. */
  file: JsonFile;
  node: Node;
  key: string;
}

/** The key of a testimonial's photograph. Elsewhere, `photo` may be a text. */
export const photoKey = /(^|\.)items\.[^.]+\.photo$/;

const factPlaces: Record<string, PhotoPlace> = { portrait: 'portrait', videoPicture: 'video' };

/** All photographs that are named in facts and copy, drafts included. */
export function namedPhotos(copy: Copy): NamedPhoto[] {
  const ofFacts = Object.entries(factPlaces).flatMap(([key, place]) => {
    const node = valueAt(copy.site?.root, key);
    // A picture of the link to a video that isn't given is shown nowhere.
    const isShown = key !== 'videoPicture' || valueAt(copy.site?.root, 'video');
    return copy.site && node && isShown ? [{ place, file: copy.site, node, key }] : [];
  });
  const ofPeople = [copy.source, ...copy.translations].flatMap(({ files }) =>
    [...files.values()].flatMap((file) =>
      textsIn(file.root)
        .filter(({ path }) => photoKey.test(path))
        .map(({ path, node }) => ({ place: 'people' as const, file, node, key: path })),
    ),
  );
  return [...ofFacts, ...ofPeople].flatMap((named) => {
    const { value } = named.node;
    // Anything else is another check's.
    if (typeof value !== 'string' || !value.trim()) return [];
    return [{ ...named, name: value, found: copy.photos.find((each) => isSame(each, value)) }];
  });
}

/** A Mac writes “é” as two characters. */
export const isSame = (one: string, other: string) => one.normalize() === other.normalize();
