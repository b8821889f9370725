import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { SiteData } from '../../src/content/site-data.ts';
import type { Photo } from '../../src/drawings/photo.tsx';
import { palette } from '../../src/theme/colors.ts';
import {
  checkPhotos,
  type Issue,
  issueOf,
  keyOf,
  type Locales,
  messages,
  type NamedPhoto,
  namedPhotos,
  type PhotoPlace,
  photoFolder,
  sortIssues,
} from '../copy/index.ts';
import sharp from './sharp.ts';

/** Width divided by height, and widths in pixels for one to three pixels per CSS pixel. */
const places: Record<PhotoPlace, { ratio: number; widths: number[] }> = {
  // The part that the niche shows (src/drawings/drawings.css), from 95 to 263 CSS pixels.
  portrait: { ratio: (0.58 * 5) / (0.82 * 6), widths: [96, 192, 288, 400, 544, 800] },
  // From 52 to 96 CSS pixels (src/sections/author.tsx, mosaics.tsx).
  people: { ratio: 1, widths: [56, 112, 192, 288] },
};

const settings = {
  // Behind transparent parts.
  ground: palette.halo,
  avif: { quality: 55 },
  jpeg: { quality: 76, mozjpeg: true },
  /** The maximum side of the uncropped portrait, in pixels. */
  whole: 1200,
};

/**
 * Delete this folder after a change to `make`: only changes to `places` and `settings` regenerate
 * photographs.
 */
export const photoCache = resolve('node_modules/.cache/photos');

interface MadePhoto extends NamedPhoto {
  /** A hash of content, place and settings, with which the files' names begin. */
  id: string;
  made: Pick<Photo, 'widths' | 'height'>;
}

export interface MadePhotos {
  cache: string;
  photos: MadePhoto[];
  issues: Issue[];
}

/**
 * Makes the photographs that facts and copy name, unless they are cached: upright, in sRGB, without
 * metadata, cropped around what draws attention, in all widths that screens need and the original
 * has.
 */
export async function makePhotos(
  locales: Locales,
  tell: (line: string) => void,
  cache = photoCache,
): Promise<MadePhotos> {
  const wrong = checkPhotos(locales);
  const isWrong = ({ file, path }: NamedPhoto) =>
    wrong.some((issue) => issue.file === file.label && issue.key === keyOf(path));
  const named = namedPhotos(locales)
    .filter((photo) => !isWrong(photo))
    .map((photo) => {
      const bytes = () => readFileSync(join(locales.dir, photoFolder, photo.found ?? ''));
      return { ...photo, bytes, id: idOf(photo.place, bytes()) };
    });
  const fresh = new Set(named.map(({ id }) => id).filter((id) => !existsSync(madeFile(cache, id))));
  const photos: MadePhoto[] = [];
  const issues: Issue[] = [];
  let count = 0;
  // In sequence, because sharp uses all processors for each.
  for (const { bytes, ...photo } of named) {
    if (fresh.delete(photo.id)) {
      count += 1;
      tell(`Photographs: ${count} of ${count + fresh.size} (${photo.name})`);
    }
    try {
      if (!existsSync(madeFile(cache, photo.id))) await make(cache, photo.id, photo.place, bytes());
      photos.push({ ...photo, made: JSON.parse(readFileSync(madeFile(cache, photo.id), 'utf8')) });
    } catch (error) {
      // A failure to write isn't the photograph's fault.
      if ((error as NodeJS.ErrnoException).code) throw error;
      issues.push(issueOf(photo.file, { path: photo.path, message: messages.photoCut }));
    }
  }
  return { cache, photos, issues: sortIssues(issues) };
}

/** What pages need to know of the photographs at `address`. */
export function photosFor({ photos }: MadePhotos, address: string): SiteData['photos'] {
  if (photos.length === 0) return undefined;
  const of = (place: PhotoPlace) =>
    photos
      .filter((photo) => photo.place === place)
      .map(({ name, id, made }): [string, Photo] => [name, { address: address + id, ...made }]);
  const [[, portrait] = []] = of('portrait');
  return {
    ...(portrait && { portrait }),
    people: Object.fromEntries(of('people')),
  };
}

