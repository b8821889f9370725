// @vitest-environment node
import sharp, { type Region } from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { CARD, type CardCopy, drawCard } from './card';
import { families, loadFonts, setHeading, textWidth } from './typesetting';

const copy: CardCopy = {
  page: 'renovare',
  direction: 'ltr',
  label: 'Mentoria <b> & cia',
  title: 'Para quando a pergunta não vai embora',
  name: 'Ana Sá',
  role: 'Palestrante',
  initials: 'AS',
  authors: ['AM'],
};

beforeAll(loadFonts);

describe('the site’s own fonts', () => {
  /** The width as SVG draws it, where a font can't be given as a file. */
  async function widthInSvg(text: string, family: string): Promise<number> {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="200"><text x="20" y="120" font-size="100" font-family="${family}">${text}</text></svg>`;
    const { info } = await sharp(Buffer.from(svg)).trim({ background: '#0000' }).toBuffer({
      resolveWithObject: true,
    });
    return info.width;
  }

  // Widths of the outlines in the font files, in pixels; any other font is wider or narrower.
  test.each([
    [families.heading, 535],
    [families.body, 524],
  ])('%s is used for texts and in drawings', async (family, expected) => {
    const text = 'Sua história';
    const tracking = family === families.heading ? 2 * (text.length - 1) : 0;
    const widths = [
      (await textWidth(text, family, 100)) + tracking,
      await widthInSvg(text, family),
    ];
    for (const width of widths) expect(Math.abs(width - expected)).toBeLessThan(4);
  });
});

describe('a heading', () => {
  const box = { width: 600, height: 300, color: '#000', direction: 'ltr' } as const;
  const sizeOf = async (text: string) => (await setHeading(text, box)).info;

  test.each([
    ['short', 'Oi'],
    ['long', 'palavra '.repeat(15)],
    ['far too long', 'Anticonstitucionalissimamente e otorrinolaringologista. '.repeat(12)],
    ['without spaces', '每一个新的开始都需要勇气方法和好的伙伴'.repeat(3)],
    ['full of special characters', 'Ana & <b>Cia</b> > "Sá"'],
  ])('that is %s stays inside its box', async (_, text) => {
    const { width, height } = await sizeOf(text);
    expect(width).toBeLessThanOrEqual(box.width);
    expect(height).toBeLessThanOrEqual(box.height);
  });

  test('fills its box, in lines of similar length', async () => {
    const { width, height } = await sizeOf('Uma palestra que continua na segunda-feira');
    expect(height).toBeGreaterThan(box.height * 0.7);
    expect(width).toBeGreaterThan(box.width * 0.7);
    // At this size four of the words would fit into the first line.
    const even = await setHeading('Luz luz luz luz luz luz', {
      ...box,
      width: 700,
      height: 200,
    });
    expect(even.info.width).toBeLessThan(500);
  });
});

describe('a card', () => {
  /** Mean and deviation of red in a region, which is cut out first: sharp's `stats` ignores `extract`. */
  async function redsOf(jpeg: Buffer, part: Pick<Region, 'left' | 'width'> & Partial<Region>) {
    const region = { top: 0, height: CARD.height, ...part };
    const { channels } = await sharp(await sharp(jpeg).extract(region).toBuffer()).stats();
    return { mean: channels[0]?.mean ?? 0, deviation: channels[0]?.stdev ?? 0 };
  }

  test.each(['home', 'palestrante', 'depoimentos', 'contato'] as const)(
    'is drawn for %s in both directions, with its words on the side where they begin',
    async (page) => {
      for (const direction of ['ltr', 'rtl'] as const) {
        const jpeg = await drawCard({ ...copy, page, direction });
        expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', ...CARD });
        expect(jpeg.length).toBeLessThan(200_000);
        const start = await redsOf(jpeg, { left: 0, width: 60 });
        const end = await redsOf(jpeg, { left: CARD.width - 60, width: 60 });
        const [margin, wall] = direction === 'ltr' ? [start, end] : [end, start];
        expect(margin.deviation).toBeLessThan(2);
        expect(wall.deviation).toBeGreaterThan(10);
      }
    },
  );

  test('shows a photograph in the portrait’s place', async () => {
    const page = 'palestrante';
    const middle = { left: 960, top: 300, width: 80, height: 80 };
    const drawn = await redsOf(await drawCard({ ...copy, page }), middle);
    const photo = 'public/icon-512.png';
    const photographed = await redsOf(await drawCard({ ...copy, page, photo }), middle);
    // The light behind the initials is bright, the middle of the icon dark.
    expect(drawn.mean).toBeGreaterThan(200);
    expect(photographed.mean).toBeLessThan(100);
  });
});
