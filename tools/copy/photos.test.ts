import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inventSite } from '../../tests/fixtures/invented-site.ts';
import { filesOf, makePhotos, photosIn } from './photos.ts';

let site = inventSite();
beforeEach(() => {
  site = inventSite();
});
afterEach(() => site.discard());

const read = () => site.locales();
const make = () => makePhotos(read(), () => {}, join(site.dir, '../cache'));

const namePortrait = (name: string) =>
  site.edit('site.json', '"social"', `"portrait": "${name}",\n"social"`);

const picture = (width: number, height: number, background = '#00f') =>
  sharp({ create: { width, height, channels: 4, background } });

test('photograph: is turned upright, and loses metadata such as GPS data', async () => {
  const taken = await picture(1600, 1200)
    .withExif({ IFD3: { GPSLatitude: '23/1 33/1 0/1', GPSLatitudeRef: 'S' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(String(taken)).toContain('Exif');
  site.write('photos/ana.jpg', taken);
  namePortrait('ana.jpg');
  const made = await make();
  const { portrait } = photosIn(made, '');
  // Turned upright, the photograph has 1200 × 1600 pixels. Cropped, it has 943 × 1600.
  expect(portrait).toMatchObject({ widths: [96, 192, 288, 400, 544, 800], height: 1357 });
  const files = filesOf(made);
  expect(files.size).toBe(2 * 6);
  const metadata = await sharp(files.get(`${portrait?.address}-800.jpg`)).metadata();
  expect(metadata).toMatchObject({ format: 'jpeg', width: 800, height: 1357, space: 'srgb' });
  for (const secret of ['exif', 'xmp', 'iptc', 'orientation']) {
    expect(metadata).not.toHaveProperty(secret);
  }
});

const nameAuthor = (field: string) =>
  site.edit('pt-BR/home.json', '"items": {', `"items": { "ana": { "author": "A", ${field} },`);

test('photograph: a face is made square and opaque, and its file name may be NFD', async () => {
  const cut = await picture(400, 300, '#0000').png().toBuffer();
  site.write(`photos/${'José da Silva.JPG'.normalize('NFD')}`, cut);
  nameAuthor('"avatarUrl": "José da Silva.JPG"');
  const made = await make();
  expect(made.issues).toEqual([]);
  const { address = '', ...size } = photosIn(made, '').people['José da Silva.JPG'] ?? {};
  expect(size).toEqual({ widths: [56, 112, 192, 288], height: 288 });
  for (const ending of ['avif', 'jpg']) {
    const bytes = filesOf(made).get(`${address}-112.${ending}`);
    expect(await sharp(bytes).metadata()).toMatchObject({
      width: 112,
      height: 112,
      hasAlpha: false,
    });
  }
});

test('photograph: a small photograph is not enlarged', async () => {
  site.write('photos/ana.png', await picture(80, 100).png().toBuffer());
  nameAuthor('"avatarUrl": "ana.png"');
  const made = await make();
  expect(photosIn(made, '').people['ana.png']).toMatchObject({ widths: [56, 80], height: 80 });
});

const jpeg = await picture(640, 480).jpeg().toBuffer();
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
// A JPEG's height and width, in pixels, stand after the marker FFC0.
const huge = Buffer.from(jpeg);
const frame = huge.indexOf(Buffer.from([0xff, 0xc0]));
huge.writeUInt16BE(17_000, frame + 5);
huge.writeUInt16BE(17_000, frame + 7);

test.each([
  ['ana.jpg', 'Exporte-a de novo como JPEG', jpeg.subarray(0, jpeg.length * 0.8)],
  ['ana.jpg', 'Exporte-a de novo como JPEG', Buffer.alloc(0)],
  ['ana.jpg', 'HEIC, o formato do iPhone, não serve', heic],
  ['ana.jpg', 'tem mais de 268 milhões de pixels', huge],
  ['Ana.JPG', 'Há “Ana.JPG”', jpeg],
  ['ana.jpeg', 'Há “ana.jpeg”', jpeg],
  ['ana.jpg/rosto.jpg', 'Não há a foto “ana.jpg”', jpeg],
  ['bia.jpg', 'Não há a foto “ana.jpg”', jpeg],
])(
  'photograph: if site.json names ana.jpg and the folder has only %s, the message says “%s”',
  async (name, words, bytes) => {
    site.write(`photos/${name}`, bytes);
    namePortrait('ana.jpg');
    expect((await make()).issues).toMatchObject([
      { file: read().site?.label, line: 8, message: expect.stringContaining(words) },
    ]);
  },
);
