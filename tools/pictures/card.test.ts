import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type CardCopy, drawCard } from './card.tsx';
import { setText } from './typesetting.ts';

const copy: CardCopy = {
  page: 'palestrante',
  direction: 'ltr',
  label: 'Mentoria',
  title: 'Para quando a pergunta não vai embora',
  name: 'Ana Sá',
  role: 'Palestrante',
  initials: 'AS',
  authors: ['AM'],
  mark: readFileSync('public/favicon.svg'),
};

test.each([
  'Oi',
  'Anticonstitucionalissimamente e otorrinolaringologista. '.repeat(12),
  '每一个新的开始都需要勇气方法和好的伙伴'.repeat(3),
  'Ana & <b>Cia</b> > "Sá"',
])('the heading %s stays inside its box', async (text) => {
  const box = { width: 600, height: 300 };
  const { info } = await setText(text, {
    ...box,
    family: 'heading',
    sizes: [96, 75, 52],
    color: '#000',
    direction: 'ltr',
  });
  expect(info.width).toBeLessThanOrEqual(box.width);
  expect(info.height).toBeLessThanOrEqual(box.height);
});

test('a card is a JPEG of 1200 × 630 pixels, below 200 kB', async () => {
  const jpeg = await drawCard({ ...copy, page: 'depoimentos' });
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(jpeg.length).toBeLessThan(200_000);
});

/** The mean red of the niche's middle, cut out first because sharp's `stats` ignores `extract`. */
async function redOf(jpeg: Buffer) {
  const middle = await sharp(jpeg)
    .extract({ left: 960, top: 300, width: 80, height: 80 })
    .toBuffer();
  const { channels } = await sharp(middle).stats();
  return channels[0]?.mean;
}

test('a photograph takes the initials’ place, and the wall’s on the home page', async () => {
  const photo = await sharp({
    create: { width: 600, height: 900, channels: 3, background: '#202020' },
  })
    .jpeg()
    .toBuffer();
  // The light behind the initials is bright, the photograph dark.
  expect(await redOf(await drawCard(copy))).toBeGreaterThan(200);
  expect(await redOf(await drawCard({ ...copy, photo, page: 'home' }))).toBeLessThan(100);
  expect(await redOf(await drawCard({ ...copy, photo }))).toBeLessThan(100);
});
