import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readLanguages } from '../check/folders.ts';
import { checkPhotos } from './check-photos.ts';
import { makePhoto, type Place } from './make-photo.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'photos-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

function write(file: string, content: string | Uint8Array) {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), content);
}

const cache = () => join(dir, '.cache');
const make = (place: Place, name: string) => makePhoto(place, join(dir, 'photos', name), cache());
const fileAt = (name: string) => join(cache(), name);

/** Checks the photographs of a site whose only testimonial names a photograph. */
function check(avatarUrl: string) {
  write('pt-BR/home.json', JSON.stringify({ testimonials: { ana: { avatarUrl } } }));
  const { languages } = readLanguages(dir, ['home'], 'pt-BR', /^pt-BR$/);
  return checkPhotos(dir, languages, cache());
}

const picture = (width: number, height: number, background = '#00f') =>
  sharp({ create: { width, height, channels: 4, background } });

test('photograph: is turned upright, and loses metadata such as GPS data', async () => {
  const taken = await picture(1600, 1200)
    .withExif({ IFD3: { GPSLatitude: '23/1 33/1 0/1', GPSLatitudeRef: 'S' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(String(taken)).toContain('Exif');
  write('photos/portrait.jpg', taken);
  const made = await make('portrait', 'portrait.jpg');
  // Turned upright, the photograph has 1200 × 1600 pixels. Cropped, it has 943 × 1600.
  expect(made).toMatchObject({ widths: [96, 192, 288, 400, 544, 800], height: 1357 });
  const metadata = await sharp(fileAt(`${made.id}-800.jpg`)).metadata();
  expect(metadata).toMatchObject({ format: 'jpeg', width: 800, height: 1357, space: 'srgb' });
  for (const secret of ['exif', 'xmp', 'iptc', 'orientation']) {
    expect(metadata).not.toHaveProperty(secret);
  }
});

test('photograph: a face is made square and opaque, and its file name may be NFD', async () => {
  const cut = await picture(400, 300, '#0000').png().toBuffer();
  const name = 'José da Silva.JPG'.normalize('NFD');
  write(`photos/people/${name}`, cut);
  expect(await check('José da Silva.JPG')).toEqual([]);
  const made = await make('people', `people/${name}`);
  expect(made).toMatchObject({ widths: [56, 112, 192, 288], height: 288 });
  const square = { width: 112, height: 112, hasAlpha: false };
  for (const ending of ['avif', 'jpg']) {
    expect(await sharp(fileAt(`${made.id}-112.${ending}`)).metadata()).toMatchObject(square);
  }
});

const jpeg = await picture(640, 480).jpeg().toBuffer();
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
// A JPEG's height and width, in pixels, stand after the marker FFC0.
const huge = Buffer.from(jpeg);
const frame = huge.indexOf(Buffer.from([0xff, 0xc0]));
huge.writeUInt16BE(17_000, frame + 5);
huge.writeUInt16BE(17_000, frame + 7);

test('photograph: a picture beside the texts of a draft is no mistake', async () => {
  write('drafts/en/note.png', 'x');
  expect(await check('')).toEqual([]);
});

test.each([
  ['photos/people/ana.jpg', 'Exporte-a de novo como JPEG', jpeg.subarray(0, jpeg.length * 0.8)],
  ['photos/people/ana.jpg', 'HEIC, o formato do iPhone, não serve', heic],
  ['photos/people/ana.jpg', 'tem mais de 268 milhões de pixels', huge],
  ['photos/people/bia #1.jpg', 'Tire do nome desta foto', jpeg],
  ['photos/people/ana.jpg', 'Esta foto é pequena', await picture(640, 80).jpeg().toBuffer()],
  ['photos/people/bia.jpg', 'O site não usa esta foto', jpeg],
  ['photos/ana.jpg', 'O site não usa esta foto', jpeg],
  ['fotos/ana.jpg', 'O site não usa esta foto', jpeg],
  ['photos/portrait/ana.jpg', 'O site não usa esta foto', jpeg],
  ['photos/portrait.png', 'Há dois retratos', jpeg],
])(
  'photograph: beside portrait.jpg, with ana.jpg in a testimonial, %s gets “%s”',
  async (name, words, bytes) => {
    write('photos/portrait.jpg', jpeg);
    write('photos/people/ana.jpg', jpeg);
    write(name, bytes);
    const message = expect.stringContaining(words);
    const file = expect.stringContaining(name);
    expect(await check('ana.jpg')).toEqual([expect.objectContaining({ file, message })]);
  },
);
