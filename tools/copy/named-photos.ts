import { type JsonFile, keyOf, type Path, textAt, textsIn } from './json-file.ts';
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
  path: Path;
}

/** The key of a testimonial's photograph. */
export const photoKey = /(^|\.)items\.[^.]+\.avatarUrl$/;

/** The photographs that facts and the source's copy name. Translations show the source's. */
export function namedPhotos(locales: Locales): NamedPhoto[] {
  const { site, source } = locales;
  const portrait = textAt(site?.data, 'portrait');
  const ofSite =
    site && portrait !== undefined
      ? [{ place: 'portrait' as const, file: site, name: portrait, path: ['portrait'] }]
      : [];
  const ofPeople = [...source.files.values()].flatMap((file) =>
    textsIn(file.data)
      .filter(({ path }) => photoKey.test(keyOf(path)))
      .map(({ path, text }) => ({ place: 'people' as const, file, name: text, path })),
  );
  return [...ofSite, ...ofPeople]
    .filter(({ name }) => name.trim())
    .map((named) => ({
      ...named,
      found: locales.photos.find((each) => isSame(each, named.name)),
    }));
}

/** Compares file names: a Mac writes “é” as two characters. */
export const isSame = (one: string, other: string) => one.normalize() === other.normalize();
