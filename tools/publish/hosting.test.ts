// @vitest-environment node
import { afterEach, describe, expect, test, vi } from 'vitest';
import { publicAddress } from '../../src/i18n/public-address';
import { basePath, withBasePath } from '../locales/base-path';
import { redirectsFile } from './hosting';
import { openingHours } from './opening-hours';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['https://ana.github.io', undefined, 'https://ana.github.io/'],
  ['https://ana.github.io/site', undefined, 'https://ana.github.io/site/'],
  ['https://ana.github.io', 'site', 'https://ana.github.io/site/'],
  ['https://ana.github.io/site', '/', 'https://ana.github.io/'],
  ['', '/site/', 'https://example.invalid/site/'],
])('the address %j with BASE_PATH %j becomes %s', (address, base, expected) => {
  vi.stubEnv('BASE_PATH', base);
  expect(withBasePath(address)).toBe(expected);
  expect(basePath(address)).toBe(new URL(expected).pathname);
  expect(publicAddress({ address: expected }, '/renovare')).toBe(`${expected}renovare`);
});

test('redirects are percent-encoded as addresses are, and are not patterns', () => {
  expect(redirectsFile('/site/', ['/ar/تواصل'], [])).toContain(
    '/site/ar/%D8%AA%D9%88%D8%A7%D8%B5%D9%84/ /site/ar/%D8%AA%D9%88%D8%A7%D8%B5%D9%84 301\n',
  );
  expect(redirectsFile('/', ['/en'], ['/en'])).toMatch(/\n\/en\/\* \/en\/404\.html 404\n$/);
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

  test.each([
    [9, '09:00'],
    ['9', '09:00'],
    ['9h30', '09:30'],
    ['9 h', '09:00'],
    ['07:05', '07:05'],
    ['0h', '00:00'],
  ])('%j is %s', (opensAt, opens) => {
    expect(openingHours({ openDays: ['mon'], figures: { ...figures, opensAt } })).toMatchObject({
      opens,
    });
  });

  test.each(['cedo', '9h75', '9:', '9h5', '24h', 24, 9.5, 9.15, -9, '9.30', '9am', ''])(
    '%j gives undefined instead of a guess',
    (opensAt) => {
      const hours = openingHours({ openDays: ['mon'], figures: { ...figures, opensAt } });
      expect(hours).toBeUndefined();
    },
  );

  test('are undefined without days', () => {
    expect(openingHours({ figures })).toBeUndefined();
  });
});
