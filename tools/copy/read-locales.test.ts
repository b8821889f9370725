import { resolve } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each(['', ' '])('an empty LOCALES_DIR (“%s”) counts as none', async (value) => {
  vi.stubEnv('LOCALES_DIR', value);
  vi.resetModules();
  const { localesDir } = await import('./read-locales.ts');
  expect(localesDir).toBe(resolve('locales'));
});
