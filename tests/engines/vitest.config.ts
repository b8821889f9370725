import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/engines/*.spec.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
