import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { type Issue, labelOf } from './issue.ts';
import { issueOf } from './json-file.ts';
import { messages } from './messages.ts';
import { type NamedPhoto, namedPhotos } from './named-photos.ts';
import { type Locales, photoFolder } from './read-locales.ts';

/**
 * Checks names and first bytes of photographs. Only decoding (tools/pictures/photos.ts) shows that
 * a file is cut off.
 */
export function checkPhotos(locales: Locales): Issue[] {
  return namedPhotos(locales).flatMap((photo) => {
    const message = findMistake(photo, locales);
    return message ? [issueOf(photo.file, { path: photo.path, message })] : [];
  });
}

function findMistake({ name, found }: NamedPhoto, { dir, photos }: Locales): string | undefined {
  if (!found) {
    const plain = (text: string) => text.normalize().toLowerCase();
    const similar = photos.find((each) => plain(each) === plain(name));
    if (similar) return messages.photoName(similar.normalize());
    return messages.photoMissing(labelOf(dir, photoFolder));
  }
  const start = firstBytes(join(dir, photoFolder, found));
  if (start.length === 0) return messages.photoEmpty;
  if (/^....ftyp(he|mif|msf)/s.test(start)) return messages.photoHeic;
  if (!/^(\xff\xd8\xff|\x89PNG|RIFF....WEBP|....ftypavi[fs])/s.test(start)) return messages.noPhoto;
}

function firstBytes(path: string): string {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(12);
    return bytes.toString('latin1', 0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}
