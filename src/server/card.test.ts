import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type CardCopy, drawCard } from './card.tsx';
import { setText } from './typesetting.ts';

const copy: CardCopy = {
  page: 'palestrante',
  label: 'Mentoria',
  title: 'Para quando a pergunta não vai embora',
  name: 'Ana Sá',
};
const mark = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"/>');

test.each([
  'Oi',
  'Anticonstitucionalissimamente e otorrinolaringologista. '.repeat(12),
  '每一个新的开始都需要勇气方法和好的伙伴'.repeat(3),
  'Ana & <b>Cia</b> > "Sá"',
])('preview picture: the heading “%s” fits into its box', async (text) => {
  const box = { width: 600, height: 300 };
  const { info } = await setText(text, {
    ...box,
    family: 'heading',
    sizes: [96, 75, 52],
    color: '#000',
  });
  expect(info.width).toBeLessThanOrEqual(box.width);
  expect(info.height).toBeLessThanOrEqual(box.height);
});

test('preview picture: is a JPEG of 1200 × 630 pixels and less than 200 kB', async () => {
  const jpeg = await drawCard({ ...copy, page: 'depoimentos' }, { mark });
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(jpeg.length).toBeLessThan(200_000);
});

test('preview picture: the name takes the place of a heading in letters that the fonts lack', async () => {
  const arabic = await drawCard({ ...copy, title: 'الرسالة' }, { mark });
  expect(arabic).toEqual(await drawCard({ ...copy, title: 'Ana Sá' }, { mark }));
});

test('preview picture: only home and palestrante show the portrait', async () => {
  const photo = await sharp({
    create: { width: 600, height: 900, channels: 3, background: '#202020' },
  })
    .jpeg()
    .toBuffer();
  /** Mean red of the bottom right corner. `stats` ignores `extract`, so the corner is cut first. */
  const redOf = async (page: CardCopy['page'], portrait?: Buffer) => {
    const card = await drawCard({ ...copy, page }, { mark, photo: portrait });
    const area = { left: 1190, top: 620, width: 10, height: 10 };
    const { channels } = await sharp(await sharp(card).extract(area).toBuffer()).stats();
    return channels[0]?.mean;
  };
  expect(await redOf('home', photo)).toBeLessThan(100);
  expect(await redOf('palestrante', photo)).toBeLessThan(100);
  expect(await redOf('depoimentos', photo)).toBeGreaterThan(150);
  expect(await redOf('home')).toBeGreaterThan(150);
});
