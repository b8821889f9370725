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
  const photo = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="6" height="9"><rect width="6" height="9"/></svg>',
  );
  const hasPortrait = async (page: CardCopy['page']) => {
    const plain = await drawCard({ ...copy, page }, { mark });
    return !plain.equals(await drawCard({ ...copy, page }, { mark, photo }));
  };
  expect(await hasPortrait('home')).toBe(true);
  expect(await hasPortrait('palestrante')).toBe(true);
  expect(await hasPortrait('depoimentos')).toBe(false);
});
