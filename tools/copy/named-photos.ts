import { type JsonFile, keyOf, type Path, textAt, textsIn } from './json-file.ts';
import type { Locales } from './read-locales.ts';

export interface NamedPhoto {
  place: 'portrait' | 'people';
  /** The name of a file in `locales/photos/`. */
  name: string;
  file: JsonFile;
  path: Path;
}

export const photoKey = /(^|\.)items\.[^.]+\.avatarUrl$/;

/** The photographs that `site.json` and the copy of pt-BR name. Translations show the same ones. */
export function namedPhotos({ site, source }: Locales): NamedPhoto[] {
  const named: NamedPhoto[] = [];
  const portrait = textAt(site?.data, 'portrait');
  if (site && portrait) {
    named.push({ place: 'portrait', name: portrait, file: site, path: ['portrait'] });
  }
  for (const file of source.files.values()) {
    for (const { path, text } of textsIn(file.data)) {
      if (photoKey.test(keyOf(path))) named.push({ place: 'people', name: text, file, path });
    }
  }
  return named.filter(({ name }) => name.trim());
}
