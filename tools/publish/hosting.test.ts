// @vitest-environment node
import { afterEach, describe, expect, test, vi } from 'vitest';
import { publicAddress } from '../../src/i18n/public-address';
import { basePath, withBasePath } from '../locales/base-path';
import { caddyFile, redirectsFile } from './hosting';
import { openingHours } from './opening-hours';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['https://ana.github.io', undefined, 'https://ana.github.io/'],
  ['https://ana.github.io/site', undefined, 'https://ana.github.io/site/'],
  ['https://ana.github.io', 'site', 'https://ana.github.io/site/'],
  ['https://ana.github.io/site', '/', 'https://ana.github.io/'],
  ['', '/site/', 'https://example.invalid/site/'],
])('the site at %j with BASE_PATH %j is at %s', (address, base, expected) => {
  vi.stubEnv('BASE_PATH', base);
  expect(withBasePath(address)).toBe(expected);
  expect(basePath(address)).toBe(new URL(expected).pathname);
  expect(publicAddress({ address: expected }, '/renovare')).toBe(`${expected}renovare`);
});

test('redirects are spelt as addresses are, and are no patterns', () => {
  expect(redirectsFile('/site/', ['/ar/تواصل'], [])).toContain(
    '/site/ar/%D8%AA%D9%88%D8%A7%D8%B5%D9%84/ /site/ar/%D8%AA%D9%88%D8%A7%D8%B5%D9%84 301\n',
  );
  expect(redirectsFile('/', ['/en'], ['/en'])).toMatch(/\n\/en\/\* \/en\/404\.html 404\n$/);
  expect(caddyFile(['/', '/a.b', '/é'])).toContain('(a\\.b|é)');
});

describe('opening hours', () => {
  const figures = { opensAt: '9h', closesAt: '18:45' };

  test('are the days that the owner names', () => {
    expect(openingHours({ openDays: ['mon', 'wed'], figures })).toEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Wednesday'],
      opens: '09:00',
      closes: '18:45',
    });
  });

  test('are not guessed at', () => {
    expect(openingHours({ figures })).toBeUndefined();
    expect(
      openingHours({ openDays: ['mon'], figures: { ...figures, opensAt: 'cedo' } }),
    ).toBeUndefined();
  });
});
