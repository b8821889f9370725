import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inventSite } from '../tests/fixtures/invented-site.ts';
import { checkPhotos, filesOf, makePhoto, type Place } from './photos.ts';

let site = inventSite();
beforeEach(() => {
  site = inventSite();
});
afterEach(() => site.discard());

const cache = () => join(site.dir, '../cache');
const check = () => checkPhotos(site.locales(), cache());
const make = (place: Place, name: string) =>
  makePhoto(place, join(site.dir, 'photos', name), cache());
const fileAt = (name: string) => join(cache(), name);

const picture = (width: number, height: number, background = '#00f') =>
  sharp({ create: { width, height, channels: 4, background } });

test('photograph: is turned upright, and loses metadata such as GPS data', async () => {
  const taken = await picture(1600, 1200)
    .withExif({ IFD3: { GPSLatitude: '23/1 33/1 0/1', GPSLatitudeRef: 'S' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(String(taken)).toContain('Exif');
  site.write('photos/portrait.jpg', taken);
  const made = await make('portrait', 'portrait.jpg');
  // Turned upright, the photograph has 1200 × 1600 pixels. Cropped, it has 943 × 1600.
  expect(made).toMatchObject({ widths: [96, 192, 288, 400, 544, 800], height: 1357 });
  expect(filesOf(made)).toHaveLength(2 * 6);
  const metadata = await sharp(fileAt(`${made.id}-800.jpg`)).metadata();
  expect(metadata).toMatchObject({ format: 'jpeg', width: 800, height: 1357, space: 'srgb' });
  for (const secret of ['exif', 'xmp', 'iptc', 'orientation']) {
    expect(metadata).not.toHaveProperty(secret);
  }
});

const nameAuthor = (name: string) =>
  site.edit(
    'pt-BR/home.json',
    '"items": {',
    `"items": { "ana": { "author": "A", "avatarUrl": "${name}" },`,
  );

test('photograph: a face is made square and opaque, and its file name may be NFD', async () => {
  const cut = await picture(400, 300, '#0000').png().toBuffer();
  const name = 'José da Silva.JPG'.normalize('NFD');
  site.write(`photos/people/${name}`, cut);
  nameAuthor('José da Silva.JPG');
  expect(await check()).toEqual([]);
  const made = await make('people', `people/${name}`);
  expect(made).toMatchObject({ widths: [56, 112, 192, 288], height: 288 });
  for (const ending of ['avif', 'jpg']) {
    expect(await sharp(fileAt(`${made.id}-112.${ending}`)).metadata()).toMatchObject({
      width: 112,
      height: 112,
      hasAlpha: false,
    });
  }
});

test('photograph: a small photograph is not enlarged', async () => {
  site.write('photos/people/ana.png', await picture(80, 100).png().toBuffer());
  expect(await make('people', 'people/ana.png')).toMatchObject({ widths: [56, 80], height: 80 });
});

const jpeg = await picture(640, 480).jpeg().toBuffer();
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
// A JPEG's height and width, in pixels, stand after the marker FFC0.
const huge = Buffer.from(jpeg);
const frame = huge.indexOf(Buffer.from([0xff, 0xc0]));
huge.writeUInt16BE(17_000, frame + 5);
huge.writeUInt16BE(17_000, frame + 7);

test.each([
  [
    'people/ana.jpg',
    'people/ana.jpg',
    'Exporte-a de novo como JPEG',
    jpeg.subarray(0, jpeg.length * 0.8),
  ],
  ['people/ana.jpg', 'people/ana.jpg', 'Exporte-a de novo como JPEG', Buffer.alloc(0)],
  ['people/ana.jpg', 'people/ana.jpg', 'HEIC, o formato do iPhone, não serve', heic],
  ['people/ana.jpg', 'people/ana.jpg', 'tem mais de 268 milhões de pixels', huge],
  ['people/Ana.JPG', 'home.json', 'Há “Ana.JPG”', jpeg],
  ['people/ana.jpeg', 'home.json', 'Há “ana.jpeg”', jpeg],
  ['people/bia.jpg', 'home.json', 'Não há a foto “ana.jpg”', jpeg],
  ['people/bia.jpg', 'people/bia.jpg', 'O site não usa esta foto', jpeg],
  ['ana.jpg', 'photos/ana.jpg', 'O site não usa esta foto', jpeg],
])(
  'photograph: if a testimonial names ana.jpg and the folder has only %s, the message at %s says “%s”',
  async (name, place, words, bytes) => {
    site.write(`photos/${name}`, bytes);
    nameAuthor('ana.jpg');
    expect(await check()).toContainEqual(
      expect.objectContaining({
        file: expect.stringContaining(place),
        message: expect.stringContaining(words),
      }),
    );
  },
);
