import { afterEach, expect, test, vi } from 'vitest';
import { basePath, withBasePath } from './addresses.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['https://ana.github.io', undefined, 'https://ana.github.io/'],
  ['https://ana.github.io/site', undefined, 'https://ana.github.io/site/'],
  ['https://ana.github.io', 'site', 'https://ana.github.io/site/'],
  ['https://ana.github.io', '/site/ ', 'https://ana.github.io/site/'],
  ['https://ana.github.io/site', '/', 'https://ana.github.io/'],
  ['', '/site/', 'https://example.invalid/site/'],
])('address: %j with BASE_PATH %j becomes %s', (address, base, expected) => {
  vi.stubEnv('BASE_PATH', base);
  expect(withBasePath(address)).toBe(expected);
  expect(basePath(address)).toBe(new URL(expected).pathname);
});
