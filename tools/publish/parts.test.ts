// @vitest-environment node
import { afterEach, describe, expect, test, vi } from 'vitest';
import { publicAddress } from '../../src/i18n/public-address';
import { basePath, withBasePath } from '../locales/base-path';
import { drawCard } from './card';
import { caddyFile, redirectsFile } from './hosting';
import { openingHours } from './json-ld';
import { createRaster } from './raster';
import { setLines } from './set-lines';

afterEach(() => vi.unstubAllEnvs());

describe('opening hours', () => {
  const figures = { opensAt: '9h', closesAt: '18h' };

  test('are the days that the owner names', () => {
    expect(openingHours(['mon', 'wed'], figures)).toMatchObject({
      dayOfWeek: ['Monday', 'Wednesday'],
      opens: '09:00',
      closes: '18:00',
    });
  });

  test('half past nine is half past nine', () => {
    const hours = openingHours(['mon'], { opensAt: '9h30', closesAt: '18:45' });
    expect(hours).toMatchObject({ opens: '09:30', closes: '18:45' });
  });

  test('no days and no hour are not guessed at', () => {
    expect(openingHours(undefined, figures)).toBeUndefined();
    expect(openingHours(['mon'], { ...figures, opensAt: 'cedo' })).toBeUndefined();
  });
});

describe('the folder of the host', () => {
  test.each([
    ['https://example.com', undefined, 'https://example.com/'],
    ['https://example.com/site', undefined, 'https://example.com/site/'],
    ['https://example.com', 'site', 'https://example.com/site/'],
    ['https://example.com/site', '/', 'https://example.com/'],
    ['', '/site/', 'https://example.invalid/site/'],
  ])('%j with BASE_PATH %j is %s', (address, base, expected) => {
    vi.stubEnv('BASE_PATH', base);
    expect(withBasePath(address)).toBe(expected);
    expect(basePath(address)).toBe(new URL(expected).pathname);
    expect(publicAddress({ address: expected }, '/renovare')).toBe(`${expected}renovare`);
  });
});

test('redirects are spelt as addresses are, and are no patterns', () => {
  expect(redirectsFile('/site/', ['/ar/تواصل'], [])).toContain(
    '/site/ar/%D8%AA%D9%88%D8%A7%D8%B5%D9%84/ /site/ar/%D8%AA%D9%88%D8%A7%D8%B5%D9%84 301\n',
  );
  expect(redirectsFile('/', ['/en'], ['/en'])).toMatch(/\n\/en\/\* \/en\/404\.html 404\n$/);
  expect(caddyFile(['/', '/a.b', '/é'], {})).toContain('(a\\.b|é)');
});

describe('a heading', () => {
  const box = {
    width: 100,
    height: 60,
    sizes: [10, 8],
    lineHeight: 1,
    measure: (text: string, size: number) => (text.length * size) / 2,
  };

  test('is broken evenly, in as few lines as it needs', () => {
    const { lines, size } = setLines('Um encontro para ver outra luz', box);
    expect(lines).toEqual(['Um encontro para', 'ver outra luz']);
    expect(size).toBe(10);
  });

  test('leaves neither a short word nor the start of a sentence hanging', () => {
    const { lines } = setLines('Sua história já tem final. Falta o capítulo.', box);
    expect(lines).toEqual(['Sua história', 'já tem final.', 'Falta o capítulo.']);
  });

  test('is not broken at spaces that may not break', () => {
    expect(setLines('Plano de 90\u00a0dias', { ...box, width: 40 }).lines).toContain(
      '90\u00a0dias',
    );
  });

  test('takes the smallest size when nothing fits', () => {
    expect(setLines('Otorrinolaringologistas', { ...box, width: 10 })).toMatchObject({
      lines: ['Otorrinolaringologistas'],
      size: 8,
    });
  });
});

describe('a card', () => {
  const copy = {
    page: 'renovare',
    direction: 'ltr',
    label: 'Mentoria <b> & cia',
    title: 'Para quando a pergunta não vai embora',
    name: 'Ana Sá',
    role: 'Palestrante',
    initials: 'AS',
    voices: ['AM'],
  } as const;

  test.each(['home', 'palestrante', 'depoimentos', 'contato', 'a-page-of-tomorrow'])(
    'is drawn for %s in either direction, in well-formed SVG',
    async (page) => {
      const raster = await createRaster();
      for (const direction of ['ltr', 'rtl'] as const) {
        const svg = drawCard({ ...copy, page, direction }, raster.measure);
        expect(svg).not.toMatch(/<div|<img|NaN|undefined/);
        expect((await raster.jpeg(svg)).length).toBeGreaterThan(10_000);
      }
    },
  );

  test('keeps a title of 120 letters inside the room that it has', async () => {
    const { measure } = await createRaster();
    const title = 'palavra '.repeat(15).trim();
    const svg = drawCard({ ...copy, title }, measure);
    const [, size] = /font-family="Petrona" font-size="(\d+)"/.exec(svg) ?? [];
    expect(Number(size)).toBeGreaterThanOrEqual(48);
    expect(svg.match(/>palavra[^<]*</g)?.length).toBeLessThanOrEqual(6);
  });

  test('an unchanged drawing is not drawn again', async () => {
    const raster = await createRaster();
    const svg = drawCard({ ...copy, title: 'Uma vez só' }, raster.measure);
    const [first, second] = [await raster.jpeg(svg), await raster.jpeg(svg)];
    expect(second.equals(first)).toBe(true);
  });
});
