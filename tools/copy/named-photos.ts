import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { labelOf } from './issue.ts';
import { type JsonFile, keyOf, type Path, textAt, textsIn } from './json-file.ts';
import { messages } from './messages.ts';
import { type Locales, photoFolder } from './read-locales.ts';

export interface NamedPhoto {
  place: 'portrait' | 'people';
  name: string;
  /** The file's path on the disk. Undefined if the file is missing. */
  found: string | undefined;
  /** What is wrong with the file. Truncated files are found later, by tools/pictures/photos.ts. */
  mistake: string | undefined;
  file: JsonFile;
  path: Path;
}

export const photoKey = /(^|\.)items\.[^.]+\.avatarUrl$/;

/** The photographs that `site.json` and the copy of pt-BR name. Translations show the same ones. */
export function namedPhotos({ dir, site, source, photos }: Locales): NamedPhoto[] {
  const portrait = textAt(site?.data, 'portrait');
  const named: Pick<NamedPhoto, 'place' | 'file' | 'name' | 'path'>[] = [
    ...(site && portrait
      ? [{ place: 'portrait', file: site, name: portrait, path: ['portrait'] } as const]
      : []),
    ...[...source.files.values()].flatMap((file) =>
      textsIn(file.data)
        .filter(({ path }) => photoKey.test(keyOf(path)))
        .map(({ path, text }) => ({ place: 'people' as const, file, name: text, path })),
    ),
  ];
  return named
    .filter(({ name }) => name.trim())
    .map((photo) => {
      const name = photos.find((each) => isSameFile(each, photo.name));
      const found = name && join(dir, photoFolder, name);
      const mistake = found
        ? mistakeIn(found)
        : notFound(photo.name, photos, join(dir, photoFolder));
      return { ...photo, found, mistake };
    });
}

function notFound(name: string, photos: string[], folder: string): string {
  const plain = (text: string) => text.normalize().toLowerCase();
  const similar = photos.find((each) => plain(each) === plain(name));
  return similar ? messages.photoName(similar.normalize()) : messages.photoMissing(labelOf(folder));
}

function mistakeIn(path: string): string | undefined {
  const start = readFileSync(path).toString('latin1', 0, 12);
  if (start.length === 0) return messages.photoEmpty;
  if (/^....ftyp(he|mif|msf)/s.test(start)) return messages.photoHeic;
  if (!/^(\xff\xd8\xff|\x89PNG|RIFF....WEBP|....ftypavi[fs])/s.test(start)) return messages.noPhoto;
}

/** Compares file names in one Unicode form, because a Mac may write “é” as two characters. */
export const isSameFile = (one: string, other: string) => one.normalize() === other.normalize();
