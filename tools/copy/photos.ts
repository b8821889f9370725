import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { photoSizes } from '../../src/content/photo-sizes.ts';
import {
  filesIn,
  type Issue,
  issueOf,
  type JsonFile,
  type Locales,
  photoFolder,
  shortPath,
  textAt,
  textsIn,
} from '../locales/index.ts';

type Place = 'portrait' | 'people';

const settings = {
  avif: { quality: 55 },
  jpeg: { quality: 76, mozjpeg: true },
};

/** If you change `make`, delete this folder, because cached copies are not made again. */
export const photoCache = resolve('node_modules/.cache/photos');

interface NamedPhoto {
  place: Place;
  /** The name of a file in `locales/photos/`. */
  name: string;
  /** Where the file is named. */
  file: JsonFile;
  path: readonly string[];
}

interface MadePhoto extends NamedPhoto {
  id: string;
  made: { widths: number[]; height: number };
}

export interface MadePhotos {
  cache: string;
  photos: MadePhoto[];
  issues: Issue[];
}

/**
 * Makes small copies of the photographs that site.json and the texts name, unless cached. Returns
 * an issue for each photograph that is missing or can't be read.
 */
export async function makePhotos(
  locales: Locales,
  tell: (line: string) => void,
  cache = photoCache,
): Promise<MadePhotos> {
  const folder = join(locales.dir, photoFolder);
  // Found in the list of the folder, so that capitals count on every computer as they do on Linux.
  const files = filesIn(folder).map((path) => path.slice(1));
  const photos: MadePhoto[] = [];
  const issues: Issue[] = [];
  // One photograph after the other, because sharp uses all processors for each.
  for (const photo of namedPhotos(locales)) {
    const { place, name, file, path } = photo;
    // A Mac may write “é” as two characters.
    const found = files.find((each) => each.normalize() === name.normalize());
    if (!found) {
      // Named alike, but for capitals or the ending.
      const stem = (each: string) => each.toLowerCase().replace(/\.[a-z.]+$/, '');
      const near = files.find((each) => stem(each) === stem(name));
      const hint = near ? `Há “${near}”: se é ela,` : 'Ponha-a lá, ou';
      const message = `Não há a foto “${name}” na pasta ${shortPath(folder)}. ${hint} escreva aqui o nome dela, com as mesmas maiúsculas e minúsculas.`;
      issues.push(issueOf(file, path, message));
      continue;
    }
    const bytes = readFileSync(join(folder, found));
    const id = await idOf(place, bytes);
    const sizesFile = join(cache, `${id}.json`);
    try {
      if (!existsSync(sizesFile)) {
        tell(`Preparando a foto ${name}`);
        await make(cache, id, place, bytes);
      }
      photos.push({ ...photo, id, made: JSON.parse(readFileSync(sizesFile, 'utf8')) });
    } catch (error) {
      // An error with a code comes from the file system, so it is not the photograph's fault.
      if ((error as NodeJS.ErrnoException).code) throw error;
      const message = String(error).includes('pixel limit')
        ? 'Esta foto é grande demais: tem mais de 268 milhões de pixels. Exporte-a menor, por exemplo com 3000 pixels de largura.'
        : 'O site não consegue abrir esta foto. Exporte-a de novo como JPEG (HEIC, o formato do iPhone, não serve) e escreva aqui o nome do arquivo novo.';
      issues.push(issueOf(file, path, message));
    }
  }
  return { cache, photos, issues };
}

/** The photographs that `site.json` and the copy of pt-BR name. Translations show the same ones. */
function namedPhotos({ site, source }: Locales): NamedPhoto[] {
  const named: NamedPhoto[] = [];
  const portrait = textAt(site.data, 'portrait');
  if (portrait) named.push({ place: 'portrait', name: portrait, file: site, path: ['portrait'] });
  for (const file of source.files.values()) {
    for (const { path, text } of textsIn(file.data)) {
      const isFace = path.at(-1) === 'avatarUrl' && text.trim();
      if (isFace) named.push({ place: 'people', name: text, file, path });
    }
  }
  return named;
}

/** What `virtual:copy` says of photographs. Their addresses start with `address`. */
export function photosIn({ photos }: MadePhotos, address: string) {
  const of = (place: Place) =>
    photos
      .filter((photo) => photo.place === place)
      .map(({ name, id, made }) => [name, { address: address + id, ...made }] as const);
  const [[, portrait] = []] = of('portrait');
  return { portrait, people: Object.fromEntries(of('people')) };
}

/** The files of all photographs, by their names. */
export function filesOf({ cache, photos }: MadePhotos): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (const { id, made } of photos) {
    for (const width of made.widths) {
      for (const name of [`${id}-${width}.avif`, `${id}-${width}.jpg`]) {
        files.set(name, readFileSync(join(cache, name)));
      }
    }
  }
  return files;
}

async function idOf(place: Place, bytes: Buffer): Promise<string> {
  const { default: sharp } = await import('sharp');
  const how = JSON.stringify([photoSizes[place], photoSizes.ground, settings, sharp.versions]);
  return createHash('sha256').update(bytes).update(how).digest('hex').slice(0, 16);
}

async function make(cache: string, id: string, place: Place, bytes: Buffer) {
  const { default: sharp } = await import('sharp');
  const { avif, jpeg } = settings;
  const { ratio, widths: wanted } = photoSizes[place];
  const { autoOrient: size } = await sharp(bytes).metadata();
  const cropped = Math.max(1, Math.floor(Math.min(size.width, size.height * ratio)));
  const width = Math.min(cropped, wanted.at(-1) ?? 0);
  const height = Math.max(1, Math.round(width / ratio));
  // By default, sharp also rejects photographs that cause only warnings.
  const { data, info } = await sharp(bytes, { failOn: 'error' })
    .autoOrient()
    .flatten({ background: photoSizes.ground })
    .resize(width, height, { position: 'attention' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const widths = [...wanted.filter((each) => each < width), width];
  await mkdir(cache, { recursive: true });
  // A file gets its final name when it is complete, because another build may read the cache.
  const save = async (name: string, content: Promise<Buffer> | string) => {
    const part = join(cache, `${name}.${process.pid}`);
    await writeFile(part, await content);
    await rename(part, join(cache, name));
  };
  await Promise.all(
    widths.flatMap((each) => {
      const sized = sharp(data, { raw: info }).resize(each);
      return [
        save(`${id}-${each}.avif`, sized.clone().avif(avif).toBuffer()),
        save(`${id}-${each}.jpg`, sized.clone().jpeg(jpeg).toBuffer()),
      ];
    }),
  );
  // Written last, because `makePhotos` takes this file as a sign that all copies exist.
  await save(`${id}.json`, JSON.stringify({ widths, height }));
}