/** Relative to the site's folder. */
export const photosPath = 'assets/photos/';

/** Copies all photographs into a site's folder. */
export function writePhotos({ cache, photos }: MadePhotos, out: string): void {
  if (photos.length > 0) mkdirSync(join(out, photosPath), { recursive: true });
  for (const { id, place, made } of photos) {
    const files = made.widths.flatMap((width) => [`${id}-${width}.avif`, `${id}-${width}.jpg`]);
    if (place === 'portrait') files.push(`${id}-${wholeName}`);
    for (const file of files) copyFileSync(photoFile(cache, file), join(out, photosPath, file));
  }
}

/** The path of a file such as `1a2b3c4d-96.avif`. */
export const photoFile = (cache: string, name: string) =>
  join(cache, name.split('-')[0] ?? '', name);

/** The largest JPEG of the owner's portrait. */
export function portraitFile({ cache, photos }: MadePhotos): string | undefined {
  const portrait = photos.find(({ place }) => place === 'portrait');
  return portrait && photoFile(cache, `${portrait.id}-${portrait.made.widths.at(-1)}.jpg`);
}

/** Photographs that look blurred at two pixels per CSS pixel, with the minimum size. */
export function tooSmall({ photos }: MadePhotos) {
  return photos.flatMap((photo) => {
    const { ratio, widths } = places[photo.place];
    const width = Math.round(((widths.at(-1) ?? 0) * 2) / 3);
    const found = photo.made.widths.at(-1) ?? 0;
    return found < width ? [{ ...photo, width, height: Math.round(width / ratio) }] : [];
  });
}

const wholeName = 'whole.jpg';

/** The address of the uncropped portrait. */
export const wholePhoto = ({ address }: Photo) => `${address}-${wholeName}`;

const madeFile = (cache: string, id: string) => join(cache, id, 'made.json');

function idOf(place: PhotoPlace, bytes: Buffer): string {
  const how = JSON.stringify([places[place], settings, sharp.versions]);
  return createHash('sha256').update(bytes).update(how).digest('hex').slice(0, 16);
}

async function make(cache: string, id: string, place: PhotoPlace, bytes: Buffer) {
  const { avif, jpeg, ground, whole } = settings;
  const { ratio, widths: wanted } = places[place];
  // By default, a mere warning fails, too.
  const decode = () =>
    sharp(bytes, { failOn: 'error' }).autoOrient().flatten({ background: ground });
  const { autoOrient: size } = await sharp(bytes).metadata();
  const cropped = Math.max(1, Math.floor(Math.min(size.width, size.height * ratio)));
  const width = Math.min(cropped, wanted.at(-1) ?? 0);
  const height = Math.max(1, Math.round(width / ratio));
  const { data, info } = await decode()
    .resize(width, height, { position: 'attention' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const widths = [...wanted.filter((each) => each < width), width];
  const files = widths.flatMap((each) => {
    const sized = sharp(data, { raw: info }).resize(each);
    return [
      { name: `${id}-${each}.avif`, picture: sized.clone().avif(avif) },
      { name: `${id}-${each}.jpg`, picture: sized.clone().jpeg(jpeg) },
    ];
  });
  if (place === 'portrait') {
    const box = { width: whole, height: whole, fit: 'inside', withoutEnlargement: true } as const;
    files.push({ name: `${id}-${wholeName}`, picture: decode().resize(box).jpeg(jpeg) });
  }
  const part = join(cache, `${id}.${process.pid}`);
  mkdirSync(part, { recursive: true });
  await Promise.all(
    files.map(async ({ name, picture }) => writeFile(join(part, name), await picture.toBuffer())),
  );
  await writeFile(join(part, 'made.json'), JSON.stringify({ widths, height }));
  try {
    renameSync(part, join(cache, id));
  } catch (error) {
    // Another build may have made the same.
    if (!existsSync(madeFile(cache, id))) throw error;
    rmSync(part, { recursive: true });
  }
}
