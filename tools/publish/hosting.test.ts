import { afterEach, expect, test, vi } from 'vitest';
import { basePath, withBasePath } from '../locales/base-path';
import { redirectsFile } from './hosting';

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
});

test('redirects are percent-encoded as addresses are', () => {
  const page = '/site/ar/%D8%AA%D9%88%D8%A7%D8%B5%D9%84';
  const lines = redirectsFile('/site/', ['/ar/تواصل'], ['/ar']).trim().split('\n');
  const moved = [`${page}/`, `${page}.html`, `${page}/index.html`].map(
    (from) => `${from} ${page} 301`,
  );
  expect(lines).toEqual([...moved, '/site/ar/* /site/ar/404.html 404']);
});
