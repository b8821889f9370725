import sharp, { type Region } from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { CARD, type CardCopy, drawCard } from './card';
import { loadFonts, setHeading } from './typesetting';

const copy: CardCopy = {
  page: 'palestrante',
  direction: 'ltr',
  label: 'Mentoria <b> & cia',
  title: 'Para quando a pergunta não vai embora',
  name: 'Ana Sá',
  role: 'Palestrante',
  initials: 'AS',
  authors: ['AM'],
};

beforeAll(loadFonts);

test.each([
  'Oi',
  'Anticonstitucionalissimamente e otorrinolaringologista. '.repeat(12),
  '每一个新的开始都需要勇气方法和好的伙伴'.repeat(3),
  'Ana & <b>Cia</b> > "Sá"',
])('the heading %s stays inside its box', async (text) => {
  const box = { width: 600, height: 300 };
  const { info } = await setHeading(text, { ...box, color: '#000', direction: 'ltr' });
  expect(info.width).toBeLessThanOrEqual(box.width);
  expect(info.height).toBeLessThanOrEqual(box.height);
});

/** Mean and deviation of red in a region, which is cut out first: sharp's `stats` ignores `extract`. */
async function redsOf(jpeg: Buffer, part: Pick<Region, 'left' | 'width'>) {
  const region = { top: 300, height: 80, ...part };
  const { channels } = await sharp(await sharp(jpeg).extract(region).toBuffer()).stats();
  return { mean: channels[0]?.mean ?? 0, deviation: channels[0]?.stdev ?? 0 };
}

test.each(['ltr', 'rtl'] as const)(
  'a card has its words on the side where they begin: %s',
  async (direction) => {
    const jpeg = await drawCard({ ...copy, page: 'home', direction });
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', ...CARD });
    expect(jpeg.length).toBeLessThan(200_000);
    const sides = [0, CARD.width - 60].map((left) => redsOf(jpeg, { left, width: 60 }));
    const [start, end] = await Promise.all(direction === 'ltr' ? sides : sides.reverse());
    expect(start?.deviation).toBeLessThan(2);
    expect(end?.deviation).toBeGreaterThan(5);
  },
);

test('a photograph takes the initials’ place', async () => {
  const middle = { left: 960, width: 80 };
  const drawn = await redsOf(await drawCard(copy), middle);
  const photo = await redsOf(await drawCard({ ...copy, photo: 'public/icon-512.png' }), middle);
  // The light behind the initials is bright, the middle of the icon dark.
  expect(drawn.mean).toBeGreaterThan(200);
  expect(photo.mean).toBeLessThan(100);
});
