import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { photoSizes } from '../../src/content/photo-sizes.ts';

export type Place = 'portrait' | 'people';

const settings = { avif: { quality: 55 }, jpeg: { quality: 76, mozjpeg: true } };

/** If you change `makePhoto`, delete this folder, because cached copies are not made again. */
export const photoCache = resolve('node_modules/.cache/photos');

/** The names of a photograph's copies. */
export const filesOf = ({ id, widths }: { id: string; widths: number[] }) =>
  widths.flatMap((width) => [`${id}-${width}.avif`, `${id}-${width}.jpg`]);

/** Makes small copies of a photograph, unless cached. Rejects if the photograph can't be read. */
export async function makePhoto(place: Place, file: string, cache = photoCache) {
  const { default: sharp } = await import('sharp');
  const bytes = readFileSync(file);
  const { avif, jpeg } = settings;
  const { ratio, widths: wanted } = photoSizes[place];
  const how = JSON.stringify([photoSizes[place], photoSizes.ground, settings, sharp.versions]);
  const id = createHash('sha256').update(bytes).update(how).digest('hex').slice(0, 16);

  const { autoOrient: size } = await sharp(bytes).metadata();
  const cropped = Math.max(1, Math.floor(Math.min(size.width, size.height * ratio)));
  const width = Math.min(cropped, wanted.at(-1) ?? 0);
  const height = Math.max(1, Math.round(width / ratio));
  const made = { id, widths: [...wanted.filter((each) => each < width), width], height };
  if (filesOf(made).every((name) => existsSync(join(cache, name)))) return made;

  // By default, sharp also rejects photographs that cause only warnings.
  const { data, info } = await sharp(bytes, { failOn: 'error' })
    .autoOrient()
    .flatten({ background: photoSizes.ground })
    .resize(width, height, { position: 'attention' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  await mkdir(cache, { recursive: true });
  for (const each of made.widths) {
    const sized = sharp(data, { raw: info }).resize(each);
    await save(join(cache, `${id}-${each}.avif`), await sized.clone().avif(avif).toBuffer());
    await save(join(cache, `${id}-${each}.jpg`), await sized.clone().jpeg(jpeg).toBuffer());
  }
  return made;
}

/** Gives a file its final name when it is complete, because others may make or read it, too. */
async function save(file: string, content: Buffer) {
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, content);
  await rename(part, file);
}
